import type { Change } from "@damim/sync/change.ts";
import type { UndoStep } from "@damim/domain/undo/undo-stack.ts";
import type { Vault } from "@damim/domain/vault/vault.ts";
import type { Store, Veil } from "@damim/sync/client/store.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { DataKey, KeySecret } from "../platform/secrets/boxes.ts";
import type { DraftBox } from "./drafts/drafts-on-disk.ts";
import type { NameHolding, OpenNametags } from "./nametags-slot.ts";
import type { TeacherData } from "./teacher-data.ts";

/**
 * Where what locks records comes in, once an account has locked them, and the 이름표 of a year with numbers only. Until then
 * nothing of it is loaded.
 */
export interface VaultSlot {
  now?: (OpenVault & VaultHooks) | undefined;
  /** The same each time. */
  readonly load: () => Promise<OpenVault & VaultHooks>;
  /** For a store that is not among the data's, such as a room: names in its texts are asked about too. */
  readonly hold: (find: () => Store | undefined) => Veil;
  /** Such a store is open, until the returned way is gone. */
  readonly watch: (store: Store, poke: () => void) => () => void;
}

/** What of a page locks records and keeps names. */
export interface LockablePage extends Pick<
  TeacherData,
  | "profile"
  | "keeping"
  | "years"
  | "stores"
  | "rounds"
  | "vault"
  | "now"
  | "firstRound"
  | "subscribe"
> {
  readonly teacher: Pick<TeacherData["teacher"], "uid">;
}

/** `none`: nothing was ever locked. `off`: it was switched off, and all is open again. */
export type VaultState = "none" | "off" | "shut" | "open";

/** What locks the records of one account, on this page. */
export interface OpenVault {
  readonly state: VaultState;
  readonly nametags: OpenNametags;
  readonly row: Vault | undefined;
  /** Words wait for the key to be saved: somebody has to ask for it. */
  readonly isAsked: boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** A key that fits opens the records, here and in the sibling tabs; its words open keys of before too, where they are the same. */
  take(key: DataKey, secret?: KeySecret): Promise<void>;
  /** Words of before, while the records are open; false where they open none of the keys of then. */
  adopt(secret: KeySecret): Promise<boolean>;
  shut(): void;
  /** 「나중에」: what waits goes on waiting. */
  stopAsking(): void;
  /** Words that were written stand in this page alone until the records are open. */
  readonly holdsWords: boolean;
  /** Whether these changes hold words that have to be locked and cannot be now; it asks to open the records then. */
  holdsBack(changes: readonly Change[]): boolean;
  /** The values of a row, or of its history, as far as they are open. */
  readonly read: (
    of: { readonly scope: string; readonly kind: string; readonly id: string },
    fields: Fields,
  ) => Promise<Fields>;
}

/** `Veil` of any store. */
export interface ScopedVeil {
  lift(
    of: { readonly scope: string; readonly kind: string; readonly id: string },
    data: Fields,
  ): Fields;
  save(scope: string, ops: Parameters<Veil["save"]>[0]): ReturnType<Veil["save"]>;
  listReady: Veil["listReady"];
  /** Words that name a pupil wait for an answer. */
  isHeld?(scope: string, op: Parameters<Veil["isHeld"]>[0]): boolean;
}

/** What stores, forms and undo ask of it. */
export interface VaultHooks {
  readonly veil: ScopedVeil;
  /** Names in what waits in any store. */
  readonly asking: NameHolding;
  /** The stores ask it from now on: what they read before is read again, what they held may go. */
  begin(notify: () => void): void;
  /** Where the words of a form stay that may lie on no disk; nothing for any other form. */
  findDraftBox(key: string): DraftBox | undefined;
  /** A step of undo that says locked words: it lives in memory, while they are open. */
  isSecretStep(step: UndoStep): boolean;
  close(): void;
}

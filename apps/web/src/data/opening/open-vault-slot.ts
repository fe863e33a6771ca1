import { secretKinds } from "@damim/domain/secret/secret-kinds.ts";
import { isVaultOn, vaultKind } from "@damim/domain/vault/vault.ts";
import type { Veil } from "@damim/sync/client/store.ts";
import type { KeepableHistory } from "../history/undo-history.ts";
import type { Store, TeacherData } from "../teacher-data.ts";
import type { VaultSlot } from "../vault-slot.ts";

/** So long nothing is thought to have changed on the server since it spoke. */
const FRESH_MS = 30_000;

interface FollowedSlot extends VaultSlot {
  /** The server has spoken just now. */
  hear(): void;
  /** Of the scopes of one's own: a club's records are its teachers' together. */
  toVeil(scope: string): Veil | undefined;
  /** Brings the lock in when its row is there, and before the first letter is written where it is there already. */
  follow(profile: Store): Promise<void>;
}

export function openVaultSlot(
  uid: string,
  data: () => TeacherData,
  history: KeepableHistory,
  notify: () => void,
  now: () => number,
): FollowedSlot {
  let heardAt = 0;
  /** Words that may be locked go out only where the server has just said whether they are. */
  const isHeld: Veil["isHeld"] = (op) =>
    secretKinds.includes(op.kind) &&
    (Math.abs(now() - heardAt) > FRESH_MS ||
      (slot.now?.veil.isHeld(op) ?? [...data().profile.rows(vaultKind).values()].some(isVaultOn)));
  let loading: ReturnType<VaultSlot["load"]> | undefined;
  const open: VaultSlot["load"] = async () => {
    const { openVault } = await import("../vault/open-vault.ts");
    const opened = openVault(data(), history);
    opened.subscribe(notify);
    slot.now = opened;
    notify();
    return opened;
  };
  const slot: FollowedSlot = {
    hear: () => void (heardAt = now()),
    load: () =>
      (loading ??= open().catch((error: unknown) => {
        loading = undefined;
        throw error;
      })),
    toVeil: (scope) =>
      scope.startsWith(`t/${uid}/`)
        ? {
            lift: (kind, id, data) => slot.now?.veil.lift({ scope, kind, id }, data),
            save: (ops) => slot.now?.veil.save(scope, ops),
            listReady: (ops) => slot.now?.veil.listReady(ops),
            isHeld,
          }
        : undefined,
    async follow(profile) {
      const need = async (): Promise<void> => {
        if (profile.rows(vaultKind).size > 0) await slot.load().catch(() => undefined);
      };
      profile.watch(vaultKind.name, () => void need());
      await need();
    },
  };
  return slot;
}

import { VAULT_ID, vaultKind } from "@damim/domain/vault/vault.ts";
import type { RoundState } from "@damim/sync/client/rounds.ts";
import type { Store } from "@damim/sync/client/store.ts";
import type { KeepableHistory } from "../../apps/web/src/data/history/undo-history.ts";
import { createListeners } from "../../apps/web/src/data/create-listeners.ts";
import { openVaultSlot } from "../../apps/web/src/data/opening/open-vault-slot.ts";
import { trySecret } from "../../apps/web/src/data/vault/try-secret.ts";
import type { LockablePage } from "../../apps/web/src/data/vault-slot.ts";
import type { DataKey } from "../../apps/web/src/platform/secrets/boxes.ts";
import type { Line } from "./line.ts";
import { onLine } from "./page-network.ts";

/** Whoever locks records has these words in mind. */
export const PASSPHRASE = "겨울 바다의 하얀 등대 불빛";

/** What locks records and keeps names on one open page, with what its teacher answers when it asks. */
export interface PageLock extends Pick<
  ReturnType<typeof openVaultSlot>,
  "toVeil" | "follow" | "now"
> {
  readonly page: LockablePage & { readonly passphrase: string };
  /** A round ended, or rows changed. */
  tell(state?: RoundState): void;
  /** Opens the records, says numbers where a text names somebody, and has the server forget what was before. */
  settle(): Promise<void>;
  close(): void;
}

type FirstRound = Exclude<RoundState, "sending">;

/** Keys that a device's pages give each other, without half a second of PBKDF2 for each. */
const keys = new WeakMap<Line, DataKey>();
const SAVING_TRIES = 200;

export function openPageLock(options: {
  readonly uid: string;
  readonly line: Line;
  readonly history: KeepableHistory;
  readonly isShared: boolean;
  readonly now: () => number;
  /** Once all stores are open. */
  readonly of: () => Pick<LockablePage, "profile" | "years" | "stores" | "rounds">;
}): PageLock {
  const { uid, line, history, isShared, now, of } = options;
  const listeners = createListeners();
  let settleFirst: (state: FirstRound) => void = () => undefined;
  const firstRound = new Promise<FirstRound>((resolve) => (settleFirst = resolve));
  const slot = openVaultSlot(uid, () => page, history, listeners.tell);
  const page: PageLock["page"] = {
    teacher: { uid },
    passphrase: PASSPHRASE,
    keeping: isShared ? "memory" : "disk",
    get profile() {
      return of().profile;
    },
    get years() {
      return of().years;
    },
    get stores() {
      return of().stores;
    },
    get rounds() {
      return of().rounds;
    },
    vault: slot,
    now,
    firstRound,
    subscribe: listeners.add,
  };

  async function unlock(): Promise<void> {
    const row = page.profile.rows(vaultKind).get(VAULT_ID);
    if (slot.now?.state !== "shut" || !row) return;
    const known = keys.get(line);
    const key =
      known?.id === row.keyId ? known : await trySecret(slot, { passphrase: PASSPHRASE }, now);
    if (!key) throw new Error("the passphrase opens nothing");
    keys.set(line, key);
    await slot.now.take(key);
  }
  async function waitForSaving(): Promise<void> {
    const isSaving = (store: Store): boolean => store.unsavedCount() > 0;
    for (let tries = 0; page.stores.some(isSaving) && tries < SAVING_TRIES; tries++)
      await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return {
    get now() {
      return slot.now;
    },
    page,
    toVeil: (scope) => slot.toVeil(scope),
    follow: () => slot.follow(),
    tell(state = "sending") {
      if (state !== "sending") settleFirst(state);
      listeners.tell();
    },
    async settle() {
      await slot.need();
      if (!slot.now) return;
      slot.now.nametags.askBy(async () => "numbers");
      await unlock();
      const { asking } = slot.now.nametags;
      if (asking.rows.length > 0) await asking.answer(asking.rows, "numbers");
      await waitForSaving();
      if (page.rounds.state() !== "idle") return;
      // Not before `page-network.ts`, which tells them where the server's API is.
      const [{ forgetNames, hasNamesToForget }, { forgetPlain, hasToForget }] = await Promise.all([
        import("../../apps/web/src/data/nametags/forget-names.ts"),
        import("../../apps/web/src/data/vault/forget-plain.ts"),
      ]);
      if (hasNamesToForget(page) && (await line.prove())) await forgetNames(page);
      if (hasToForget(page) && (await line.prove())) await forgetPlain(page);
    },
    close: () => onLine(line, () => slot.now?.close()),
  };
}

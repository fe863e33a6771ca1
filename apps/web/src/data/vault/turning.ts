import { secretKinds } from "@damim/domain/secret/secrets.ts";
import { isVaultOn, VAULT_ID, vaultKind } from "@damim/domain/vault/vault.ts";
import { withTabLock } from "../../platform/locks.ts";
import type { Store } from "../teacher-data.ts";
import type { LockablePage, OpenVault } from "../vault-slot.ts";
import { countRows, turnRows } from "./seal-rows.ts";
import { settleForks } from "./settle-forks.ts";

/**
 * Locks and opens the rows that stand as they should not. They come open from devices that had not heard of the lock, and
 * locked from those that had not of its end.
 */
export function createTurning(
  data: LockablePage,
  { isOpen, read }: { readonly isOpen: () => boolean; readonly read: OpenVault["read"] },
) {
  const { profile, teacher } = data;
  const turned = new Map<Store, string>();
  const looked = new Set<string>();
  let isTurning = false;
  /** Before the server has spoken, rows that it has locked already may stand here open. */
  let isHeard = false;
  void data.firstRound.then(() => (isHeard = true));

  async function turnStore(store: Store): Promise<void> {
    const vault = profile.rows(vaultKind).get(VAULT_ID);
    const isLocking = isVaultOn(vault);
    const state = [isLocking, ...secretKinds.map((kind) => store.revision(kind))].join(" ");
    if (turned.get(store) === state) return;
    // The server will have what they were once more.
    if (isLocking && vault?.isForgotten && countRows([store]).open > 0)
      await profile.write([{ kind: vaultKind.name, id: VAULT_ID, set: { isForgotten: null } }]);
    await turnRows(store, { isLocking, keyId: vault?.keyId }, isOpen);
    if (isLocking && isOpen()) await settleForks(store, read, looked);
    turned.set(store, state);
  }

  return {
    async goOn(): Promise<void> {
      if (isTurning || !isHeard || data.rounds.state() !== "idle") return;
      isTurning = true;
      // Sibling tabs are open too: each row is turned once.
      await withTabLock(`damim:${teacher.uid}:vault`, async () => {
        for (const store of data.years.values()) await turnStore(store);
      }).catch(() => undefined);
      isTurning = false;
    },
    /** Closed, it knows nothing of what it has read. */
    forget: () => looked.clear(),
  };
}

import { SECRET_KIND } from "@damim/domain/secret/secret-kind.ts";
import { vaultKind } from "@damim/domain/vault/vault.ts";
import type { Veil } from "@damim/sync/client/store.ts";
import type { KeepableHistory } from "../history/undo-history.ts";
import type { TeacherData } from "../teacher-data.ts";
import type { VaultSlot } from "../vault-slot.ts";

/** So long nothing is thought to have changed on the server since it spoke. */
const FRESH_MS = 30_000;

interface FollowedSlot extends VaultSlot {
  /** The server has spoken just now. */
  hear(): void;
  /** Of the scopes of one's own: a club's records are its teachers' together. */
  toVeil(scope: string): Veil | undefined;
  /** Brings the lock in when its row is there, and before the first letter is written where it is there already. */
  follow(): Promise<void>;
}

export function openVaultSlot(
  uid: string,
  data: () => TeacherData,
  history: KeepableHistory,
  notify: () => void,
): FollowedSlot {
  let freshUntil = 0;
  const isThere = (): boolean => data().profile.rows(vaultKind).size > 0;
  /** Words that may be locked go out only where the server has just said whether they are. */
  const isHeld: Veil["isHeld"] = (op) =>
    op.kind === SECRET_KIND &&
    (data().now() > freshUntil || (slot.now ? slot.now.veil.isHeld(op) : isThere()));
  let loading: ReturnType<VaultSlot["load"]> | undefined;
  const open: VaultSlot["load"] = async () => {
    slot.now = (await import("../vault/open-vault.ts")).openVault(data(), history);
    slot.now.subscribe(notify);
    notify();
    return slot.now;
  };
  const slot: FollowedSlot = {
    hear: () => void (freshUntil = data().now() + FRESH_MS),
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
    async follow() {
      const need = async (): Promise<unknown> => isThere() && slot.load().catch(() => undefined);
      data().profile.watch(vaultKind.name, () => void need());
      await need();
    },
  };
  return slot;
}

import { SECRET_KIND } from "@damim/domain/secret/secret-kind.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { vaultKind } from "@damim/domain/vault/vault.ts";
import type { Veil } from "@damim/sync/client/store.ts";
import type { KeepableHistory } from "../history/undo-history.ts";
import type { TeacherData } from "../teacher-data.ts";
import type { VaultSlot } from "../vault-slot.ts";

interface FollowedSlot extends VaultSlot {
  /** Brings the lock in where its row is there. Asked for again after a round: the network may have been away. */
  need(): Promise<unknown>;
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
  const isThere = (): boolean => {
    const { profile } = data();
    if (profile.rows(vaultKind).size > 0) return true;
    return [...profile.rows(schoolYearKind).values()].some((year) => "numbersOnly" in year);
  };
  /** Words that may be locked go out only where the server has just said whether they are; no name before its 이름표 is open. */
  const isHeld: Veil["isHeld"] = ({ kind }, isFresh) =>
    (kind === SECRET_KIND && !isFresh) ||
    ((kind === SECRET_KIND || kind === studentKind.name) && !slot.now && isThere());
  let loading: ReturnType<VaultSlot["load"]> | undefined;
  const open: VaultSlot["load"] = async () => {
    slot.now = await (await import("../vault/open-vault.ts")).openVault(data(), history);
    slot.now.subscribe(notify);
    notify();
    return slot.now;
  };
  const slot: FollowedSlot = {
    need: async () => isThere() && slot.load().catch(() => undefined),
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
      for (const { name } of [vaultKind, schoolYearKind])
        data().profile.watch(name, () => void slot.need());
      await slot.need();
    },
  };
  return slot;
}

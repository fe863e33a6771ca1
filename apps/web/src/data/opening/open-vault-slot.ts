import { SECRET_KIND } from "@damim/domain/secret/secret-kind.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { vaultKind } from "@damim/domain/vault/vault.ts";
import type { Store, Veil } from "@damim/sync/client/store.ts";
import type { RecordKind } from "@damim/sync/kind.ts";
import type { KeepableHistory } from "../history/undo-history.ts";
import type { LockablePage, VaultSlot } from "../vault-slot.ts";

/** Where it says that there is something to open. */
const watched: readonly RecordKind<object>[] = [vaultKind, schoolYearKind];

interface FollowedSlot extends VaultSlot {
  /** Brings the lock in where its row is there. Asked for again after a round: the network may have been away. */
  need(): Promise<unknown>;
  /** What is one's own may be locked; a club's records are its teachers' together. */
  toVeil(scope: string): Veil;
  /** Brings the lock in when its row is there, and before the first letter is written where it is there already. */
  follow(): Promise<void>;
}

export function openVaultSlot(
  uid: string,
  data: () => LockablePage,
  history: KeepableHistory,
  notify: () => void,
): FollowedSlot {
  const isThere = (): boolean =>
    watched.some((kind) =>
      [...data().profile.rows(kind).values()].some(
        (row) => kind === vaultKind || "numbersOnly" in row,
      ),
    );
  /** Open stores beside those of the data, and what makes their rounds begin. */
  const others = new Map<Store, () => void>();
  const findStore = (scope: string): Store | undefined =>
    data().stores.find((store) => store.scope === scope);
  let loading: ReturnType<VaultSlot["load"]> | undefined;
  const open: VaultSlot["load"] = async () => {
    slot.now = await (await import("../vault/open-vault.ts")).openVault(data(), history, others);
    slot.now.begin(notify);
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
            // Words that may be locked go out only where the server has just said whether they are; nothing before what veils is here.
            isHeld: (op, isFresh) =>
              (op.kind === SECRET_KIND && !isFresh) ||
              (slot.now ? slot.now.veil.isHeld?.(scope, op) === true : isThere()),
          }
        : slot.hold(() => findStore(scope)),
    hold: (find) => ({
      lift: () => undefined,
      save() {
        const store = find();
        if (store) slot.now?.asking.look(store);
        return undefined;
      },
      listReady: () => undefined,
      isHeld(op) {
        const store = find();
        if (!slot.now) return isThere();
        return store !== undefined && slot.now.asking.isHeld(store, op);
      },
    }),
    watch(store, poke) {
      others.set(store, poke);
      slot.now?.asking.look(store);
      return () => {
        others.delete(store);
        slot.now?.asking.leave(store);
      };
    },
    async follow() {
      for (const { name } of watched) data().profile.watch(name, () => void slot.need());
      await slot.need();
    },
  };
  return slot;
}

import type { QueuedOp } from "@damim/sync/client/storage.ts";
import type { Store } from "../teacher-data.ts";
import type { ScopedVeil } from "../vault-slot.ts";
import type { NametagHooks } from "./open-nametags.ts";

/** The veil of locked words, before which names are laid over their numbers and taken off them again. */
export function joinNametags<V extends ScopedVeil>(
  veil: V,
  nametags: NametagHooks,
  findStore: (scope: string) => Store | undefined,
): V {
  /** Stamps of what stands in memory alone until its names are in the 이름표. */
  const bare = new Set<string>();

  async function saveNumbered(
    scope: string,
    { ops, kept }: NonNullable<ReturnType<NametagHooks["take"]>>,
  ): ReturnType<Store["replace"]> {
    for (const { at } of ops) bare.add(at);
    await kept;
    for (const { at } of ops) bare.delete(at);
    const sealing = veil.save(scope, ops);
    if (sealing) return sealing;
    const store = findStore(scope);
    return store ? store.replace(ops) : { type: "unsaved", cause: "StorageUnavailable" };
  }

  return {
    ...veil,
    lift: (of, fields) => nametags.lift(of, veil.lift(of, fields)),
    isHeld(scope: string, op: QueuedOp) {
      const store = findStore(scope);
      return store !== undefined && nametags.asking.isHeld(store, op);
    },
    save(scope: string, ops: readonly QueuedOp[]) {
      const store = findStore(scope);
      if (store) nametags.asking.look(store);
      const numbered = nametags.take(scope, ops);
      return numbered ? saveNumbered(scope, numbered) : veil.save(scope, ops);
    },
    listReady(ops) {
      const ready = veil.listReady(ops) ?? ops;
      if (bare.size === 0) return ready;
      const rows = new Set<string>();
      return ready.filter(({ kind, id, at }) => {
        if (bare.has(at)) rows.add(`${kind}\n${id}`);
        return !rows.has(`${kind}\n${id}`);
      });
    },
  };
}

import type { PendingOp } from "./store.ts";
import type { QueuedOp, RefusedOp, StorageCause } from "./storage.ts";
import { byStamp } from "./view.ts";
import type { View } from "./view.ts";

/** The ops of one scope in memory: waiting, refused, and those that the disk did not take. */
export interface Outbox {
  /** Waiting ops in stamp order. */
  list(): readonly PendingOp[];
  listToSend(): readonly PendingOp[];
  listRefused(): readonly RefusedOp[];
  listUnsaved(): readonly PendingOp[];
  countBare(): number;
  find(at: string): PendingOp | undefined;
  add(op: PendingOp): void;
  /** It stands in memory only, and neither goes out nor to the disk before it is `clothe`d. */
  bare(at: string): void;
  /** The same op, as it may lie on the disk. */
  clothe(op: QueuedOp): void;
  remove(at: string): void;
  refuse(op: RefusedOp): void;
  forgetRefused(at: string): void;
  markSaved(ops: readonly QueuedOp[]): void;
  markUnsaved(ops: readonly QueuedOp[], cause: StorageCause): void;
  /**
   * The server has it but its row is on a page still to come. It stays visible and is not sent again,
   * else the screen would fall back to the old row for a moment.
   */
  hold(at: string): void;
  /** Ends the holding and returns what was held. */
  release(): readonly string[];
}

export function createOutbox(view: View): Outbox {
  const pendingByStamp = new Map<string, PendingOp>();
  const refusedByStamp = new Map<string, RefusedOp>();
  const causesByStamp = new Map<string, StorageCause>();
  const held = new Set<string>();
  const bare = new Set<string>();

  function list(): readonly PendingOp[] {
    return [...pendingByStamp.values()].sort(byStamp);
  }

  function remove(at: string): void {
    const op = pendingByStamp.get(at);
    if (!op) return;
    pendingByStamp.delete(at);
    causesByStamp.delete(at);
    held.delete(at);
    bare.delete(at);
    view.removeOp(op);
  }

  function save(op: QueuedOp, isSaved: boolean): void {
    const known = pendingByStamp.get(op.at);
    if (known) pendingByStamp.set(op.at, { ...known, isSaved });
  }

  return {
    list,
    listToSend() {
      // A row's ops go in their order: the server would refuse an edit of one that it does not know yet.
      const waiting = new Set<string>();
      return list().filter(({ kind, id, at }) => {
        if (bare.has(at)) waiting.add(`${kind}\n${id}`);
        return !held.has(at) && !waiting.has(`${kind}\n${id}`);
      });
    },
    listRefused: () => [...refusedByStamp.values()].sort(byStamp),
    listUnsaved: () =>
      causesByStamp.size === 0 ? [] : list().filter((op) => causesByStamp.has(op.at)),
    countBare: () => bare.size,
    find: (at) => pendingByStamp.get(at),
    add(op) {
      if (pendingByStamp.has(op.at)) return;
      pendingByStamp.set(op.at, op);
      view.addOp(op);
    },
    bare: (at) => void bare.add(at),
    clothe(op) {
      const known = pendingByStamp.get(op.at);
      bare.delete(op.at);
      if (!known) return;
      const clothed = { ...known, set: op.set };
      pendingByStamp.set(op.at, clothed);
      view.replaceOp(clothed);
    },
    remove,
    refuse(op) {
      remove(op.at);
      refusedByStamp.set(op.at, op);
    },
    forgetRefused: (at) => void refusedByStamp.delete(at),
    markSaved(ops) {
      for (const op of ops) {
        causesByStamp.delete(op.at);
        save(op, true);
      }
    },
    markUnsaved(ops, cause) {
      for (const { at } of ops)
        if (pendingByStamp.has(at) && !bare.has(at)) causesByStamp.set(at, cause);
    },
    hold(at) {
      if (pendingByStamp.has(at)) held.add(at);
    },
    release() {
      const released = [...held];
      held.clear();
      return released;
    },
  };
}

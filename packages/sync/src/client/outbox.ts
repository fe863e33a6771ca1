import type { Clock } from "../clock.ts";
import type { PendingOp, Veil } from "./store.ts";
import type { QueuedOp, RefusedOp, StorageCause } from "./storage.ts";
import { byStamp } from "./view.ts";
import type { View } from "./view.ts";

/** The ops of one scope in memory: waiting, refused, and those that the disk did not take. */
export interface Outbox {
  /** Waiting ops in stamp order. */
  list(): readonly PendingOp[];
  /** For the disk too: those that the server does not have. */
  listToSend(): readonly PendingOp[];
  /** Those that may go out now. */
  listToGo(): readonly PendingOp[];
  listRefused(): readonly RefusedOp[];
  listUnsaved(): readonly PendingOp[];
  find(at: string): PendingOp | undefined;
  add(op: PendingOp): void;
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

export function createOutbox(
  view: View,
  veil?: Pick<Veil, "listReady" | "isHeld">,
  clock?: Pick<Clock, "isFresh">,
): Outbox {
  const pendingByStamp = new Map<string, PendingOp>();
  const refusedByStamp = new Map<string, RefusedOp>();
  const causesByStamp = new Map<string, StorageCause>();
  const held = new Set<string>();

  function list(): readonly PendingOp[] {
    return [...pendingByStamp.values()].sort(byStamp);
  }

  function remove(at: string): void {
    const op = pendingByStamp.get(at);
    if (!op) return;
    pendingByStamp.delete(at);
    causesByStamp.delete(at);
    held.delete(at);
    view.removeOp(op);
  }

  function listToSend(): readonly PendingOp[] {
    const ops = list();
    return (veil?.listReady(ops) ?? ops).filter(({ at }) => !held.has(at));
  }

  return {
    list,
    listToSend,
    listToGo: () => listToSend().filter((op) => !veil?.isHeld(op, clock?.isFresh() === true)),
    listRefused: () => [...refusedByStamp.values()].sort(byStamp),
    listUnsaved: () =>
      causesByStamp.size === 0 ? [] : list().filter((op) => causesByStamp.has(op.at)),
    find: (at) => pendingByStamp.get(at),
    add(op) {
      if (pendingByStamp.has(op.at)) return;
      pendingByStamp.set(op.at, op);
      view.addOp(op);
    },
    remove,
    refuse(op) {
      remove(op.at);
      refusedByStamp.set(op.at, op);
    },
    forgetRefused: (at) => void refusedByStamp.delete(at),
    markSaved(ops) {
      for (const { at } of ops) {
        causesByStamp.delete(at);
        const known = pendingByStamp.get(at);
        if (known) pendingByStamp.set(at, { ...known, isSaved: true });
      }
    },
    markUnsaved(ops, cause) {
      for (const op of ops) if (pendingByStamp.has(op.at)) causesByStamp.set(op.at, cause);
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

import { stampMs } from "../clock.ts";
import type { Clock } from "../clock.ts";
import type { Notifier } from "./notifier.ts";
import type { Outbox } from "./outbox.ts";
import { toStorageCause } from "./storage.ts";
import type { ClientStorage, QueuedOp } from "./storage.ts";
import type { PendingOp, WriteOutcome } from "./store.ts";
import type { Channel } from "./tabs.ts";

/** Brings ops that stand in memory to disk, and to the other tabs. None of it ever rejects. */
export interface Writer {
  /** Asks to send at once: the network is not kept waiting for the disk, whose word is what resolves. */
  save(ops: readonly QueuedOp[]): Promise<WriteOutcome>;
  /** In place of what waits or was refused under the same stamps. */
  replace(ops: readonly QueuedOp[]): Promise<WriteOutcome>;
  /** Once more for everything that the disk has not taken. */
  saveAgain(): Promise<WriteOutcome>;
  /**
   * The device's clock ran ahead: everything that waits with a stamp from the server's future gets one
   * of now, later than `seen`.
   */
  restamp(serverNow: number, seen: string): Promise<void>;
  /** Resolves when every save begun up to now has ended: only then may the disk forget those ops. */
  rest(): Promise<void>;
}

export function createWriter(input: {
  readonly scope: string;
  readonly storage: ClientStorage;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly notifier: Notifier;
  readonly channel?: Channel;
  readonly onQueued?: () => void;
}): Writer {
  const { scope, storage, outbox, clock, notifier, channel, onQueued } = input;
  /** The disk still holds these although their ops have other stamps by now. */
  let staleStamps: readonly string[] = [];
  const running = new Set<Promise<unknown>>();

  function bring(ops: readonly QueuedOp[], write: () => Promise<void>): Promise<WriteOutcome> {
    const bringing = bringToDisk(ops, write);
    running.add(bringing);
    void bringing.then(() => running.delete(bringing));
    return bringing;
  }

  async function bringToDisk(
    ops: readonly QueuedOp[],
    write: () => Promise<void>,
  ): Promise<WriteOutcome> {
    try {
      await write();
      outbox.markSaved(ops);
      return { type: "stored" };
    } catch (error) {
      const cause = toStorageCause(error);
      outbox.markUnsaved(ops, cause);
      // What the server has taken meanwhile stands there for good.
      return listWaiting(ops).length > 0 ? { type: "unsaved", cause } : { type: "stored" };
    } finally {
      const waiting = listWaiting(ops);
      if (waiting.length > 0) channel?.post({ kind: "ops", ops: waiting });
      notifier.notify();
    }
  }

  function listWaiting(ops: readonly QueuedOp[]): readonly PendingOp[] {
    return ops.map((op) => outbox.find(op.at)).filter((op) => op !== undefined);
  }

  async function replaceStale(ops: readonly QueuedOp[]): Promise<void> {
    const stale = staleStamps;
    await storage.replaceOps(scope, stale, ops);
    staleStamps = staleStamps.filter((at) => !stale.includes(at));
  }

  async function saveAgain(): Promise<WriteOutcome> {
    const unsaved = outbox.listUnsaved();
    if (unsaved.length === 0 && staleStamps.length === 0) return { type: "stored" };
    return bring(unsaved, () => replaceStale(unsaved));
  }

  async function rest(): Promise<void> {
    await Promise.all(running);
  }

  async function save(ops: readonly QueuedOp[]): Promise<WriteOutcome> {
    const bringing = bring(ops, () => storage.append(scope, ops));
    onQueued?.();
    const outcome = await bringing;
    if (outcome.type === "stored") await saveAgain();
    return outcome;
  }

  return {
    save,
    replace(ops) {
      const fresh = ops.map((op) => ({ ...op, isSaved: false }));
      for (const op of fresh) {
        outbox.remove(op.at);
        outbox.forgetRefused(op.at);
        outbox.add(op);
      }
      notifier.notify();
      // Of a stamp that they know the other tabs would keep what it said before, and send that.
      channel?.post({ kind: "restamped", oldStamps: ops.map(({ at }) => at), ops: fresh });
      return save(ops);
    },
    saveAgain,
    async restamp(serverNow, seen) {
      clock.rewind(serverNow);
      clock.see(seen);
      const ahead = outbox.listToSend().filter((op) => stampMs(op.at) > serverNow);
      const oldStamps = ahead.map((op) => op.at);
      // Stamps of fields lie in the same future; as a write of now the op loses them.
      const ops = ahead.map(({ kind, id, set, isSaved }) => {
        return { kind, id, set, isSaved, at: clock.tick() };
      });
      for (const at of oldStamps) outbox.remove(at);
      for (const op of ops) outbox.add(op);
      channel?.post({ kind: "restamped", oldStamps, ops });
      staleStamps = [...staleStamps, ...oldStamps];
      const earlier = rest();
      await bring(ops, async () => {
        // A save that still runs would bring the old stamps back.
        await earlier;
        await replaceStale(ops);
      });
      if (ops.length > 0) onQueued?.();
    },
    rest,
  };
}

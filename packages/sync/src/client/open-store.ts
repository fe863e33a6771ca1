import { createClock } from "../clock.ts";
import type { Fields } from "../kind.ts";
import { createDisk } from "./disk.ts";
import { advance, isOtherLife, NEW_MARK } from "./mark.ts";
import type { Settlement } from "./mark.ts";
import { createNotifier } from "./notifier.ts";
import { createOutbox } from "./outbox.ts";
import { listLostOps, takePage } from "./restored-server.ts";
import type { Catchup } from "./restored-server.ts";
import { sortResults, toSettlement } from "./settlement.ts";
import type { BaseRow } from "./storage.ts";
import type { PendingOp, ServerInstant, Store, StoreOptions } from "./store.ts";
import type { TabMessage } from "./tabs.ts";
import type { ScopeReply, ScopeRequest } from "../protocol.ts";
import { toQueuedOp, toScopeRequest } from "./to-request.ts";
import { createView } from "./view.ts";
import { createWriter } from "./writer.ts";

/** Opens a scope from disk. Rejects with `StorageFailure` when the disk does not answer. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { scope, kinds, storage, channel, now, deviceId, hot, pause, veil } = options;
  const loaded = await storage.load(scope, hot);
  const clock = createClock({ now, deviceId, offsetMs: loaded.mark?.offsetMs ?? 0 });
  const notifier = createNotifier();
  const view = createView(kinds, notifier.markChanged, veil?.lift);
  const outbox = createOutbox(view, veil, clock);
  const writer = createWriter({ ...options, outbox, clock, notifier });
  const disk = createDisk({
    scope,
    storage,
    listBase: () => view.listBase(),
    mark: () => mark,
    saves: () => writer.rest(),
  });
  let mark = loaded.mark ?? NEW_MARK;
  let isDenied = false;
  let isClosed = false;
  /** While the server turns out to be restored from a backup. */
  let catchup: Catchup | undefined;
  /** Rows that the server told while the cold ones were still being read; undefined when all are read. */
  let fresh: Set<string> | undefined = hot ? new Set() : undefined;

  clock.see(mark.clock);
  takeRows(loaded.rows);
  takeOps(loaded.outbox.map((op) => ({ ...op, isSaved: true })));
  for (const op of loaded.refused) outbox.refuse(op);
  const whole = hot ? loadColdRows() : Promise.resolve();
  disk.follow(whole);
  channel?.watch(takeMessage);

  function findLiving(kindName: string, id: string): Fields | undefined {
    const { rows, silent } = view.find(kindName);
    return rows.get(id) ?? silent.get(id);
  }

  function takeRows(rows: readonly BaseRow[]): void {
    for (const { kind, id, data, at } of rows) view.putBase(kind, id, data, at);
    notifier.notify();
  }

  function takeOps(ops: readonly PendingOp[]): void {
    for (const op of ops) {
      clock.see(op.at);
      outbox.add(op);
    }
    notifier.notify();
  }

  async function loadColdRows(): Promise<void> {
    await pause?.();
    await storage.loadRows(scope, async (rows) => {
      if (isClosed || !fresh) return;
      takeRows(
        rows.filter(({ kind, id }) => !fresh?.has(toKey(kind, id)) && !view.hasBase(kind, id)),
      );
      await pause?.();
    });
    fresh = undefined;
  }

  function land(settlement: Settlement): void {
    const news = advance(mark, settlement);
    const lost = isOtherLife(mark, news.mark) ? listLost(settlement) : [];
    if (news.clear) {
      view.clearBase();
      fresh = undefined;
    }
    for (const [kind, id, data, , at] of news.rows) {
      view.putBase(kind, id, data, at);
      fresh?.add(toKey(kind, id));
    }
    mark = news.mark;
    if (mark.epoch === catchup?.epoch) catchup = undefined;
    clock.see(mark.clock);
    // Before the acknowledged ones go: of a settlement made up for later some may be both.
    takeOps(lost);
    for (const at of settlement.acked) outbox.remove(at);
    for (const op of settlement.refused) outbox.refuse(op);
    notifier.notify();
  }

  /** What the disk had of the former life, and what only this tab had of it. */
  function listLost({ lost = [], rows, mark: next }: Settlement): readonly PendingOp[] {
    const toldByKey = new Map(rows.map((row) => [toKey(row[0], row[1]), row]));
    const onDisk = new Set(lost.map((op) => op.at));
    const copy = { rows: view.listBase(), mark };
    const here = listLostOps(copy, toldByKey, next).filter((op) => !onDisk.has(op.at));
    if (here.length > 0) void writer.save(here);
    return [
      ...lost.map((op) => ({ ...op, isSaved: true })),
      ...here.map((op) => ({ ...op, isSaved: false })),
    ];
  }

  /**
   * The server was restored from a backup. All its rows are fetched before the former ones go, and what
   * it lacks of those goes out again. Until then nothing is sent: an edit of a row that it lacks would
   * be answered `gone`. What the first request sent is sent again, which changes nothing.
   */
  async function meetOtherLife(
    request: ScopeRequest,
    reply: ScopeReply,
    server: ServerInstant,
  ): Promise<void> {
    outbox.release();
    catchup = takePage(catchup, request, reply, server.epoch);
    if (!catchup.isComplete) return;
    const { cursor, floor, rowsByKey } = catchup;
    const onDisk = await storage.load(scope);
    // Another tab may have been faster.
    if (isClosed || !isOtherLife(mark, server)) return;
    const offsetMs = clock.offsetMs();
    const next = { cursor, floor, epoch: server.epoch, clock: reply.clock, offsetMs };
    const lost = listLostOps(onDisk, rowsByKey, next);
    const rows = [...rowsByKey.values()];
    await landAndKeep({ since: 0, rows, mark: next, reset: true, acked: [], refused: [], lost });
    await writer.saveAgain();
  }

  function landAndKeep(settlement: Settlement): Promise<void> {
    land(settlement);
    channel?.post({ kind: "settled", settlement });
    return disk.keep(settlement);
  }

  function takeMessage(message: TabMessage): void {
    if (isClosed) return;
    if (message.kind === "ops") takeOps(message.ops);
    if (message.kind === "settled") land(message.settlement);
    if (message.kind === "restamped") {
      for (const at of message.oldStamps) outbox.remove(at);
      takeOps(message.ops);
    }
    if (message.kind === "discarded") outbox.forgetRefused(message.at);
    notifier.notify();
  }

  async function reread(): Promise<void> {
    await disk.rest();
    const { outbox: ops, refused, mark: onDisk } = await storage.load(scope, []);
    if (isClosed) return;
    for (const op of refused) outbox.refuse(op);
    takeOps(ops.map((op) => ({ ...op, isSaved: true })));
    if (!onDisk || (onDisk.cursor <= mark.cursor && onDisk.floor === mark.floor)) return;
    const all = await storage.load(scope);
    if (isClosed || !all.mark || all.mark.cursor <= mark.cursor) return;
    const rows = all.rows.map(({ kind, id, data, at }) => [kind, id, data, 0, at] as const);
    land({ since: 0, rows, mark: all.mark, reset: true, isRewrite: true, acked: [], refused: [] });
  }

  return {
    scope,
    whole,
    get cursor() {
      return mark.cursor;
    },
    get isDenied() {
      return isDenied;
    },
    rows: view.rows,
    find: findLiving,
    stored: view.findStored,
    read: view.read,
    relift: view.relift,
    replace: (ops) => writer.replace(ops),
    revision: (kindName) => view.find(kindName).revision,
    subscribe: (listener) => notifier.subscribe(listener),
    watch: (kindName, listener) => notifier.watch(kindName, listener),
    async write(changes) {
      const ops = changes.map((change) => {
        const isThere = findLiving(change.kind, change.id) !== undefined;
        const op = toQueuedOp(change, { isThere, kinds, at: clock.tick() });
        outbox.add({ ...op, isSaved: false });
        return op;
      });
      notifier.notify();
      return veil?.save(ops) ?? writer.save(ops);
    },
    pending: () => outbox.list(),
    refused: () => outbox.listRefused(),
    unsavedCount: () => outbox.listUnsaved().length,
    saveAgain: () => writer.saveAgain(),
    async rewrite() {
      outbox.markUnsaved(outbox.listToSend(), "StorageUnavailable");
      await writer.saveAgain();
      await whole.catch(() => undefined);
      await disk.rewrite(outbox.listRefused());
    },
    async discardRefused(at) {
      await storage.removeRefused(scope, at);
      outbox.forgetRefused(at);
      channel?.post({ kind: "discarded", at });
      notifier.notify();
    },
    reread: () =>
      reread().catch(() => {
        // The disk does not answer. Memory has all that this tab knew; the next write tells the failure.
      }),
    close() {
      isClosed = true;
      channel?.close();
      notifier.close();
    },
    toRequest: (limit) =>
      // While the server turns out to be restored, nothing is sent.
      toScopeRequest({ scope, ...(catchup ?? mark) }, catchup ? [] : outbox.listToGo(), limit),
    async settle(request, reply, server) {
      if (isClosed) return false;
      clock.follow(server.now);
      isDenied = reply.denied === true;
      if (!isDenied && isOtherLife(mark, server)) {
        await meetOtherLife(request, reply, server);
        return !isClosed;
      }
      catchup = undefined;
      const { acked, isClockAhead, ...sorted } = sortResults(request, reply);
      const refused = sorted.refused.map((op) => {
        const about = options.about?.(op, view.rows);
        return about ? { ...op, about } : op;
      });
      for (const at of acked) outbox.hold(at);
      const offsetMs = clock.offsetMs();
      const settlement = toSettlement({ mark, request, reply, server, offsetMs });
      const released = reply.more ? [] : outbox.release();
      const kept = landAndKeep({ ...settlement, acked: released, refused });
      // A page of thousands of rows takes the disk longer than the network takes for the next one.
      if (request.ops.length > 0) await kept;
      if (isClockAhead) await writer.restamp(server.now, reply.clock);
      else await writer.saveAgain();
      return reply.more || isClockAhead;
    },
    async refuse(at, refusal) {
      const op = outbox.find(at);
      if (!op) return;
      const { kind, id, set } = op;
      const refused = [{ kind, id, set, at, refusal }];
      await landAndKeep({ since: mark.cursor, rows: [], mark, reset: false, acked: [], refused });
    },
    applyFrame(frame) {
      // Of another life: its rows would take the place of ones that only this device still has.
      if (frame.epoch !== undefined && frame.epoch !== mark.epoch) return false;
      if (frame.seq <= mark.cursor) return true;
      // Before the first answer it is not known which life of the server the sequences belong to.
      if (isClosed || mark.epoch === "" || catchup) return false;
      if (frame.from !== mark.cursor || !frame.rows) return false;
      const next = { ...mark, cursor: frame.seq, clock: frame.clock ?? mark.clock };
      const { from: since, rows } = frame;
      void landAndKeep({ since, rows, mark: next, reset: false, acked: [], refused: [] });
      return true;
    },
  };
}

function toKey(kind: string, id: string): string {
  return `${kind}\n${id}`;
}

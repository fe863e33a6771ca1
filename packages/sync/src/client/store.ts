import { createClock } from "../clock.ts";
import { VERSION_FIELD } from "../kind.ts";
import type { AnyKind, Fields, RecordKind } from "../kind.ts";
import { DEAD } from "../protocol.ts";
import type { LiveFrame, Op, Refusal, ScopeReply, ScopeRequest } from "../protocol.ts";
import { createDisk } from "./disk.ts";
import { advance, isOtherLife, NEW_MARK } from "./mark.ts";
import type { Settlement } from "./mark.ts";
import { createNotifier } from "./notifier.ts";
import type { IdsListener } from "./notifier.ts";
import { createOutbox } from "./outbox.ts";
import { listLostOps, takePage } from "./restored-server.ts";
import type { Catchup } from "./restored-server.ts";
import { sortResults, toSettlement } from "./settlement.ts";
import type { BaseRow, ClientStorage, HotRange, QueuedOp, RefusedOp } from "./storage.ts";
import type { StorageCause } from "./storage.ts";
import type { Channel, TabMessage } from "./tabs.ts";
import { createView } from "./view.ts";
import { createWriter } from "./writer.ts";

/** "Set these fields of that row." `{ [DEAD]: true }` deletes it; writing to a row that is not there creates it. */
export interface Change {
  readonly kind: string;
  readonly id: string;
  readonly set: Fields;
}

/** `stored`: on this device for good. `unsaved`: the disk refused; the words are in memory, visible, and still sent. */
export type WriteOutcome =
  | { readonly type: "stored" }
  | { readonly type: "unsaved"; readonly cause: StorageCause };

export interface PendingOp extends QueuedOp {
  /** False while it stands in memory only. */
  readonly isSaved: boolean;
}

/** A kind by its name; its schema, when given, only tells the compiler what its rows hold. */
export type RowsOf<T> = Pick<RecordKind<T>, "name"> & Partial<Pick<RecordKind<T>, "schema">>;

/** One scope on this device: base rows with the ops that wait for the server on top. */
export interface Store {
  readonly scope: string;
  /** Resolves when all rows are in memory, also those outside the hot ranges. Rejects with `StorageFailure`. */
  readonly whole: Promise<void>;
  readonly cursor: number;
  /** The account may not read this scope (any more). */
  readonly isDenied: boolean;
  /** Living rows by id. The map is the same object for ever; a row is the same object until it changes. */
  rows<T>(kind: RowsOf<T>): ReadonlyMap<string, T & { readonly id: string }>;
  /** Rises with every change to the rows of a kind. */
  revision(kindName: string): number;
  /** Called once a microtask when rows, outbox, refusals or counts changed. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Called once a microtask with the ids of the rows of a kind that came, went or changed. */
  readonly watch: (kindName: string, listener: IdsListener) => () => void;
  /** `rows()` has changed when it returns; the promise tells when (and whether) it is durable. Never rejects. */
  write(changes: readonly Change[]): Promise<WriteOutcome>;
  /** In stamp order. */
  pending(): readonly PendingOp[];
  refused(): readonly RefusedOp[];
  unsavedCount(): number;
  /** Tries to bring the unsaved ops to disk. */
  saveAgain(): Promise<WriteOutcome>;
  /** The disk has lost what it had: brings waiting ops, refused ones and rows back to it. Never rejects. */
  rewrite(): Promise<void>;
  /** Rejects with `StorageFailure` when the disk keeps it; it then stays in the list. */
  discardRefused(at: string): Promise<void>;
  /** Reads outbox and rows from disk again: other tabs went on while this one was frozen. Never rejects. */
  reread(): Promise<void>;
  close(): void;

  /** For `rounds.ts`: the next request, with at most so many ops and characters. */
  toRequest(limit: { readonly ops: number; readonly characters: number }): ScopeRequest;
  /**
   * For `rounds.ts`: takes the answer in. Resolves when it is on disk (or the disk refused; memory has
   * it then); an answer that only brought rows is not waited for, because what a crash takes away of it
   * the server gives again. True: ask again at once.
   */
  settle(request: ScopeRequest, reply: ScopeReply, server: ServerInstant): Promise<boolean>;
  /** For `rounds.ts`: gives up on an op that makes every request fail. */
  refuse(at: string, refusal: Refusal): Promise<void>;
  /** For `rounds.ts`: takes a live frame in if it continues exactly here; false means: pull. */
  applyFrame(frame: LiveFrame): boolean;
}

export interface ServerInstant {
  /** Epoch ms. */
  readonly now: number;
  readonly epoch: string;
}

export interface StoreOptions {
  readonly scope: string;
  readonly kinds: readonly AnyKind[];
  readonly storage: ClientStorage;
  /** To the other tabs (`openChannel`); absent where BroadcastChannel is missing. */
  readonly channel?: Channel;
  /** Epoch ms by the device's clock. */
  readonly now: () => number;
  /** `[A-Za-z0-9_.-]{1,48}`, unique for each opening of a page: two tabs must not share it. */
  readonly deviceId: string;
  /** Loaded before `openStore` resolves; the rest follows (`whole`). Absent: everything at once. */
  readonly hot?: readonly HotRange[];
  /** Awaited before each portion of the rows outside the hot ranges: the page draws and reacts first. */
  readonly pause?: () => Promise<void>;
  /** Called after every change of the outbox that asks to be sent. Hand in `rounds.pokeAhead`. */
  readonly onQueued?: () => void;
}

/** Opens a scope from disk. Rejects with `StorageFailure` when the disk does not answer. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { scope, kinds, storage, channel, now, deviceId, hot, pause } = options;
  const loaded = await storage.load(scope, hot);
  const clock = createClock({ now, deviceId, offsetMs: loaded.mark?.offsetMs ?? 0 });
  const notifier = createNotifier();
  const view = createView(kinds, (kindName, id) => notifier.markChanged(kindName, id));
  const outbox = createOutbox(view);
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

  function toOp(change: Change): QueuedOp {
    const isThere = view.find(change.kind).rows.has(change.id);
    const version = kinds.find((kind) => kind.name === change.kind)?.version ?? 1;
    const set = isThere ? toJson(change.set) : toCreation(toJson(change.set), version);
    return { kind: change.kind, id: change.id, set, at: clock.tick() };
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
    rows<T>(kind: RowsOf<T>) {
      // Typed by the kind without looking: the server's schema let the row in, or a typed form wrote it.
      return view.find(kind.name).rows as ReadonlyMap<string, unknown> as ReadonlyMap<
        string,
        T & { readonly id: string }
      >;
    },
    revision: (kindName) => view.find(kindName).revision,
    subscribe: (listener) => notifier.subscribe(listener),
    watch: (kindName, listener) => notifier.watch(kindName, listener),
    async write(changes) {
      const ops = changes.map((change) => {
        const op = toOp(change);
        outbox.add({ ...op, isSaved: false });
        return op;
      });
      notifier.notify();
      return writer.save(ops);
    },
    pending: () => outbox.list(),
    refused: () => outbox.listRefused(),
    unsavedCount: () => outbox.listUnsaved().length,
    saveAgain: () => writer.saveAgain(),
    async rewrite() {
      outbox.markUnsaved(outbox.list(), "StorageUnavailable");
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
    toRequest(limit) {
      const ops: Op[] = [];
      let characters = 0;
      if (catchup) {
        const { cursor: since, floor } = catchup;
        return floor > 0 ? { scope, since, floor, ops } : { scope, since, ops };
      }
      for (const { kind, id, set, at, stamps } of outbox.listToSend()) {
        characters += JSON.stringify([set, stamps]).length + id.length + 80;
        if (ops.length >= limit.ops || (ops.length > 0 && characters > limit.characters)) break;
        const op = { n: ops.length, kind, id, set, at };
        ops.push(stamps ? { ...op, stamps } : op);
      }
      const since = mark.cursor;
      return mark.floor > 0 ? { scope, since, floor: mark.floor, ops } : { scope, since, ops };
    },
    async settle(request, reply, server) {
      if (isClosed) return false;
      clock.follow(server.now);
      isDenied = reply.denied === true;
      if (!isDenied && isOtherLife(mark, server)) {
        await meetOtherLife(request, reply, server);
        return !isClosed;
      }
      catchup = undefined;
      const { acked, refused, isClockAhead } = sortResults(request, reply);
      const again = reply.more;
      for (const at of acked) outbox.hold(at);
      const offsetMs = clock.offsetMs();
      const settlement = toSettlement({ mark, request, reply, server, offsetMs });
      const released = again ? [] : outbox.release();
      const kept = landAndKeep({ ...settlement, acked: released, refused });
      // A page of thousands of rows takes the disk longer than the network takes for the next one.
      if (request.ops.length > 0) await kept;
      if (isClockAhead) await writer.restamp(server.now, reply.clock);
      else await writer.saveAgain();
      return again || isClockAhead;
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

/** Says in the op itself that it means to create the row, and in which form. */
function toCreation(set: Fields, version: number): Fields {
  const creation = { [DEAD]: false, ...set };
  return version > 1 && set[DEAD] !== true ? { [VERSION_FIELD]: version, ...creation } : creation;
}

/** As it will travel: a copy, where removing a field (undefined) is null. */
function toJson(set: Fields): Fields {
  const text = JSON.stringify(set, (_field, value: unknown) =>
    value === undefined ? null : value,
  );
  const copy: Record<string, unknown> = JSON.parse(text);
  return copy;
}

function toKey(kind: string, id: string): string {
  return `${kind}\n${id}`;
}

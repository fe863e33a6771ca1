import { openConnection, toKeyRange, toPromise } from "./indexeddb-connection.ts";
import type { ConnectionOptions, StoreName } from "./indexeddb-connection.ts";
import { checkBaseRow, checkMark, checkQueuedOp, checkRefusedOp } from "./kept-shapes.ts";
import { advance, NEW_MARK } from "./mark.ts";
import type { Mark, Settlement } from "./mark.ts";
import type { BaseRow, ClientStorage, HotRange, QueuedOp, RefusedOp } from "./storage.ts";

const ALL_STORES: readonly StoreName[] = ["rows", "outbox", "refused", "meta"];
const CHUNK_ROWS = 1_000;
const SAVED_AT_ONCE = 250;

/** A row or op as it stands on disk: with its scope, which leads every key. */
type InScope<T> = T & { readonly scope: string };

/** Among the marks of the scopes; no scope is called so. */
const KEPT_KEY = "~kept";

export interface IndexedDbStorage extends ClientStorage {
  /** Whether `setKept` was called since the database was made: false also after an eviction. */
  isKept(): Promise<boolean>;
  /** Half of the marker by which an eviction is noticed; the other half stands outside of IndexedDB. */
  setKept(): Promise<void>;
}

/** Everything of one user on this device, in one IndexedDB database (`name`), for a device of their own. */
export function createIndexedDbStorage(options: ConnectionOptions): IndexedDbStorage {
  const connection = openConnection(options);

  return {
    load: (scope, hot) =>
      connection.run({ stores: ALL_STORES, mode: "readonly" }, async (open) => {
        const ranges = hot ? hot.map((range) => toHotRange(scope, range)) : [toKeyRange(scope)];
        const [rows, outbox, refused, mark] = await Promise.all([
          Promise.all(ranges.map((range) => listAll<InScope<BaseRow>>(open("rows"), range))),
          listAll<InScope<QueuedOp>>(open("outbox"), toKeyRange(scope)),
          listAll<InScope<RefusedOp>>(open("refused"), toKeyRange(scope)),
          findMark(open("meta"), scope),
        ]);
        return {
          rows: rows.flat().map(checkBaseRow),
          outbox: outbox.map((op) => toOp(checkQueuedOp(op))),
          refused: refused.map((op) => toRefused(checkRefusedOp(op))),
          mark: mark && checkMark(mark),
        };
      }),

    async loadRows(scope, take) {
      let after: readonly [kind: string, id: string] | undefined;
      for (;;) {
        const range = after
          ? IDBKeyRange.bound([scope, ...after], [scope, []], true)
          : toKeyRange(scope);
        const rows = await connection.run({ stores: ["rows"], mode: "readonly" }, (open) =>
          listAll<InScope<BaseRow>>(open("rows"), range, CHUNK_ROWS),
        );
        await take(rows.map(checkBaseRow));
        const last = rows.at(-1);
        if (!last || rows.length < CHUNK_ROWS) return;
        after = [last.kind, last.id];
      }
    },

    append: (scope, ops) =>
      connection.run(
        { stores: ["outbox"], mode: "readwrite", durability: "strict" },
        async (open) => {
          for (const op of ops) open("outbox").put({ scope, ...toOp(op) });
        },
      ),

    settle: (scope, settlement) =>
      // Not strict: what a power cut takes away here, the server gives again.
      connection.run({ stores: ALL_STORES, mode: "readwrite" }, async (open) => {
        const { acked, refused, lost = [] } = settlement;
        for (const op of lost) open("outbox").put({ scope, ...toOp(op) });
        for (const at of acked) open("outbox").delete([scope, at]);
        for (const op of refused) {
          open("outbox").delete([scope, op.at]);
          open("refused").put({ scope, ...op });
        }
        const mark = (await findMark(open("meta"), scope)) ?? NEW_MARK;
        await saveRows(open, { scope, mark, settlement });
      }),

    replaceOps: (scope, oldStamps, ops) =>
      connection.run(
        { stores: ["outbox"], mode: "readwrite", durability: "strict" },
        async (open) => {
          for (const at of oldStamps) open("outbox").delete([scope, at]);
          for (const op of ops) open("outbox").put({ scope, ...toOp(op) });
        },
      ),

    removeRefused: (scope, at) =>
      connection.run({ stores: ["refused"], mode: "readwrite" }, async (open) => {
        open("refused").delete([scope, at]);
      }),

    isKept: () =>
      connection.run(
        { stores: ["meta"], mode: "readonly" },
        async (open) => (await toPromise(open("meta").count(KEPT_KEY))) > 0,
      ),

    setKept: () =>
      connection.run({ stores: ["meta"], mode: "readwrite" }, async (open) => {
        open("meta").put(true, KEPT_KEY);
      }),

    close: () => connection.close(),
  };
}

async function saveRows(
  open: (name: StoreName) => IDBObjectStore,
  input: { readonly scope: string; readonly mark: Mark; readonly settlement: Settlement },
): Promise<void> {
  const { scope, mark, settlement } = input;
  const { rows, clear, mark: next } = advance(mark, settlement);
  if (clear) open("rows").delete(toKeyRange(scope));
  for (const [index, [kind, id, data, , at]] of rows.entries()) {
    if (data || at !== undefined) open("rows").put({ scope, kind, id, data, at });
    else open("rows").delete([scope, kind, id]);
    // A page of 5,000 rows in one go would keep the screen from reacting for 150 ms.
    if ((index + 1) % SAVED_AT_ONCE === 0) await toPromise(open("meta").put(next, scope));
  }
  open("meta").put(next, scope);
}

function toHotRange(scope: string, { kind, from = "", to }: HotRange): IDBKeyRange {
  return IDBKeyRange.bound([scope, kind, from], [scope, kind, to ?? []]);
}

function toOp({ kind, id, set, at, stamps }: QueuedOp): QueuedOp {
  return stamps ? { kind, id, set, at, stamps } : { kind, id, set, at };
}

function toRefused(op: RefusedOp): RefusedOp {
  const { refusal, about } = op;
  return { ...toOp(op), refusal, ...(about && { about }) };
}

/** Typed by what this file alone writes there. */
function listAll<T extends { readonly scope: string }>(
  store: IDBObjectStore,
  range: IDBKeyRange,
  limit?: number,
): Promise<readonly T[]> {
  const request: IDBRequest<T[]> = store.getAll(range, limit);
  return toPromise(request);
}

function findMark(store: IDBObjectStore, scope: string): Promise<Mark | undefined> {
  const request: IDBRequest<Mark | undefined> = store.get(scope);
  return toPromise(request);
}

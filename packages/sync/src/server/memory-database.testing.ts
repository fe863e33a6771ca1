import { changeScope } from "./change-scope.ts";
import { NEW_SCOPE } from "./database.ts";
import type {
  HistoryEntry,
  ScopeState,
  StoredRow,
  SyncDatabase,
  SyncTransaction,
} from "./database.ts";

interface MemoryScope {
  state: ScopeState;
  readonly rows: Map<string, StoredRow>;
  /** `[seq, key]` ascending; an entry is stale when its row has another sequence by now. */
  feed: (readonly [seq: number, key: string])[];
  readonly history: Map<string, HistoryEntry>;
}

export interface MemoryDatabase extends SyncDatabase {
  listHistory(scope: string): readonly HistoryEntry[];
  listRows(scope: string): readonly StoredRow[];
  /** A backup of this instant. */
  copy(): MemoryDatabase;
}

/** A `SyncDatabase` for tests: one transaction after the other, nothing kept of one that throws. */
export function createMemoryDatabase(
  options: {
    /** Off for runs of millions of ops. Default: on. */
    readonly keepsHistory?: boolean;
  } = {},
  scopes = new Map<string, MemoryScope>(),
): MemoryDatabase {
  const keepsHistory = options.keepsHistory ?? true;
  let last: Promise<unknown> = Promise.resolve();

  function open(scope: string): MemoryScope {
    const known = scopes.get(scope);
    if (known) return known;
    const fresh = { state: NEW_SCOPE, rows: new Map(), feed: [], history: new Map() };
    scopes.set(scope, fresh);
    return fresh;
  }

  function transaction<T>(work: (tx: SyncTransaction) => Promise<T>): Promise<T> {
    const writes: (() => void)[] = [];
    const result = last.then(() => work(openTransaction(open, writes, keepsHistory)));
    const done = result.then((value) => {
      for (const write of writes) write();
      return value;
    });
    last = done.catch(() => undefined);
    return done;
  }

  return {
    transaction,
    change: (target, decide) => transaction((tx) => changeScope(tx, target, decide)),
    readSince: (scope, since, limit) =>
      last.then(() => {
        const opened = open(scope);
        return { state: opened.state, rows: listSince(opened, since, limit) };
      }),
    listHistory: (scope) => [...open(scope).history.values()],
    listRows: (scope) => [...open(scope).rows.values()],
    copy: () => createMemoryDatabase(options, copyScopes(scopes)),
  };
}

function copyScopes(scopes: ReadonlyMap<string, MemoryScope>): Map<string, MemoryScope> {
  const copies = [...scopes].map(([name, { state, rows, feed, history }]) => {
    const copy = { state, rows: new Map(rows), feed: [...feed], history: new Map(history) };
    return [name, copy] as const;
  });
  return new Map(copies);
}

/** Reads see the state before the transaction, which is enough: no caller reads what it has written. */
function openTransaction(
  open: (scope: string) => MemoryScope,
  writes: (() => void)[],
  keepsHistory: boolean,
): SyncTransaction {
  return {
    lockScope: async (scope) => open(scope).state,
    async saveScope(scope, state) {
      writes.push(() => void (open(scope).state = state));
    },
    findRows: async (scope, keys) =>
      keys.map((key) => open(scope).rows.get(toKey(key))).filter((row) => row !== undefined),
    listRowsOfKind: async (scope, kind) =>
      [...open(scope).rows.values()].filter((row) => row.kind === kind),
    async saveRows(scope, rows) {
      writes.push(() => {
        for (const row of rows) saveRow(open(scope), row);
      });
    },
    async removeRows(scope, keys) {
      writes.push(() => {
        for (const key of keys) open(scope).rows.delete(toKey(key));
      });
    },
    async appendHistory(scope, entries) {
      if (!keepsHistory) return;
      writes.push(() => {
        const { history } = open(scope);
        for (const entry of entries) {
          const key = `${toKey(entry)}\n${entry.field}\n${entry.at}`;
          if (!history.has(key)) history.set(key, entry);
        }
      });
    },
    listDeadRows: async (scope, before, limit) =>
      [...open(scope).rows.values()]
        .filter((row) => row.deadAt !== null && row.deadAt < before)
        .slice(0, limit),
  };
}

function saveRow(scope: MemoryScope, row: StoredRow): void {
  scope.rows.set(toKey(row), row);
  scope.feed.push([row.seq, toKey(row)]);
  if (scope.feed.length < scope.rows.size * 2 + 1_000) return;
  scope.feed = scope.feed.filter(([seq, key]) => scope.rows.get(key)?.seq === seq);
}

function listSince(scope: MemoryScope, since: number, limit: number): readonly StoredRow[] {
  let [low, high] = [0, scope.feed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((scope.feed[middle]?.[0] ?? 0) > since) high = middle;
    else low = middle + 1;
  }
  const rows: StoredRow[] = [];
  for (let index = low; index < scope.feed.length && rows.length < limit; index++) {
    const [seq, key] = scope.feed[index] ?? [0, ""];
    const row = scope.rows.get(key);
    if (row?.seq === seq) rows.push(row);
  }
  return rows;
}

function toKey({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind}\n${id}`;
}

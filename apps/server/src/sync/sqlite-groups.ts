import type { ScopeState, ScopeTarget } from "@damim/sync/server/database.ts";
import { NEW_SCOPE } from "@damim/sync/server/database.ts";
import type { SqliteDatabase } from "../db/open-database.ts";
import type { HistoryRow, ScopeRow, SyncedRow } from "../db/synced-tables.ts";
import { markDueTimes } from "../due-times/due-marks.ts";
import type { GroupPlace, GroupStore } from "./change-groups.ts";
import type { ScopeView, ScopeWish } from "./read-scopes.ts";
import { toStoredRow } from "./stored-rows.ts";

const FIND_SCOPE = "select seq, floor, clock, erased from scopes where scope = ?";
const FIND_ROW = "select * from rows where scope = ? and kind = ? and id = ?";
const READ_ROWS = "select * from rows where scope = ? and seq > ? order by seq limit ?";
const SAVE_SCOPE = `insert into scopes (scope, seq, floor, clock) values (?, ?, ?, ?)
  on conflict (scope) do update set seq = excluded.seq, floor = excluded.floor,
    clock = excluded.clock`;
const SAVE_ROW = `insert into rows (scope, kind, id, data, stamps, seq, dead_at)
  values (?, ?, ?, ?, ?, ?, ?)
  on conflict (scope, kind, id) do update set data = excluded.data, stamps = excluded.stamps,
    seq = excluded.seq, dead_at = excluded.dead_at`;
const KEEP_VALUE = `insert into history
    (scope, kind, id, field, at, cause, winner_at, value, recorded_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`;

/** After so many rows other requests get a turn: a device that loads a year must not hold them up. */
const ROWS_PER_TURN = 1_000;

/**
 * A group on SQLite, by prepared statements row by row: in the same process a statement costs a few
 * microseconds, and one that takes all rows at once as JSON costs more. BEGIN IMMEDIATE keeps every
 * other writer out, so all scopes are ours, new ones too.
 */
export function createSqliteGroupStore(database: SqliteDatabase): GroupStore {
  const { prepare, tx } = database;
  const place: GroupPlace = {
    read: (wishes) => readScopes(database, wishes),
    change: (targets, _options, decide) =>
      tx(async (queries) => {
        const scopes = new Set(targets.map(({ scope }) => scope));
        const states = new Map([...scopes].map((scope) => [scope, findScope(prepare, scope)]));
        const draft = decide(states, findRows(prepare, targets));
        const saveRow = prepare(SAVE_ROW);
        const keepValue = prepare(KEEP_VALUE);
        const saveScope = prepare(SAVE_SCOPE);
        for (const row of draft.listRows()) saveRow.run(...toRowValues(row));
        for (const entry of draft.listHistory()) keepValue.run(...toHistoryValues(entry));
        for (const { scope, after } of draft.listMovedScopes()) {
          saveScope.run(scope, after.seq, after.floor, after.clock);
        }
        await markDueTimes(queries, draft.listTouched());
      }),
  };
  return { isOneFile: true, findPlace: async () => place };
}

function findRows(
  prepare: SqliteDatabase["prepare"],
  targets: readonly ScopeTarget[],
): readonly SyncedRow[] {
  const find = prepare(FIND_ROW);
  const seen = new Set<string>();
  const rows: SyncedRow[] = [];
  for (const { scope, keys } of targets) {
    for (const { kind, id } of keys) {
      // The pupils of a room all want to see its own row.
      const key = `${scope}\n${kind}\n${id}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const row = find.get(scope, kind, id);
      // The statement names the table of this row type.
      if (row) rows.push(row as unknown as SyncedRow);
    }
  }
  return rows;
}

/** State and rows of many scopes, in the order of the wishes, all of one moment. */
function readScopes(
  { prepare, queries }: SqliteDatabase,
  wishes: readonly ScopeWish[],
): Promise<readonly ScopeView[]> {
  // Holding the connection keeps out a transaction that is half done.
  return queries.connection().execute(async () => {
    const readRows = prepare(READ_ROWS);
    const views: ScopeView[] = [];
    let rowsInTurn = 0;
    for (const { scope, since, limit } of wishes) {
      const state = findScope(prepare, scope);
      // Nothing newer is the usual answer, and the state alone says so.
      const isBehind = since !== undefined && since < state.seq;
      const found = isBehind ? readRows.all(scope, since, limit) : [];
      const rows = found.map((row) => toStoredRow(row as unknown as SyncedRow));
      views.push({ state, rows });
      rowsInTurn += rows.length;
      if (rowsInTurn < ROWS_PER_TURN) continue;
      rowsInTurn = 0;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return views;
  });
}

function findScope(prepare: SqliteDatabase["prepare"], scope: string): ScopeState {
  const found = prepare(FIND_SCOPE).get(scope) as unknown as Omit<ScopeRow, "scope"> | undefined;
  return found ? { ...found } : NEW_SCOPE;
}

function toRowValues({ scope, kind, id, data, stamps, seq, dead_at }: SyncedRow) {
  return [scope, kind, id, data, stamps, seq, dead_at] as const;
}

function toHistoryValues(entry: HistoryRow) {
  const { scope, kind, id, field, at, cause, winner_at, value, recorded_at } = entry;
  return [scope, kind, id, field, at, cause, winner_at, value, recorded_at] as const;
}

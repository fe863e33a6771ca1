import type { RowKey, ScopeState, ScopeTarget } from "@damim/sync/server/database.ts";
import { type RawBuilder, sql } from "kysely";
import type { PostgresDatabase } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import type { Question, Talk } from "../db/talk.ts";
import type { HistoryRow, ScopeRow, SyncedRow } from "../db/synced-tables.ts";
import { markDueTimes } from "../due-times/due-marks.ts";
import { CHANNEL, toPayload } from "./announcement.ts";
import type { GroupPlace, GroupStore } from "./change-groups.ts";
import type { GroupDraft } from "./group-draft.ts";
import { readScopes } from "./read-scopes.ts";

type ColumnTypes<Row> = { readonly [Column in keyof Row]: "text" | "bigint" };

const KEY_COLUMNS = { scope: "text", kind: "text", id: "text" } as const;

const ROW_COLUMNS: ColumnTypes<SyncedRow> = {
  scope: "text",
  kind: "text",
  id: "text",
  data: "text",
  stamps: "text",
  seq: "bigint",
  dead_at: "bigint",
};

const HISTORY_COLUMNS: ColumnTypes<HistoryRow> = {
  scope: "text",
  kind: "text",
  id: "text",
  field: "text",
  at: "text",
  cause: "text",
  winner_at: "text",
  value: "text",
  recorded_at: "bigint",
};

/** `erased` is written by none of these (`sync/erased`). */
const SCOPE_COLUMNS: ColumnTypes<Omit<ScopeRow, "erased">> = {
  scope: "text",
  seq: "bigint",
  floor: "bigint",
  clock: "text",
};

/**
 * A group on PostgreSQL: a message with the locks and the rows, one with all that is written. Scopes are locked with
 * SKIP LOCKED, or a single one with waiting: groups of several processes cannot deadlock, and one busy
 * scope does not hold up the others. With a `sender` (see `LiveBus.sender`) each commit is announced.
 */
export function createPostgresGroupStore(
  { talk, queries }: Pick<PostgresDatabase, "talk" | "queries">,
  sender: string | undefined,
): GroupStore {
  const change = createPostgresChange(talk, {
    ask: (targets, locking) => [lockFreeScopes(targets, locking), ...findTouchedRows(targets)],
    save: (told, draft) => saveGroup(told, draft, sender),
  });
  const place: GroupPlace = { change, read: (wishes) => readScopes(queries, wishes) };
  return { isOneFile: false, findPlace: async () => place };
}

/** Groups of a PostgreSQL, however its statements name them: the rows of `scopes`, locked (`locking`), then those of `rows`. */
export function createPostgresChange(
  talk: Talk,
  statements: {
    readonly ask: (targets: readonly ScopeTarget[], locking: RawBuilder<unknown>) => Question;
    readonly save: (queries: Queries, draft: GroupDraft) => Promise<void>;
  },
): GroupPlace["change"] {
  return (targets, { waits }, decide) =>
    talk.change(
      statements.ask(targets, sql.raw(waits ? "for update" : "for update skip locked")),
      async (queries, answers) => {
        const states = new Map<string, ScopeState>();
        const rows: SyncedRow[] = [];
        for (const row of answers.flat() as readonly (ScopeRow | SyncedRow)[]) {
          if ("kind" in row) {
            rows.push(row);
            continue;
          }
          const { scope, ...state } = row;
          states.set(scope, state);
        }
        await statements.save(queries, decide(states, rows));
      },
    );
}

/** Those of the scopes that exist and that nobody holds, or that became free. */
function lockFreeScopes(
  targets: readonly ScopeTarget[],
  locking: RawBuilder<unknown>,
): RawBuilder<ScopeRow> {
  const scopes = [...new Set(targets.map(({ scope }) => scope))];
  return sql<ScopeRow>`
    select scope, seq, floor, clock, erased from scopes where scope in (${sql.join(scopes)}) ${locking}`;
}

/**
 * The rows that exist. A statement after the lock's, never the same one: a statement sees what was
 * committed when it began, which is before it got the lock.
 */
function findTouchedRows(targets: readonly ScopeTarget[]): Question {
  const keys = targets.flatMap(({ scope, keys: ofScope }) =>
    listKnown(ofScope).map(({ kind, id }) => ({ scope, kind, id })),
  );
  if (keys.length === 0) return [];
  return [
    sql<SyncedRow>`
      select rows.* from ${unfold(keys, KEY_COLUMNS)} join rows using (scope, kind, id)`,
  ];
}

/** Asked for before the ops are checked. PostgreSQL's text cannot hold a NUL, so no row has one. */
export function listKnown(keys: readonly RowKey[]): readonly RowKey[] {
  return keys.filter(({ kind, id }) => !kind.includes("\0") && !id.includes("\0"));
}

/** Saves rows, history and scopes and announces the commits, all in one statement. */
async function saveGroup(
  queries: Queries,
  draft: GroupDraft,
  sender: string | undefined,
): Promise<void> {
  const rows = draft.listRows();
  const history = draft.listHistory();
  const moved = draft.listMovedScopes();
  if (rows.length + history.length + moved.length === 0) {
    await markDueTimes(queries, draft.listTouched());
    return;
  }
  const scopes = moved.map(({ scope, after }) => ({ scope, ...after }));
  const payloads = sender
    ? moved.map(({ scope, before, after }) =>
        toPayload({ sender, scope, from: before.seq, seq: after.seq }),
      )
    : [];
  await sql`
    with saved_rows as (
      insert into rows (${listColumns(ROW_COLUMNS)})
      select ${listColumns(ROW_COLUMNS)} from ${unfold(rows, ROW_COLUMNS)}
      on conflict (scope, kind, id) do update set data = excluded.data, stamps = excluded.stamps,
        seq = excluded.seq, dead_at = excluded.dead_at
    ), kept_values as (
      insert into history (${listColumns(HISTORY_COLUMNS)})
      select ${listColumns(HISTORY_COLUMNS)} from ${unfold(history, HISTORY_COLUMNS)}
      on conflict do nothing
    ), moved_scopes as (
      update scopes set seq = parameters.seq, floor = parameters.floor, clock = parameters.clock
      from ${unfold(scopes, SCOPE_COLUMNS)} where scopes.scope = parameters.scope
    )
    select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(
    queries,
  );
  await markDueTimes(queries, draft.listTouched());
}

/** A table `parameters` out of one text: its columns as arrays cost as much as all else that a push does here. */
function unfold<Row extends object>(
  rows: readonly Row[],
  columns: ColumnTypes<Row>,
): RawBuilder<unknown> {
  const typed = listNames(columns).map((name) => sql`${sql.ref(name)} ${sql.raw(columns[name])}`);
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as parameters (${sql.join(typed)})`;
}

function listColumns<Row extends object>(columns: ColumnTypes<Row>): RawBuilder<unknown> {
  return sql.join(listNames(columns).map((name) => sql.ref(name)));
}

function listNames<Row extends object>(columns: ColumnTypes<Row>): (keyof Row & string)[] {
  // The record has exactly the columns of the row type.
  return Object.keys(columns) as (keyof Row & string)[];
}

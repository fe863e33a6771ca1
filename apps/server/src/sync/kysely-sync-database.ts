import type {
  RowKey,
  ScopeState,
  StoredRow,
  SyncDatabase,
  SyncTransaction,
} from "@damim/sync/server/database.ts";
import { changeScope } from "@damim/sync/server/change-scope.ts";
import { NEW_SCOPE } from "@damim/sync/server/database.ts";
import { sql } from "kysely";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { markDueTimes } from "../due-times/due-marks.ts";
import { type Announcement, CHANNEL, toPayload } from "./announcement.ts";
import { createChangeGroups } from "./change-groups.ts";
import { createGroupStore } from "./engine.ts";
import { insertHistory, insertRows } from "./insert-rows.ts";
import { createReadGroups } from "./read-groups.ts";
import { toHistoryRow, toStoredRow, toSyncedRow } from "./stored-rows.ts";

/**
 * Sync's database port, the same behaviour on SQLite and PostgreSQL: pushes and pulls of one moment go
 * through each engine's own short way in groups, everything rare through Kysely. With a `sender` each
 * change is announced to the other server processes when it is committed.
 */
export function createKyselySyncDatabase(
  database: Database,
  options: {
    /** See `LiveBus.sender`. */
    readonly sender?: string | undefined;
    readonly onGroupFailure?: (error: unknown) => void;
    /** So many pushes share a transaction. */
    readonly onGroup?: (pushes: number) => void;
    /** See `createChangeGroups`. */
    readonly findPatience?: (scope: string) => number;
  } = {},
): SyncDatabase {
  const { sender, onGroupFailure = () => undefined, onGroup, findPatience = () => 0 } = options;
  const changeAlone: SyncDatabase["change"] = async (target, decide) => {
    const { tx: begin } =
      database.kind === "postgres" ? await database.findPlace(target.scope) : database;
    return begin(async (queries) => {
      let announcement: Announcement | undefined;
      const tx = createTransaction(queries, database.kind);
      const value = await changeScope(tx, target, (state, found) => {
        const decision = decide(state, found);
        const { scope } = target;
        if (sender && decision.next) {
          announcement = { sender, scope, from: state.seq, seq: decision.next.seq };
        }
        return decision;
      });
      if (announcement) await announce(queries, announcement);
      return value;
    });
  };
  const store = createGroupStore(database, sender);
  return {
    transaction: (work) =>
      database.tx((queries) => work(createTransaction(queries, database.kind))),
    change: createChangeGroups({
      store,
      changeAlone,
      onGroupFailure,
      ...(onGroup && { onGroup }),
      findPatience,
    }),
    readSince: createReadGroups(store),
  };
}

/** Tells the other processes when, and only if, the transaction commits. */
export async function announce(queries: Queries, announcement: Announcement): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${toPayload(announcement)})`.execute(queries);
}

/** The steps of a change within a transaction of somebody who writes more than rows in it. */
export function createTransaction(queries: Queries, kind: Database["kind"]): SyncTransaction {
  return {
    lockScope: (scope) => lockScope(queries, scope, kind),
    saveScope: (scope, state) => saveScope(queries, scope, state),
    findRows: (scope, keys) => findRows(queries, scope, keys),
    async listRowsOfKind(scope, kind) {
      const rows = await queries
        .selectFrom("rows")
        .selectAll()
        .where("scope", "=", scope)
        .where("kind", "=", kind)
        .execute();
      return rows.map(toStoredRow);
    },
    saveRows: (scope, rows) => saveRows(queries, scope, rows),
    removeRows: (scope, keys) => removeRows(queries, scope, keys),
    appendHistory: (scope, entries) =>
      insertHistory(
        queries,
        entries.map((entry) => toHistoryRow(scope, entry)),
      ),
    async listDeadRows(scope, before, limit) {
      const rows = await queries
        .selectFrom("rows")
        .selectAll()
        .where("scope", "=", scope)
        .where("dead_at", "<", before)
        .limit(limit)
        .execute();
      return rows.map(toStoredRow);
    },
  };
}

async function findScope(queries: Queries, scope: string): Promise<ScopeState> {
  const row = await queries
    .selectFrom("scopes")
    // Whatever there is: a backup that is put back may know no `erased` yet.
    .selectAll()
    .where("scope", "=", scope)
    .executeTakeFirst();
  return row ?? NEW_SCOPE;
}

async function lockScope(
  queries: Queries,
  scope: string,
  kind: Database["kind"],
): Promise<ScopeState> {
  // SQLite: BEGIN IMMEDIATE already keeps every other writer out.
  if (kind === "sqlite") return findScope(queries, scope);
  const locked = (): Promise<ScopeState | undefined> =>
    queries
      .selectFrom("scopes")
      .selectAll()
      .where("scope", "=", scope)
      .forUpdate()
      .executeTakeFirst();
  const known = await locked();
  if (known) return known;
  // A row that does not exist cannot be locked: make it, then whoever came first holds it.
  await queries
    .insertInto("scopes")
    .values({ scope, ...NEW_SCOPE })
    .onConflict((conflict) => conflict.column("scope").doNothing())
    .execute();
  return (await locked()) ?? NEW_SCOPE;
}

async function saveScope(queries: Queries, scope: string, state: ScopeState): Promise<void> {
  const { seq, floor, clock } = state;
  await queries
    .insertInto("scopes")
    .values({ scope, seq, floor, clock })
    .onConflict((conflict) => conflict.column("scope").doUpdateSet({ seq, floor, clock }))
    .execute();
}

async function findRows(
  queries: Queries,
  scope: string,
  keys: readonly RowKey[],
): Promise<readonly StoredRow[]> {
  if (keys.length === 0) return [];
  const rows = await queries
    .selectFrom("rows")
    .selectAll()
    .where("scope", "=", scope)
    .where((where) =>
      where.or(
        listIdsByKind(keys).map(([kind, ids]) =>
          where.and([where("kind", "=", kind), where("id", "in", ids)]),
        ),
      ),
    )
    .execute();
  return rows.map(toStoredRow);
}

async function removeRows(queries: Queries, scope: string, keys: readonly RowKey[]): Promise<void> {
  if (keys.length === 0) return;
  await queries
    .deleteFrom("rows")
    .where("scope", "=", scope)
    .where((where) =>
      where.or(
        listIdsByKind(keys).map(([kind, ids]) =>
          where.and([where("kind", "=", kind), where("id", "in", ids)]),
        ),
      ),
    )
    .execute();
}

async function saveRows(
  queries: Queries,
  scope: string,
  rows: readonly StoredRow[],
): Promise<void> {
  await insertRows(
    queries,
    rows.map((row) => toSyncedRow(scope, row)),
  );
  await markDueTimes(
    queries,
    rows.map(({ kind, id }) => ({ scope, kind, id })),
  );
}

function listIdsByKind(keys: readonly RowKey[]): [kind: string, ids: string[]][] {
  const idsByKind = new Map<string, string[]>();
  for (const { kind, id } of keys) {
    // Asked for before the ops are checked. PostgreSQL's text cannot hold a NUL, so no row has one.
    if (kind.includes("\0") || id.includes("\0")) continue;
    const ids = idsByKind.get(kind);
    if (ids) ids.push(id);
    else idsByKind.set(kind, [id]);
  }
  return [...idsByKind];
}

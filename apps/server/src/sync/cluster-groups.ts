import type { RowKey, ScopeState, ScopeTarget } from "@damim/sync/server/database.ts";
import { sql } from "kysely";
import type { PostgresDatabase } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import type { ScopeRow, SyncedRow } from "../db/synced-tables.ts";
import { markDueTimes } from "../due-times/due-marks.ts";
import type { GroupStore } from "./change-groups.ts";
import { insertHistory, insertRows } from "./insert-rows.ts";
import { type FoundRow, type ScopeView, type ScopeWish, toView } from "./read-scopes.ts";

/**
 * A group on a cluster, where `scope` says on which node a row lies: one scope a transaction, each statement
 * names it by equality, and values stand in the statement itself, so that the node does the work alone. Commits
 * are announced by a bus of their own: what `pg_notify` says stays on its node.
 */
export const clusterGroupStore: GroupStore = {
  async lockScopes(queries, targets) {
    const scope = findOnlyScope(targets);
    const { rows } = await sql<ScopeRow>`
      select scope, seq, floor, clock, erased from scopes where scope = ${scope} for update`.execute(
      queries,
    );
    return new Map(rows.map(({ scope: name, ...state }): [string, ScopeState] => [name, state]));
  },
  findRows: (queries, targets) =>
    findRowsOfScope(
      queries,
      findOnlyScope(targets),
      targets.flatMap(({ keys }) => keys),
    ),
  async save(queries, draft) {
    const rows = draft.listRows();
    await insertRows(queries, rows);
    await insertHistory(queries, draft.listHistory());
    for (const { scope, after } of draft.listMovedScopes()) {
      await queries.updateTable("scopes").set(after).where("scope", "=", scope).execute();
    }
    await markDueTimes(queries, draft.listTouched());
  },
};

/** `readScopes` on a cluster: each scope is asked for at the node that has it, side by side. */
export function readClusterScopes(
  { findPlace }: Pick<PostgresDatabase, "findPlace">,
  wishes: readonly ScopeWish[],
): Promise<readonly ScopeView[]> {
  return Promise.all(
    wishes.map(async ({ scope, since = null, limit }) => {
      const { queries } = await findPlace(scope);
      const { rows } = await sql<FoundRow>`
        select scopes.seq as scope_seq, scopes.floor, scopes.clock, found.*
        from scopes left join lateral (
          select * from rows where rows.scope = scopes.scope and rows.seq > ${since}::bigint
          order by rows.seq limit ${limit}::integer
        ) as found on true
        where scopes.scope = ${scope} order by found.seq`.execute(queries);
      return toView(rows);
    }),
  );
}

function findOnlyScope(targets: readonly ScopeTarget[]): string {
  const [scope, ...others] = new Set(targets.map((target) => target.scope));
  if (scope === undefined || others.length > 0)
    throw new Error("a group of a cluster has one scope");
  return scope;
}

async function findRowsOfScope(
  queries: Queries,
  scope: string,
  keys: readonly RowKey[],
): Promise<readonly SyncedRow[]> {
  // Asked for before the ops are checked. PostgreSQL's text cannot hold a NUL, so no row has one.
  const known = keys.filter(({ kind, id }) => !kind.includes("\0") && !id.includes("\0"));
  const idsByKind = Map.groupBy(known, ({ kind }) => kind);
  const found: SyncedRow[] = [];
  for (const [kind, ofKind] of idsByKind) {
    const ids = [...new Set(ofKind.map(({ id }) => id))];
    const { rows } = await sql<SyncedRow>`
      select * from rows where scope = ${scope} and kind = ${kind}
      and id = any(${ids}::text[])`.execute(queries);
    found.push(...rows);
  }
  return found;
}

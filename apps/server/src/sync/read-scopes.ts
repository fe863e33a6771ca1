import type { ScopeState, StoredRow } from "@damim/sync/server/database.ts";
import { NEW_SCOPE } from "@damim/sync/server/database.ts";
import { sql } from "kysely";
import type { Queries } from "../db/schema.ts";
import type { SyncedRow } from "../db/synced-tables.ts";
import { toStoredRow } from "./stored-rows.ts";

export interface ScopeWish {
  readonly scope: string;
  /** Undefined: the state only, no rows. */
  readonly since: number | undefined;
  readonly limit: number;
}

export interface ScopeView {
  readonly state: ScopeState;
  /** Ascending by sequence. */
  readonly rows: readonly StoredRow[];
}

/** A scope's state beside one of its rows, or beside none. */
export type FoundRow = {
  readonly scope_seq: number;
  readonly floor: number;
  readonly clock: string;
} & (SyncedRow | { readonly kind: null });

/**
 * State and rows of many scopes, in the order of the wishes, in one statement so that they are of one
 * moment. SQLite: `readSqliteScopes`, a cluster: `readClusterScopes`.
 */
export async function readScopes(
  queries: Queries,
  wishes: readonly ScopeWish[],
): Promise<readonly ScopeView[]> {
  const scopes = wishes.map(({ scope }) => scope);
  const sinces = wishes.map(({ since }) => since ?? null);
  const limits = wishes.map(({ limit }) => limit);
  const { rows } = await sql<FoundRow & { readonly wish: number }>`
    select wishes.wish::integer, scopes.seq as scope_seq, scopes.floor, scopes.clock, found.*
    from unnest(${scopes}::text[], ${sinces}::bigint[], ${limits}::integer[])
      with ordinality as wishes (wanted, since, rows_max, wish)
    join scopes on scopes.scope = wishes.wanted
    left join lateral (
      select * from rows where rows.scope = wishes.wanted and rows.seq > wishes.since
      order by rows.seq limit wishes.rows_max
    ) as found on true
    order by wishes.wish, found.seq`.execute(queries);
  const rowsByWish = Map.groupBy(rows, ({ wish }) => wish);
  return wishes.map((_, index) => toView(rowsByWish.get(index + 1) ?? []));
}

export function toView(found: readonly FoundRow[]): ScopeView {
  const [first] = found;
  if (!first) return { state: NEW_SCOPE, rows: [] };
  const { scope_seq: seq, floor, clock } = first;
  const rows = found.flatMap((row) => (row.kind === null ? [] : [toStoredRow(row)]));
  return { state: { seq, floor, clock }, rows };
}

import { setImmediate } from "node:timers/promises";
import { type ArchivedScope, toArchivedScope } from "@damim/domain/archive/archive-layout.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { StoredRow } from "@damim/sync/server/database.ts";
import { sql } from "kysely";
import type { Queries } from "../db/schema.ts";
import type { HistoryRow } from "../db/synced-tables.ts";
import { toStoredRow } from "../sync/stored-rows.ts";

/** Between two pages others have their turn: on SQLite reading waits for nothing. */
const PAGE_ROWS = 250;

export interface OwnScope {
  readonly scope: string;
  readonly archived: ArchivedScope;
}

/** The scopes of a teacher that were ever written to, the profile first, then by year. */
export async function listOwnScopes(queries: Queries, uid: string): Promise<readonly OwnScope[]> {
  const found = await queries
    .selectFrom("scopes")
    .select("scope")
    .where("scope", "like", `t/${uid}/%`)
    .execute();
  const own = found.flatMap(({ scope }) => {
    const parsed = parseScope(scope);
    return parsed?.uid === uid ? [{ scope, archived: toArchivedScope(parsed) }] : [];
  });
  const rank = ({ archived }: OwnScope): number => (archived === "profile" ? 0 : Number(archived));
  return own.sort((a, b) => rank(a) - rank(b));
}

/**
 * All rows of a scope, deleted ones included, some at a time. A row that is written meanwhile may come
 * twice; the later one holds.
 */
export async function* readRows(
  queries: Queries,
  scope: string,
): AsyncGenerator<readonly StoredRow[]> {
  for (let since = 0; ;) {
    const found = await queries
      .selectFrom("rows")
      .selectAll()
      .where("scope", "=", scope)
      .where("seq", ">", since)
      .orderBy("seq")
      .limit(PAGE_ROWS)
      .execute();
    const rows = found.map(toStoredRow);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) return;
    await setImmediate();
    since = rows.at(-1)?.seq ?? since;
  }
}

/** Every former value of a scope, some at a time. */
export async function* readHistory(
  queries: Queries,
  scope: string,
): AsyncGenerator<readonly HistoryRow[]> {
  let after: HistoryRow | undefined;
  for (;;) {
    let page = queries.selectFrom("history").selectAll().where("scope", "=", scope);
    if (after) {
      const { kind, id, field, at, cause } = after;
      page = page.where(
        sql<boolean>`(kind, id, field, at, cause) > (${kind}, ${id}, ${field}, ${at}, ${cause})`,
      );
    }
    const rows = await page
      .orderBy("kind")
      .orderBy("id")
      .orderBy("field")
      .orderBy("at")
      .orderBy("cause")
      .limit(PAGE_ROWS)
      .execute();
    if (rows.length > 0) yield rows;
    after = rows.at(-1);
    if (rows.length < PAGE_ROWS) return;
    await setImmediate();
  }
}

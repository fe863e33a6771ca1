import type { Queries } from "../db/schema.ts";
import type { HistoryRow, SyncedRow } from "../db/synced-tables.ts";

/** So many rows a statement: each is nine parameters at most, and SQLite takes 32,766. */
const AT_ONCE = 500;

/** Writes rows of a scope, new ones and those that stand there. Their due times are another's: `markDueTimes`. */
export async function insertRows(queries: Queries, rows: readonly SyncedRow[]): Promise<void> {
  for (const part of toParts(rows)) {
    await queries
      .insertInto("rows")
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(["scope", "kind", "id"]).doUpdateSet((set) => ({
          data: set.ref("excluded.data"),
          stamps: set.ref("excluded.stamps"),
          seq: set.ref("excluded.seq"),
          dead_at: set.ref("excluded.dead_at"),
        })),
      )
      .execute();
  }
}

/** Keeps values that lost. A replayed op loses to the same winner once more: it is in the book already. */
export async function insertHistory(
  queries: Queries,
  history: readonly HistoryRow[],
): Promise<void> {
  for (const part of toParts(history)) {
    await queries
      .insertInto("history")
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function toParts<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, part) =>
    rows.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
}

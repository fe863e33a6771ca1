import type { Erasure } from "@damim/domain/destruction/pupil/erase-from-row.ts";
import { namesAny, type Fields } from "@damim/sync/kind.ts";
import { KILLED } from "@damim/sync/merge.ts";
import type { StoredRow } from "@damim/sync/server/database.ts";
import { toHeldFields } from "@damim/sync/server/timeline.ts";
import type { Queries } from "../../db/schema.ts";
import type { HistoryRow } from "../../db/synced-tables.ts";
import type { Named } from "./find-erasures.ts";

/** Of a row that was deleted, its words lie in its past alone: what becomes of it, as if it lived with what it held. */
export async function eraseDeleted(
  queries: Queries,
  of: Named,
  row: StoredRow,
): Promise<{ readonly erasure: Erasure; readonly lost: readonly HistoryRow[] }> {
  const lost = await queries
    .selectFrom("history")
    .selectAll()
    .where("scope", "=", of.scope)
    .where("kind", "=", row.kind)
    .where("id", "=", row.id)
    .execute();
  const data = toHeldFields(
    row,
    lost.map(({ field, value, at, winner_at: by, recorded_at: recordedAt }) => ({
      field,
      value: JSON.parse(value) as unknown,
      at,
      by,
      recordedAt,
    })),
  );
  const none: Fields = {};
  return { erasure: of.erase({ ...row, data }) ?? { type: "changed", set: none }, lost };
}

/** It stays in 휴지통 for others: its past loses what names the one, and says what it held without. */
export async function relayPast(
  queries: Queries,
  of: Named,
  row: StoredRow,
  {
    erasure,
    lost,
  }: {
    readonly erasure: Exclude<Erasure, { readonly type: "gone" }>;
    readonly lost: readonly HistoryRow[];
  },
): Promise<void> {
  for (const entry of lost) {
    const { field, at, cause } = entry;
    const isHeld = entry.winner_at === row.at[KILLED] && field in erasure.set;
    const left = isHeld ? erasure.set[field] : null;
    if (!isHeld && !namesAny(JSON.parse(entry.value), of.ids)) continue;
    const where = { scope: of.scope, kind: row.kind, id: row.id, field, at, cause };
    if (left === null || left === undefined)
      await queries
        .deleteFrom("history")
        .where((is) => is.and(where))
        .execute();
    else
      await queries
        .updateTable("history")
        .set({ value: JSON.stringify(left) })
        .where((is) => is.and(where))
        .execute();
  }
  if (erasure.type === "moved")
    await queries
      .updateTable("history")
      .set({ id: erasure.id })
      .where("scope", "=", of.scope)
      .where("kind", "=", row.kind)
      .where("id", "=", row.id)
      .execute();
}

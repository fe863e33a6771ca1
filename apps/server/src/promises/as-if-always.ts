import { DEAD } from "@damim/sync/change.ts";
import { stampMs } from "@damim/sync/clock.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { StoredRow } from "@damim/sync/server/database.ts";
import type { Queries } from "../db/schema.ts";
import type { ScopeDraft } from "../sync/scope-writer.ts";

/**
 * Rows of a database that was put back, written as if they had always said it: under their own stamps and without a past, so
 * that what devices tell of them meets no word that they had not.
 */
export function openAsIfAlways(
  queries: Queries,
  scope: string,
): Pick<ScopeDraft, "list" | "write"> & {
  /** Under a stamp of its own. */
  stamp(kind: string, id: string, set: Fields, at: string): Promise<void>;
  /** A row whole, also one that the database had not. */
  put(kind: string, id: string, row: Pick<StoredRow, "data" | "at">): Promise<void>;
} {
  const find = (kind: string, id: string) =>
    queries
      .selectFrom("rows")
      .select(["data", "stamps"])
      .where("scope", "=", scope)
      .where("kind", "=", kind)
      .where("id", "=", id)
      .executeTakeFirst();
  async function write(kind: string, id: string, set: Fields, at?: string): Promise<void> {
    const row = Object.keys(set).length > 0 ? await find(kind, id) : undefined;
    if (!row) return;
    const stamps =
      at === undefined ? {} : Object.fromEntries(Object.keys(set).map((field) => [field, at]));
    await queries
      .updateTable("rows")
      .set({
        data: JSON.stringify({ ...JSON.parse(row.data), ...set }),
        stamps: JSON.stringify({ ...JSON.parse(row.stamps), ...stamps }),
      })
      .where("scope", "=", scope)
      .where("kind", "=", kind)
      .where("id", "=", id)
      .execute();
  }
  return {
    async list(kind) {
      const rows = await queries
        .selectFrom("rows")
        .select(["id", "data"])
        .where("scope", "=", scope)
        .where("kind", "=", kind)
        .where("dead_at", "is", null)
        .orderBy("id")
        .execute();
      return rows.map(({ id, data }) => ({ id, data: JSON.parse(data) as Fields }));
    },
    write,
    stamp: write,
    async put(kind, id, { data, at }) {
      const text = { data: JSON.stringify(data), stamps: JSON.stringify(at) };
      const state = await queries
        .insertInto("scopes")
        .values({ scope, seq: 1, floor: 0, clock: "" })
        .onConflict((conflict) =>
          conflict.column("scope").doUpdateSet((is) => ({ seq: is("scopes.seq", "+", 1) })),
        )
        .returning("seq")
        .executeTakeFirstOrThrow();
      const deadAt = data[DEAD] === true ? stampMs(at[DEAD] ?? "") : null;
      const row = { ...text, seq: state.seq, dead_at: deadAt };
      await queries
        .insertInto("rows")
        .values({ scope, kind, id, ...row })
        .onConflict((conflict) => conflict.columns(["scope", "kind", "id"]).doUpdateSet(row))
        .execute();
    },
  };
}

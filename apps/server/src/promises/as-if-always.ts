import type { Fields } from "@damim/sync/kind.ts";
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
} {
  const find = (kind: string, id: string) =>
    queries
      .selectFrom("rows")
      .select(["data", "stamps"])
      .where("scope", "=", scope)
      .where("kind", "=", kind)
      .where("id", "=", id)
      .executeTakeFirst();
  async function put(kind: string, id: string, set: Fields, at?: string): Promise<void> {
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
    write: put,
    stamp: put,
  };
}

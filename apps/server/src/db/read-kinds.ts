import type { ReadRows } from "@damim/domain/due-time/year-days.ts";
import type { RecordKind } from "@damim/sync/kind.ts";
import type { Queries } from "./schema.ts";

/** The living rows of a scope of the named kinds; of a kind that was not named none. */
export async function readKinds(
  queries: Queries,
  scope: string,
  kinds: readonly string[],
): Promise<ReadRows> {
  const found = await queries
    .selectFrom("rows")
    .select(["kind", "id", "data"])
    .where("scope", "=", scope)
    .where("kind", "in", kinds)
    .where("dead_at", "is", null)
    .execute();
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  const read = new Map<string, ReadonlyMap<string, { readonly id: string }>>();
  return <T>({ name }: RecordKind<T>) => {
    const rows =
      read.get(name) ??
      new Map(
        (byKind.get(name) ?? []).map(({ id, data }) => [id, { ...(JSON.parse(data) as T), id }]),
      );
    read.set(name, rows);
    // Written through the schema of its kind.
    return rows as ReadonlyMap<string, T & { readonly id: string }>;
  };
}

import { namesAny } from "@damim/sync/kind.ts";
import { toErasedIds } from "@damim/sync/server/database.ts";
import type { Database } from "../db/open-database.ts";
import type { OpenedRows } from "./open-archived-rows.ts";
import type { ArchivedValue } from "./rows-json.ts";

/**
 * Tells what of an archive's history is about somebody who was erased from the scope since, by itself or by the row that it
 * is of. The rows themselves are refused where they are pushed.
 */
export async function findErased(
  { queries }: Database,
  scope: string,
  content: OpenedRows,
): Promise<(value: ArchivedValue) => boolean> {
  const state = await queries
    .selectFrom("scopes")
    .select("erased")
    .where("scope", "=", scope)
    .executeTakeFirst();
  const ids = toErasedIds(state?.erased);
  if (ids.length === 0) return () => false;
  const rows = new Set<string>();
  const add = ({ kind, id }: { readonly kind: string; readonly id: string }) =>
    rows.add(`${kind}\n${id}`);
  const isNamed = ({ id, value }: ArchivedValue): boolean => namesAny([id, value], ids);
  for await (const some of content.read("rows"))
    for (const row of some) if (namesAny([row.id, row.data], ids)) add(row);
  // Of a row that was deleted only its past says whom it was about.
  for await (const values of content.read("history")) values.filter(isNamed).forEach(add);
  return (value) => rows.has(`${value.kind}\n${value.id}`);
}

import type { Database } from "../db/open-database.ts";
import type { WriteScope } from "./scope-writer.ts";

const IDS_AT_ONCE = 500;

/**
 * Empties fields of rows on every device, and takes what stood in them out of the history. Rows that are deleted already keep
 * nothing but their history.
 */
export async function emptyFields(
  deps: { readonly database: Database; readonly writeScope: WriteScope },
  of: {
    readonly scope: string;
    readonly kind: string;
    readonly fields: readonly string[];
    readonly rows: readonly {
      readonly id: string;
      readonly data: object;
      readonly dead_at: number | null;
    }[];
  },
): Promise<void> {
  const { scope, kind, fields, rows } = of;
  const full = rows.filter(
    ({ data, dead_at: deadAt }) =>
      deadAt === null && fields.some((field) => (Reflect.get(data, field) ?? null) !== null),
  );
  const emptied = Object.fromEntries(fields.map((field) => [field, null]));
  if (full.length > 0)
    await deps.writeScope(scope, async (draft) => {
      for (const { id } of full) await draft.write(kind, id, emptied);
    });
  for (let at = 0; at < rows.length; at += IDS_AT_ONCE)
    await deps.database.queries
      .deleteFrom("history")
      .where("scope", "=", scope)
      .where("kind", "=", kind)
      .where(
        "id",
        "in",
        rows.slice(at, at + IDS_AT_ONCE).map(({ id }) => id),
      )
      .where("field", "in", fields)
      .execute();
}

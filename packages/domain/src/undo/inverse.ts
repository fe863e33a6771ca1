import { type Fields } from "@damim/sync/kind.ts";
import { createRow, DEAD, removeRow, type Change } from "@damim/sync/change.ts";

/** The living row of a kind and id, or nothing when there is none. */
export type FindRow = (kind: string, id: string) => Fields | undefined;

/**
 * The change that brings a row back to how it stands now, before `change` is written. A field that was
 * not there goes back to `null`; a row that was not there is deleted; a row that `change` deletes is
 * written whole, because a deletion takes every value with it.
 *
 * ```ts
 * toInverse({ kind: "student", id: "s1", set: { number: 8 } }, () => ({ number: 7 }));
 * // { kind: "student", id: "s1", set: { number: 7 } }
 * ```
 */
export function toInverse({ kind, id, set }: Change, findRow: FindRow): Change {
  const row = findRow(kind, id);
  if (!row) return removeRow(kind, id);
  if (set[DEAD] === true) return createRow(kind, id, withoutId(row));
  const fields = Object.keys(set).filter((field) => field !== DEAD);
  return {
    kind,
    id,
    set: Object.fromEntries(fields.map((field) => [field, row[field] ?? null])),
  };
}

/** Rows on screen carry their id beside their fields; it is no field of the record. */
function withoutId(row: Fields): Fields {
  return Object.fromEntries(Object.entries(row).filter(([field]) => field !== "id"));
}

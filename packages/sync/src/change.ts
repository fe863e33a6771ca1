import type { Fields } from "./kind.ts";

/**
 * Fields to write into one row; fields that are not named keep their value. A field set to `null` is
 * empty again (a row travels as JSON, where "absent" cannot be sent).
 */
export interface Change {
  readonly kind: string;
  readonly id: string;
  readonly set: Fields;
}

/**
 * The field that deletes a row (`true`) or creates it, also again (`false`). It merges like any other. A deletion
 * takes the row's values with it, so a row that comes back is written whole. A change without this field never
 * brings a row back that was deleted elsewhere.
 */
export const DEAD = "~dead";

/** Makes a row, or makes it again after a deletion. */
export function createRow(kind: string, id: string, fields: Fields): Change {
  return { kind, id, set: { ...fields, [DEAD]: false } };
}

/** Deletes a row with all its values; undo writes it whole again. */
export function removeRow(kind: string, id: string): Change {
  return { kind, id, set: { [DEAD]: true } };
}

/**
 * Fields to write into one row; fields that are not named keep their value. A field set to `null` is
 * empty again (a row travels as JSON, where "absent" cannot be sent).
 */
export interface Change {
  readonly kind: string;
  readonly id: string;
  readonly set: Readonly<Record<string, unknown>>;
}

/** The field by which a row is deleted and comes back, the same as in the sync protocol. */
export const DEAD_FIELD = "~dead";

/** Deletes a row; every other field stays, so that undo brings it back whole. */
export function removeRow(kind: string, id: string): Change {
  return { kind, id, set: { [DEAD_FIELD]: true } };
}

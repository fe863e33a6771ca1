import { type Fields } from "@damim/sync/kind.ts";
import { createRow, type Change } from "@damim/sync/change.ts";
import { isSameValue } from "../base/is-same-value.ts";

/** What one act did to a record, as the history tells it. An absent side means "empty". */
export interface PastChange {
  readonly id: string;
  readonly type: "created" | "changed" | "deleted";
  readonly fields: readonly {
    readonly field: string;
    readonly from?: unknown;
    readonly to?: unknown;
  }[];
}

/**
 * The write that takes one past act back, reckoned from the record as it is now: its fields return to
 * what they were before the act; a deleted record returns whole. Nothing when there is nothing to take
 * back: the values stand already, the record is gone or back, or the act made the record.
 *
 * ```ts
 * revertChange("student", { id: "s1", type: "changed", fields: [{ field: "name", from: "가", to: "나" }] }, row);
 * // { kind: "student", id: "s1", set: { name: "가" } }
 * ```
 */
export function revertChange(
  kind: string,
  past: PastChange,
  row: Fields | undefined,
): Change | undefined {
  const { id, type, fields } = past;
  if (type === "created") return undefined;
  if (type === "deleted") return row ? undefined : createRow(kind, id, toHeld(past));
  if (!row) return undefined;
  const different = fields.filter(({ field, from }) => !isSameValue(row[field], from));
  if (different.length === 0) return undefined;
  const set = Object.fromEntries(different.map(({ field, from }) => [field, from ?? null]));
  return { kind, id, set };
}

/** What a record held when it was deleted. */
export function toHeld({ fields }: PastChange): Fields {
  return Object.fromEntries(
    fields.flatMap(({ field, from }) => (from === undefined ? [] : [[field, from]])),
  );
}

import { createRow, type Change } from "@damim/sync/change.ts";
import type { Fields, RecordKind } from "@damim/sync/kind.ts";
import { isSameValue } from "../base/is-same-value.ts";

/** A long text of the row, and the digest of the text that the form began with. */
export interface LongText {
  readonly field: string;
  readonly from: string;
}

/**
 * What a form writes: a new row without its empty fields; of a row that is there only the fields that differ, so that
 * two devices that changed different fields keep both. A long text goes with its `from`, in the same op.
 *
 * ```ts
 * writeRow(consultKind, id, { who: "staff", way: "phone" }, { who: "staff", way: "face" });
 * // [{ kind: "consult", id, set: { way: "face" } }]
 * ```
 */
export function writeRow<T extends object>(
  kind: RecordKind<T>,
  id: string,
  before: T | undefined,
  after: T,
  longText?: LongText,
): readonly Change[] {
  const old = { ...before } as Fields;
  const set: Record<string, unknown> = Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !isSameValue(old[field], value)),
  );
  if (longText && longText.field in set) set["from"] = longText.from;
  if (!before) return [createRow(kind.name, id, set)];
  return Object.keys(set).length > 0 ? [{ kind: kind.name, id, set }] : [];
}

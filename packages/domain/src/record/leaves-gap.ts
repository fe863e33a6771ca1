import { DEAD, type Change } from "@damim/sync/change.ts";
import type { Fields } from "./field.ts";
import type { Shape } from "./shape.ts";

/**
 * Whether a write would leave a field empty that its row needs: no form takes such a row, and the server refuses it. A past
 * value may be gone for good, as that of an erased pupil is.
 *
 * ```ts
 * leavesGap(consult.fields, { kind: "consult", id, set: { studentIds: null } }); // true
 * ```
 */
export function leavesGap(fields: Fields, { set }: Pick<Change, "set">): boolean {
  if (set[DEAD] === true) return false;
  // A row that is made, or made again, is written whole.
  const isWhole = set[DEAD] === false;
  return Object.entries(fields).some(
    ([name, { isOptional, shape }]) =>
      !isOptional && (isWhole || Object.hasOwn(set, name)) && isEmptyOf(shape, set[name]),
  );
}

function isEmptyOf(shape: Shape, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (shape.type === "checked" || shape.type === "secret") return isEmptyOf(shape.of, value);
  if (shape.type === "list") return Array.isArray(value) && value.length < (shape.least ?? 0);
  return shape.type === "text" && shape.isNeeded && value === "";
}

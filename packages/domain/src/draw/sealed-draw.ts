import type { Fields } from "@damim/sync/kind.ts";
import type { MessagesFor } from "../base/result.ts";

export interface DrawFixed {
  readonly type: "draw-fixed";
}

export const drawFixedMessages: MessagesFor<DrawFixed> = {
  "draw-fixed": () => "봉인한 뽑기는 고칠 수 없어요. 뽑은 것은 그대로 있어요.",
};

/**
 * Whether a row after a write says otherwise than before of what was sealed: kind, terms and seed with their seal,
 * members, and a number that stands.
 */
export function breaksSeal(before: Fields | undefined, after: Fields): boolean {
  if (!before) return false;
  const fixed = ["kind", "terms", "members", "seed", "seal", "number"];
  return fixed.some((field) => hasValue(before[field]) && !isSame(before[field], after[field]));
}

function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

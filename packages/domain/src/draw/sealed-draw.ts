import type { Fields } from "@damim/sync/kind.ts";
import type { MessagesFor } from "../base/result.ts";

export type DrawFixed = { readonly type: "draw-fixed" } | { readonly type: "draw-opened" };

export const drawFixedMessages: MessagesFor<DrawFixed> = {
  "draw-opened": () =>
    "봉인을 연 뽑기로는 더 뽑을 수 없어요. 앞서 뽑은 것은 그대로 있어요. 새로 뽑아 주세요.",
  "draw-fixed": () => "봉인한 뽑기는 고칠 수 없어요. 뽑은 것은 그대로 있어요.",
};

/**
 * Whether a row after a write says otherwise than before of what was sealed: kind, terms and seed with their seal,
 * members, a number that stands, and that it was opened. Of an opened one also the number that nobody called: who knows the
 * seed would choose the names by it. Nor is an opened one deleted: made anew under its id it would look sealed.
 */
export function breaksSeal(before: Fields | undefined, after: Fields | undefined): boolean {
  if (!before) return false;
  if (!after) return hasValue(before.revealed);
  const fixed = ["kind", "terms", "members", "seed", "seal", "number", "revealed"];
  if (hasValue(before.revealed) && !isSame(before.number ?? null, after.number ?? null))
    return true;
  return fixed.some((field) => hasValue(before[field]) && !isSame(before[field], after[field]));
}

/** Whether names may still come out of a draw: who has its seed can reckon all that follow, so a new one is sealed then. */
export function isSealed({ revealed }: { readonly revealed?: unknown }): boolean {
  return !hasValue(revealed);
}

/** Whether a name is opened after its draw was. What was opened before, on a device that was away, stands. */
export function opensAfterReveal(
  draw: Fields | undefined,
  before: Fields | undefined,
  after: Fields,
): boolean {
  const { at } = after;
  if (!draw || typeof at !== "number" || at === before?.at) return false;
  return typeof draw.revealed === "number" && at > draw.revealed;
}

function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

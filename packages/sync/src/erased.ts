/** Of a deleted row's data: it was erased on request, and nothing comes to it any more. */
export const ERASED = "~erased";

/**
 * Whether a value names one of these ids: as a key, as a text or a part of one that is cut by `~`, or within a text that is
 * JSON itself. Never a piece of a word: "s1" is not in "s12".
 *
 * ```ts
 * namesAny({ seats: { a: "s1" } }, ["s1"]); // true
 * namesAny("2026-11-20~s1~absent", ["s1"]); // true
 * namesAny("s12", ["s1"]); // false
 * ```
 */
export function namesAny(value: unknown, ids: readonly string[]): boolean {
  if (typeof value === "string") return ids.some((id) => isIn(value, id));
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some((each) => namesAny(each, ids));
  return Object.entries(value).some(([key, each]) => namesAny(key, ids) || namesAny(each, ids));
}

function isIn(text: string, id: string): boolean {
  return text.includes(id) && (text.split("~").includes(id) || text.includes(`"${id}"`));
}

/** The ids of `ScopeState.erased`. */
export function toErasedIds(erased: string | null | undefined): readonly string[] {
  return erased ? erased.split(" ") : [];
}

import type { SchoolYear } from "./school-year.ts";

/** Where a row lives: one teacher's profile, or one teacher's school year. */
export type ScopeId = string;

export type Scope =
  | { readonly type: "profile"; readonly uid: string }
  | { readonly type: "year"; readonly uid: string; readonly year: SchoolYear };

/** Rows that outlive a school year: the settings of each year. */
export function profileScope(uid: string): ScopeId {
  return `t/${uid}/profile`;
}

/** Rows of one school year: students, marks. For a dated row ask `recordSchoolYear(day)`. */
export function yearScope(uid: string, year: SchoolYear): ScopeId {
  return `t/${uid}/${year}`;
}

/**
 * Reads a scope id; nothing when it is none of ours.
 *
 * ```ts
 * parseScope("t/u1/2026"); // { type: "year", uid: "u1", year: 2026 }
 * ```
 */
export function parseScope(text: string): Scope | undefined {
  const match = /^t\/([^/]+)\/(profile|\d{4})$/.exec(text);
  const [, uid, last] = match ?? [];
  if (!uid || !last) return undefined;
  return last === "profile" ? { type: "profile", uid } : { type: "year", uid, year: Number(last) };
}

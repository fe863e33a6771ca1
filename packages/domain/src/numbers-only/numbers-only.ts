import type { Fields } from "@damim/sync/kind.ts";

/** Of a name, or of what leads to a child beside it, where the school year has numbers only. */
export const NUMBERS_ONLY = "numbers-only";

/** What no row of a pupil holds then. */
const withheld = ["birthday", "guardianPhone", "guardians", "photo"] as const;

/** In which a pupil's row says who it is; all others are texts like those of any row. */
export const ownFields: readonly string[] = ["name", ...withheld];

/** A row has to have a name: 「3번」. */
export function toNumberName(number: number): string {
  return `${number}번`;
}

export function isNumberName(name: unknown): boolean {
  return typeof name === "string" && /^\d{1,3}번$/.test(name);
}

/** Whether these fields of a pupil's row may stand nowhere but on the teacher's own device. */
export function breaksNumbersOnly(set: Fields): boolean {
  const { name } = set;
  return (name !== undefined && !isNumberName(name)) || listWithheld(set).length > 0;
}

/** The fields of these that `breaksNumbersOnly` does not let through, the name apart. */
export function listWithheld(set: Fields): readonly string[] {
  return withheld.filter((field) => !isEmpty(set[field]));
}

/** The same fields, emptied of what is withheld: what `null` is written over is gone. */
export function toEmptied(set: Fields): Fields {
  return Object.fromEntries(listWithheld(set).map((field) => [field, null]));
}

/**
 * What of a write travels, and what the 이름표 is told: a name, `null` where there is none any more, nothing where the
 * write says nothing of it. A number takes the name of the row along.
 *
 * ```ts
 * splitName({ number: 3, name: "김하린" }, undefined); // { set: { number: 3, name: "3번" }, name: "김하린" }
 * ```
 *
 * @param number the one that the row has
 */
export function splitName(
  set: Fields,
  number: unknown,
): { readonly set: Fields; readonly name?: string | null } {
  const own = set["number"] ?? number;
  const { name } = set;
  if (typeof own !== "number") return { set };
  if (typeof name !== "string")
    return set["number"] === undefined ? { set } : { set: { ...set, name: toNumberName(own) } };
  return {
    set: { ...set, name: toNumberName(own) },
    name: isNumberName(name) ? null : name,
  };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

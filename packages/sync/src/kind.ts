import type { GenericSchema } from "valibot";

/** The fields of a row as they travel: JSON values by field name. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * What sync has to know about one sort of record. The list of all of them is an argument: sync knows
 * no feature.
 *
 * `version` starts at 1. `up` lifts data that an older version wrote; it runs on every read and the
 * row itself stays as it was written, so old and new clients live together. A new client may already
 * have edited single fields of an old row: `up` therefore leaves alone what already has the new form.
 */
export interface RecordKind<T, Name extends string = string> {
  readonly name: Name;
  readonly version: number;
  readonly up?: ((data: Fields, fromVersion: number) => Fields) | undefined;
  /**
   * What the fields of a row say together, of any version, for fields that merge one by one; nothing when they
   * say nothing and the row is not shown. Runs after `up`, on every read; never stored and never checked.
   */
  readonly read?: ((data: Fields) => Fields | undefined) | undefined;
  /** What its fields were before is kept nowhere: an old value would do harm. */
  readonly hasNoPast?: true;
  /** A proof without words, which others go on from: it stays when somebody whose id it has is erased. */
  readonly isProof?: true;
  /** For the type alone, never there. */
  readonly row?: T;
}

/** A kind with the shape that a row must have: what the server checks. Clients trust their own screens. */
export interface CheckedKind<T = unknown> extends RecordKind<T> {
  readonly schema: GenericSchema<unknown, T>;
}

/** A kind whose record type does not matter here. */
export type AnyKind = RecordKind<unknown>;

/** The field that says which version of its kind created a row. Absent means 1. */
export const VERSION_FIELD = "~v";

/** The data of a row in the form of today's version, without the fields that only sync reads. */
export function toCurrentData(kind: AnyKind | undefined, data: Fields): Fields {
  const plain = toPlainData(data);
  if (!kind?.up) return plain;
  const written = data[VERSION_FIELD];
  const fromVersion = typeof written === "number" ? written : 1;
  return fromVersion < kind.version ? kind.up(plain, fromVersion) : plain;
}

/** The same as screens and sheets read it; nothing for a row that says nothing. */
export function toReadData(kind: AnyKind | undefined, data: Fields): Fields | undefined {
  const current = toCurrentData(kind, data);
  return kind?.read ? kind.read(current) : current;
}

/**
 * A row's own fields: without the reserved names, which begin with `~`, and without nulls. Null is how
 * the removal of a field travels, so a schema says "optional", never "nullable".
 */
export function toPlainData(data: Fields): Fields {
  const plain: Record<string, unknown> = {};
  for (const field of Object.keys(data)) {
    if (!field.startsWith("~") && data[field] !== null) plain[field] = data[field];
  }
  return plain;
}

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

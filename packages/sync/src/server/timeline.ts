import { DEAD } from "../change.ts";
import { VERSION_FIELD } from "../kind.ts";
import type { Fields } from "../kind.ts";
import type { HistoryEntry, StoredRow } from "./database.ts";

export interface FieldChange {
  readonly field: string;
  /** Absent: the field was empty. */
  readonly from?: unknown;
  readonly to?: unknown;
}

/** What one op did to a record, by the order of stamps. */
export interface RecordChange {
  /** Stamp of the op. */
  readonly at: string;
  readonly type: "created" | "changed" | "deleted";
  readonly fields: readonly FieldChange[];
  /** When the server heard of it, epoch ms; unknown where the op took no other value's place. */
  readonly recordedAt?: number;
}

type Known = Pick<StoredRow, "data" | "at">;
type Lost = Pick<HistoryEntry, "field" | "value" | "at" | "by" | "recordedAt">;

/**
 * What happened to one record, newest first: its values of today and those in the history, put in the
 * order of their stamps. A value that lost against a later one that was there already stands where its
 * stamp puts it, as on a device that had seen both.
 */
export function toTimeline(row: Known | undefined, lost: readonly Lost[]): readonly RecordChange[] {
  const setByStamp = new Map<string, Map<string, unknown>>();
  const recordedAtByStamp = new Map<string, number>();
  const add = (field: string, value: unknown, at: string): void => {
    const set = setByStamp.get(at) ?? new Map<string, unknown>();
    setByStamp.set(at, set.set(field, value));
  };
  for (const { field, value, at, by, recordedAt } of lost) {
    add(field, value, at);
    if (by !== null) recordedAtByStamp.set(by, recordedAt);
  }
  for (const [field, value] of Object.entries(row?.data ?? {})) {
    const at = row?.at[field];
    if (at !== undefined) add(field, value, at);
  }

  const values = new Map<string, unknown>();
  const changes: RecordChange[] = [];
  let isAlive = false;
  for (const [at, set] of [...setByStamp].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const type = toType(set.get(DEAD), isAlive);
    const before = new Map(values);
    // A deletion takes every older value with it; what its own op sets stays hidden under it.
    if (type === "deleted") values.clear();
    for (const [field, value] of set) if (isKept(field)) values.set(field, value);
    if (type !== "changed") isAlive = type === "created";
    const fields = listChanges(before, values);
    if (type === "changed" && fields.length === 0) continue;
    const recordedAt = recordedAtByStamp.get(at);
    changes.push({ at, type, fields, ...(recordedAt === undefined ? {} : { recordedAt }) });
  }
  return changes.reverse();
}

/** The fields that a deleted record held, words that came after the deletion included. */
export function toHeldFields(row: Known, lost: readonly Lost[]): Fields {
  const timeline = toTimeline(row, lost);
  const held: Record<string, unknown> = {};
  const deletion = timeline.find(({ type }) => type === "deleted");
  for (const { field, from } of deletion?.fields ?? []) if (!isEmpty(from)) held[field] = from;
  for (const [field, value] of Object.entries(row.data)) {
    if (isKept(field) && !isEmpty(value)) held[field] = value;
  }
  return held;
}

function toType(dead: unknown, isAlive: boolean): RecordChange["type"] {
  if (dead === true) return "deleted";
  return dead === false && !isAlive ? "created" : "changed";
}

function listChanges(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): readonly FieldChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [from, to] = [before.get(field), after.get(field)];
    if (JSON.stringify(from ?? null) === JSON.stringify(to ?? null)) return [];
    return [{ field, ...(isEmpty(from) ? {} : { from }), ...(isEmpty(to) ? {} : { to }) }];
  });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null;
}

/** The version of its kind belongs to the values: they can be written again as they were. */
function isKept(field: string): boolean {
  return field === VERSION_FIELD || !field.startsWith("~");
}

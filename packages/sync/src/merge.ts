import { DEAD } from "./change.ts";
import type { Fields } from "./kind.ts";
import type { FieldStamps } from "./protocol.ts";

export type Stamps = FieldStamps;

/** The part of a row that merging reads and writes. */
export interface MergedRow {
  readonly data: Fields;
  readonly at: Stamps;
}

/** A value that lost its place, or never got one. `by` is the stamp that won. */
export interface LostValue {
  readonly field: string;
  readonly value: unknown;
  readonly at: string;
  readonly by: string;
}

export interface Merged {
  readonly row: MergedRow;
  /** False when the op brought nothing new: a replay, or all of it was superseded. */
  readonly isChanged: boolean;
  readonly overwritten: readonly LostValue[];
  readonly superseded: readonly LostValue[];
}

/** In `at` only: the stamp of the latest deletion. Older values do not come back with a row that is created again. */
export const KILLED = "~killed";

const EMPTY_ROW: MergedRow = { data: {}, at: {} };

/**
 * Merges one op into a row: for each field the greatest stamp wins, so any order of arrival and any
 * repetition end in the same row.
 *
 * Deleting and creating again are the field `DEAD`. A deletion also takes away every value older than
 * itself: a mark that was deleted and set again does not bring back the note of the first one.
 *
 * ```ts
 * mergeOp(undefined, { set: { note: "a" }, at: "…1" }).row.data; // { note: "a" }
 * ```
 */
export function mergeOp(
  before: MergedRow | undefined,
  op: { readonly set: Fields; readonly at: string },
): Merged {
  const old = before ?? EMPTY_ROW;
  const data: Record<string, unknown> = { ...old.data };
  const at: Record<string, string> = { ...old.at };
  const overwritten: LostValue[] = [];
  const superseded: LostValue[] = [];
  let isChanged = false;

  if (op.set[DEAD] === true && kill({ data, at, overwritten }, op.at)) isChanged = true;

  for (const field of Object.keys(op.set)) {
    const stamp = Object.hasOwn(at, field) ? at[field] : undefined;
    if (stamp === op.at) continue;
    const killed = field === DEAD ? undefined : at[KILLED];
    const winner = [stamp, killed].find((other) => other !== undefined && other > op.at);
    const value = op.set[field];
    if (winner !== undefined) {
      superseded.push({ field, value, at: op.at, by: winner });
      continue;
    }
    if (stamp !== undefined && data[field] !== value) {
      overwritten.push({ field, value: data[field], at: stamp, by: op.at });
    }
    data[field] = value;
    at[field] = op.at;
    isChanged = true;
  }

  if (!isChanged) return { row: before ?? EMPTY_ROW, isChanged, overwritten, superseded };
  return { row: { data, at }, isChanged, overwritten, superseded };
}

/**
 * Merges an op that has a stamp for each field: as if each value had come by itself, with the op that
 * wrote it, and the deletion that the row had outlived with them.
 */
export function mergeStamped(
  before: MergedRow | undefined,
  op: { readonly set: Fields; readonly at: string; readonly stamps: Stamps },
): Merged {
  const setsByStamp = new Map<string, Record<string, unknown>>();
  for (const field of Object.keys(op.set)) {
    const at = op.stamps[field] ?? op.at;
    setsByStamp.set(at, { ...setsByStamp.get(at), [field]: op.set[field] });
  }
  const old = before ?? EMPTY_ROW;
  const draft = { data: { ...old.data }, at: { ...old.at }, overwritten: [] };
  const killed = op.stamps[KILLED];
  const isChanged = killed !== undefined && kill(draft, killed);
  let merged: Merged = {
    row: isChanged ? { data: draft.data, at: draft.at } : old,
    isChanged,
    overwritten: draft.overwritten,
    superseded: [],
  };
  for (const [at, set] of setsByStamp) {
    const next = mergeOp(merged.row, { set, at });
    merged = {
      row: next.row,
      isChanged: merged.isChanged || next.isChanged,
      overwritten: [...merged.overwritten, ...next.overwritten],
      superseded: [...merged.superseded, ...next.superseded],
    };
  }
  return merged;
}

/** A deletion takes every older value with it. False when a later one has been here. */
function kill(
  draft: {
    readonly data: Record<string, unknown>;
    readonly at: Record<string, string>;
    readonly overwritten: LostValue[];
  },
  killed: string,
): boolean {
  const { data, at, overwritten } = draft;
  if (killed <= (at[KILLED] ?? "")) return false;
  at[KILLED] = killed;
  for (const field of Object.keys(data)) {
    const stamp = at[field] ?? "";
    if (field === DEAD || stamp >= killed) continue;
    overwritten.push({ field, value: data[field], at: stamp, by: killed });
    delete data[field];
    delete at[field];
  }
  return true;
}

/** Whether the row is deleted. */
export function isDead(row: MergedRow): boolean {
  return row.data[DEAD] === true;
}

import type { Change } from "@damim/sync/change.ts";
import type { RecordKind } from "@damim/sync/kind.ts";
import { writeRow } from "../record/write-row.ts";
import { toPlaceParts, type LessonPlace } from "./lesson-place.ts";

/** 맞바꿈, 보강, 과목 바꿈, 결강. */
export type LessonChangeType = "swap" | "cover" | "replace" | "drop";

/** One entry of the ledger. It is never rewritten: what a day's table is follows from all entries in their order. */
export interface LessonChange {
  readonly type: LessonChangeType;
  /** With a colleague: my lesson. */
  readonly a: LessonPlace;
  /** Of a swap; with a colleague: theirs. */
  readonly b?: LessonPlace | null;
  /** Of 과목 바꿈, and of a 보강 in another subject. */
  readonly subjectId?: string | null;
  /** The colleague, as typed. */
  readonly with?: string | null;
  /** Of 보강: I take their lesson in my free period. */
  readonly isByMe?: boolean | null;
  readonly reason?: string | null;
  /** Epoch ms; orders the ledger. */
  readonly at: number;
  /** Taken back; the entries around it stay. */
  readonly isOff?: boolean | null;
  /** The 보강 that this one pays back. */
  readonly returns?: string | null;
}

export type KeptLessonChange = LessonChange & { readonly id: string };

export const LONGEST_COLLEAGUE_CHARACTERS = 20;
export const LONGEST_CHANGE_REASON_CHARACTERS = 60;

export const changeTypeLabels: Readonly<Record<LessonChangeType, string>> = {
  swap: "맞바꿈",
  cover: "보강",
  replace: "과목 바꿈",
  drop: "결강",
};

export const lessonChangeKind: RecordKind<LessonChange, "lessonChange"> = {
  name: "lessonChange",
  version: 1,
};

/** Begins with the day of its first lesson, which is the window of loading. */
export function toLessonChangeId(a: LessonPlace, uuid: string): string {
  return `${toPlaceParts(a).day}~${uuid}`;
}

/** The living entries in the order in which they are laid: the same on every device, whatever came in first. */
export function sortChanges(changes: Iterable<KeptLessonChange>): readonly KeptLessonChange[] {
  return [...changes]
    .filter(({ isOff }) => !isOff)
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** What a form has told of a change. */
export type ChangeFields = Omit<LessonChange, "at" | "isOff">;

/**
 * Books a change behind all that are known, also where the clock of another device went ahead: it was made by somebody
 * who saw them.
 */
export function bookChange(
  known: Iterable<LessonChange>,
  fields: ChangeFields,
  { now, uuid }: { readonly now: number; readonly uuid: string },
): readonly Change[] {
  let at = now;
  for (const change of known) at = Math.max(at, change.at + 1);
  return writeRow<LessonChange>(lessonChangeKind, toLessonChangeId(fields.a, uuid), undefined, {
    ...fields,
    at,
  });
}

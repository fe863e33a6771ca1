import type { RecordKind } from "@damim/sync/kind.ts";
import type { LessonPlace } from "./lesson-place.ts";

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

/** What a form has told of a change. */
export type ChangeFields = Omit<LessonChange, "at" | "isOff">;

import type { RecordKind } from "@damim/sync/kind.ts";
import type { LessonChange } from "./lesson-change-record.ts";

export type { LessonChange };
export type LessonChangeType = LessonChange["type"];
export type KeptLessonChange = LessonChange & { readonly id: string };

export const LONGEST_COLLEAGUE_CHARACTERS = 20;
export const LONGEST_CHANGE_REASON_CHARACTERS = 60;

/** Apart from the record, for the week shows them first. */
export const changeTypeLabels = {
  swap: "다른 시간과 바꾸기",
  cover: "보강",
  replace: "과목만 바꾸기",
  drop: "결강",
} as const;

export const lessonChangeKind: RecordKind<LessonChange, "lessonChange"> = {
  name: "lessonChange",
  version: 1,
};

/** What a form has told of a change. */
export type ChangeFields = Omit<LessonChange, "at" | "isOff">;

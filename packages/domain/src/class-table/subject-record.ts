import { ok, type Result } from "../base/result.ts";
import type { DraftOf, Field, RowOf } from "../record/field.ts";
import { choice, figure, own, text } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { readDraft, record, type DraftRefusal } from "../record/record.ts";
import {
  LONGEST_SUBJECT_NAME_CHARACTERS,
  LONGEST_SUBJECT_SHORT_CHARACTERS,
  MOST_PLANNED_LESSONS,
  subjectKind,
} from "./subject.ts";

/** Lessons planned for the two semesters: one value, for they are set in one form. */
export interface SubjectPlan {
  readonly first: number;
  readonly second: number;
}

const hours = { type: "whole", least: 0, most: MOST_PLANNED_LESSONS } as const;
/** One of these, or one that a newer version knows. */
const colour = {
  ...choice(
    "색",
    { sky: "하늘", mint: "민트", rose: "장미", yolk: "노랑", lilac: "보라" },
    { said: false },
  ),
  shape: { type: "text", most: 20, isNeeded: true },
} as Field<string, string, "choice"> & { readonly isOptional: false };

const typed = {
  name: text("이름", {
    most: LONGEST_SUBJECT_NAME_CHARACTERS,
    empty: "과목 이름을 적어 주세요.",
    tooLong: `과목 이름은 ${LONGEST_SUBJECT_NAME_CHARACTERS}자까지 적을 수 있어요.`,
    isInSubject: true,
    column: { head: "과목", width: 20 },
  }),
  /** Where there is hardly room: 「국어」, 「슬생」. */
  short: text("짧은 이름", {
    most: LONGEST_SUBJECT_SHORT_CHARACTERS,
    empty: "짧은 이름을 적어 주세요.",
    column: { width: 10 },
  }),
  colour,
  /** A specialist; without one the teacher gives these lessons. */
  teacher: text("선생님", { most: 20, column: { width: 14 } }),
  room: text("교실", { most: 20, column: { width: 14 } }),
};
const fields = {
  ...typed,
  /** 계획 시수. Of one that teaches several classes: for each of them. */
  plan: maybe(
    own<SubjectPlan>({ type: "parts", of: { first: hours, second: hours }, isLoose: true }),
  ),
  order: own<string>({ type: "order" }),
};

/** What is taught. The timetable names it by its id, so that a new name or colour changes nothing else. */
export type Subject = RowOf<typeof fields>;

export const subject = record({
  kind: subjectKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  sort: "과목",
  subject: ({ name }) => (typeof name === "string" ? name : "과목"),
  fields,
  columns: [
    "name",
    "short",
    "teacher",
    "room",
    ["1학기 시수", 10, ({ plan }) => plan?.first],
    ["2학기 시수", 10, ({ plan }) => plan?.second],
  ],
  place: ({ order }) => `${order}~`,
});

/** What the form of a subject holds. */
export const subjectForm = {
  fields: { ...typed, first: semester("1학기"), second: semester("2학기") },
};

/** What the form writes: every field that it holds, `null` where it is empty. */
export type SubjectFields = Pick<Subject, "name" | "short" | "colour"> &
  Required<Pick<Subject, "teacher" | "room" | "plan">>;

/** An empty short is made from the name; one semester's hours alone leave the other at none. */
export function readSubject(
  draft: DraftOf<typeof subjectForm.fields>,
): Result<SubjectFields, DraftRefusal> {
  const name = draft.name.normalize("NFC").replaceAll(/\s/gu, "");
  // Without a name the name alone is asked for.
  const short = draft.short.trim() || name.slice(0, 2) || "-";
  const read = readDraft(subjectForm, { ...draft, short });
  if (!read.ok) return read;
  const { first, second, ...rest } = read.value;
  const isPlanned = first !== null || second !== null;
  return ok({ ...rest, plan: isPlanned ? { first: first ?? 0, second: second ?? 0 } : null });
}

function semester(of: string) {
  return maybe(
    figure(`${of} 시수`, {
      least: 0,
      most: MOST_PLANNED_LESSONS,
      unclear: `${of} 시수는 0부터 ${MOST_PLANNED_LESSONS}까지의 숫자로 적어 주세요.`,
    }),
  );
}

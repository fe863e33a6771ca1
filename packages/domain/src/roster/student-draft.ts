import { type Fields } from "@damim/sync/kind.ts";
import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import { ok, refuse, toSentence, type Result } from "../base/result.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import { sayAfterYear } from "../school-year/within-year.ts";
import { checkFacts, parseFacts } from "./student-draft-facts.ts";
import { checkRows, findHolder } from "./reading/check-rows.ts";
import { rowRefusalMessages, type RowRefusal } from "./reading/row-refusal.ts";
import type { RosterColumn } from "./reading/roster-column.ts";
import { listGuardians, toGuardianLines } from "../student/guardians.ts";
import { sexLabels } from "../student/student-facts.ts";
import {
  studentKind,
  type ClassKey,
  type RosterStudent,
  type Student,
  type StudentId,
} from "../student/student.ts";

/** What the form of one pupil holds while a teacher types. */
export type StudentDraft = Readonly<Record<StudentDraftField, string>>;

export const studentDraftFields = [
  "number",
  "name",
  "sex",
  "birthday",
  "guardians",
  "allergens",
  "healthNote",
  "tags",
  "joinedOn",
  "note",
] as const;

/**
 * All of them texts, so that one way of keeping what is half-written fits all: `guardians` has a line each
 * with a tab between relation and telephone, `allergens` numbers and `tags` words with commas between.
 */
type StudentDraftField = (typeof studentDraftFields)[number];

/** What a form is checked against. */
export interface StudentDraftPlace {
  readonly roster: readonly RosterStudent[];
  /** The pupil whose form it is; absent for a new one. */
  readonly edited: RosterStudent | undefined;
  readonly ownClass: ClassKey | undefined;
  readonly today: CalendarDay;
  /** The school year whose roster it is. */
  readonly year: SchoolYear;
  /** Where a new pupil comes; absent: into the own class. */
  readonly intoClass?: ClassKey | undefined;
}

export type StudentDraftRefusal = {
  readonly type: "StudentIncomplete";
  /** What stands below each field that is to be mended. */
  readonly sentences: { readonly [N in StudentDraftField]?: string };
};

/** Which column of a list a refusal belongs to. */
export const rowRefusalColumns: Readonly<Record<RowRefusal["type"], RosterColumn>> = {
  ClassEmpty: "classNo",
  NumberEmpty: "number",
  NumberUnreadable: "number",
  NumberRepeated: "number",
  NumberTaken: "number",
  NameEmpty: "name",
  NameUnreadable: "name",
  StudentLeft: "name",
  NameTooLong: "name",
  SexUnreadable: "sex",
  BirthdayUnreadable: "birthday",
  BirthdayNotInCalendar: "birthday",
  BirthdayUnlikely: "birthday",
  PhoneTooLong: "guardianPhone",
  NoteTooLong: "note",
};

/**
 * The form of a pupil who is on the roster, or an empty one with the number after the last. `roster` has also
 * those who left: their numbers stay vacant.
 */
export function toStudentDraft(
  student: RosterStudent | undefined,
  roster: readonly RosterStudent[],
): StudentDraft {
  const next = Math.max(0, ...roster.map(({ number }) => number)) + 1;
  return {
    number: String(student?.number ?? next),
    name: student?.name ?? "",
    sex: student?.sex ? sexLabels[student.sex] : "",
    birthday: student?.birthday ?? "",
    guardians: toGuardianLines(listGuardians(student ?? {})),
    allergens: (student?.health?.allergens ?? []).join(","),
    healthNote: student?.health?.note ?? "",
    tags: (student?.tags ?? []).join(", "),
    joinedOn: student?.joinedOn ?? "",
    note: student?.note ?? "",
  };
}

/** What a school year with numbers only takes of a form: a name may be left out, and what leads to a child is. */
export function toNumberDraft(draft: StudentDraft): StudentDraft {
  const name = draft.name.trim() || `${draft.number.replaceAll(/\D/g, "")}번`;
  return { ...draft, name, birthday: "", guardians: "" };
}

/**
 * Reads the form with the same tolerance as an import. A number that another pupil of the class has is
 * refused with that pupil's name; so is what is too long, and a day that cannot be right. What stood there before, by a
 * list or another device, is not asked about again.
 */
export function parseStudentDraft(
  draft: StudentDraft,
  { roster, edited, ownClass, today, year, intoClass }: StudentDraftPlace,
): Result<Student, StudentDraftRefusal> {
  const classKey = edited ? (edited.classKey ?? undefined) : intoClass;
  const { number: numberCell, name, sex, birthday, note } = draft;
  const cells = { number: numberCell, name, sex, birthday, note };
  const row = { rowNumber: 1, key: "draft", cells, ...(classKey && { classKey }) };
  const isAsBefore = edited !== undefined && birthday === edited.birthday;
  const { taken, notTaken } = checkRows([row], isAsBefore ? {} : { today });
  const refusals: RowRefusal[] = [...(notTaken[0]?.refusals ?? [])];
  const number = taken[0]?.student.number ?? notTaken[0]?.number;
  const others = roster.filter((student) => student.id !== edited?.id);
  const holder =
    number === undefined ? undefined : findHolder(others, { number, classKey, ownClass });
  if (holder) refusals.unshift({ type: "NumberTaken", number: holder.number, name: holder.name });
  const student = taken[0]?.student;
  const facts = parseFacts(draft);
  const { joinedOn } = facts;
  const afterYear =
    joinedOn && joinedOn !== edited?.joinedOn ? sayAfterYear(joinedOn, year) : undefined;
  const sentences = {
    ...checkFacts(facts),
    ...(afterYear !== undefined && { joinedOn: afterYear }),
    ...Object.fromEntries(
      refusals.map((refusal) => [
        rowRefusalColumns[refusal.type],
        toSentence(rowRefusalMessages, refusal),
      ]),
    ),
  };
  if (Object.keys(sentences).length > 0 || !student)
    return refuse({ type: "StudentIncomplete", sentences });
  return ok({ ...student, ...facts });
}

/** Adds one pupil. */
export function addStudent(student: Student, id: StudentId): Change {
  return createRow(studentKind.name, id, { ...student });
}

/** Writes what differs; a field that was emptied becomes `null`. No change, nothing to write. */
export function editStudent(before: RosterStudent, student: Student): readonly Change[] {
  const changed = editedFields.filter((field) =>
    field === "guardians"
      ? !isSame(listGuardians(before), listGuardians(student))
      : !isSame(before[field], student[field]),
  );
  if (changed.length === 0) return [];
  const set: Fields = Object.fromEntries(changed.map((field) => [field, student[field] ?? null]));
  return [{ kind: studentKind.name, id: before.id, set }];
}

const editedFields = [
  "number",
  "name",
  "sex",
  "birthday",
  "guardianPhone",
  "guardians",
  "health",
  "tags",
  "joinedOn",
  "note",
  "photo",
] as const satisfies readonly (keyof Student)[];

function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
}

/** Takes a pupil off the roster; undo brings the whole row back. */
export function removeStudent(id: StudentId): Change {
  return removeRow(studentKind.name, id);
}

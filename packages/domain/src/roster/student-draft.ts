import { type Fields } from "@damim/sync/kind.ts";
import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import { ok, refuse, type Result } from "../base/result.ts";
import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { toCleanText } from "./reading/source/cell-text.ts";
import { checkRows, findHolder } from "./reading/check-rows.ts";
import { toPhoneText } from "./reading/parse-cell.ts";
import type { RowRefusal } from "./reading/row-refusal.ts";
import type { RosterColumn } from "./reading/roster-column.ts";
import { listGuardians, parseGuardianLines, toGuardianLines } from "../student/guardians.ts";
import {
  LONGEST_TAG_CHARACTERS,
  MOST_GUARDIANS,
  MOST_TAGS,
  sexLabels,
} from "../student/student-facts.ts";
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
  /** Where a new pupil comes; absent: into the own class. */
  readonly intoClass?: ClassKey | undefined;
}

export type StudentDraftRefusal = {
  readonly type: "StudentIncomplete";
  readonly refusals: readonly RowRefusal[];
};

/** Which field of the form (and column of a list) a refusal belongs to. */
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

/**
 * Reads the form with the same tolerance as an import. A number that another pupil of the class has is
 * refused with that pupil's name.
 */
export function parseStudentDraft(
  draft: StudentDraft,
  { roster, edited, ownClass, intoClass }: StudentDraftPlace,
): Result<Student, StudentDraftRefusal> {
  const classKey = edited ? (edited.classKey ?? undefined) : intoClass;
  const { number: numberCell, name, sex, birthday, note } = draft;
  const cells = { number: numberCell, name, sex, birthday, note };
  const row = { rowNumber: 1, key: "draft", cells, ...(classKey && { classKey }) };
  const { taken, notTaken } = checkRows([row]);
  const refusals: RowRefusal[] = [...(notTaken[0]?.refusals ?? [])];
  const number = taken[0]?.student.number ?? notTaken[0]?.number;
  const others = roster.filter((student) => student.id !== edited?.id);
  const holder =
    number === undefined ? undefined : findHolder(others, { number, classKey, ownClass });
  if (holder) refusals.unshift({ type: "NumberTaken", number: holder.number, name: holder.name });
  const student = taken[0]?.student;
  if (refusals.length > 0 || !student) return refuse({ type: "StudentIncomplete", refusals });
  return ok({ ...student, ...parseFacts(draft) });
}

export function parseAllergens(text: string): readonly number[] {
  return text.split(",").flatMap((part) => (/^\d+$/u.test(part) ? [Number(part)] : []));
}

/** 「우유, 방송부」 is two tags; each stands once. */
export function parseTags(text: string): readonly string[] {
  const tags = text
    .split(/[,，、\n]/u)
    .map((tag) => toCleanText(tag).slice(0, LONGEST_TAG_CHARACTERS));
  return [...new Set(tags.filter(Boolean))].slice(0, MOST_TAGS);
}

function parseFacts(draft: StudentDraft): Partial<Student> {
  const guardians = parseGuardianLines(draft.guardians)
    .map(({ relation, phone }) => ({
      relation: toCleanText(relation).slice(0, 20),
      phone: toPhoneText(phone).slice(0, 60),
    }))
    .filter(({ relation, phone }) => relation || phone)
    .slice(0, MOST_GUARDIANS);
  const allergens = parseAllergens(draft.allergens);
  const healthNote = draft.healthNote.trim().slice(0, 1000);
  const tags = parseTags(draft.tags);
  const phone = guardians[0]?.phone;
  const { joinedOn } = draft;
  return {
    ...(guardians.length > 0 && { guardians }),
    ...(phone && { guardianPhone: phone }),
    ...((allergens.length > 0 || healthNote) && {
      health: {
        ...(allergens.length > 0 && { allergens }),
        ...(healthNote && { note: healthNote }),
      },
    }),
    ...(tags.length > 0 && { tags }),
    ...(isCalendarDay(joinedOn) && { joinedOn }),
  };
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

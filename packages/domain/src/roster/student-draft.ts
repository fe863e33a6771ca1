import { createRow, removeRow, type Change, type Fields } from "../change.ts";
import { ok, refuse, type Result } from "../result.ts";
import { checkRows, findHolder } from "./check-rows.ts";
import type { RowRefusal } from "./row-refusal.ts";
import type { RosterColumn } from "./roster-column.ts";
import {
  studentKind,
  type ClassKey,
  type RosterStudent,
  type Student,
  type StudentId,
} from "./student.ts";

/** What the form of one pupil holds while a teacher types. */
export type StudentDraft = Readonly<
  Record<"number" | "name" | "sex" | "birthday" | "guardianPhone" | "note", string>
>;

/** What a form is checked against. */
export interface StudentDraftPlace {
  readonly roster: readonly RosterStudent[];
  /** The pupil whose form it is; absent for a new one. */
  readonly edited: RosterStudent | undefined;
  readonly ownClass: ClassKey | undefined;
}

export type StudentDraftRefusal = {
  readonly type: "StudentIncomplete";
  readonly refusals: readonly RowRefusal[];
};

/** Which field of the form (and column of a list) a refusal belongs to. */
export const rowRefusalColumns: Readonly<Record<RowRefusal["type"], RosterColumn>> = {
  NumberEmpty: "number",
  NumberUnreadable: "number",
  NumberRepeated: "number",
  NumberTaken: "number",
  NameEmpty: "name",
  NameUnreadable: "name",
  NameTooLong: "name",
  SexUnreadable: "sex",
  BirthdayUnreadable: "birthday",
  BirthdayNotInCalendar: "birthday",
};

/** The form of a pupil who is on the roster, or an empty one with the next free number. */
export function toStudentDraft(
  student: RosterStudent | undefined,
  roster: readonly RosterStudent[],
): StudentDraft {
  const next = Math.max(0, ...roster.map(({ number }) => number)) + 1;
  return {
    number: String(student?.number ?? next),
    name: student?.name ?? "",
    sex: student?.sex ? { male: "남", female: "여" }[student.sex] : "",
    birthday: student?.birthday ?? "",
    guardianPhone: student?.guardianPhone ?? "",
    note: student?.note ?? "",
  };
}

/**
 * Reads the form with the same tolerance as an import. A number that another pupil of the class has is
 * refused with that pupil's name.
 */
export function parseStudentDraft(
  draft: StudentDraft,
  { roster, edited, ownClass }: StudentDraftPlace,
): Result<Student, StudentDraftRefusal> {
  const classKey = edited?.classKey ?? undefined;
  const row = { rowNumber: 1, key: "draft", cells: draft, ...(classKey && { classKey }) };
  const { taken, notTaken } = checkRows([row], []);
  const refusals: RowRefusal[] = [...(notTaken[0]?.refusals ?? [])];
  const number = taken[0]?.student.number ?? notTaken[0]?.number;
  const others = roster.filter((student) => student.id !== edited?.id);
  const holder =
    number === undefined ? undefined : findHolder(others, { number, classKey, ownClass });
  if (holder) refusals.unshift({ type: "NumberTaken", number: holder.number, name: holder.name });
  const student = taken[0]?.student;
  if (refusals.length > 0 || !student) return refuse({ type: "StudentIncomplete", refusals });
  return ok(student);
}

/** Adds one pupil. */
export function addStudent(student: Student, id: StudentId): Change {
  return createRow(studentKind.name, id, { ...student });
}

/** Writes what differs; a field that was emptied becomes `null`. No change, nothing to write. */
export function editStudent(before: RosterStudent, student: Student): readonly Change[] {
  const fields = ["number", "name", "sex", "birthday", "guardianPhone", "note", "photo"] as const;
  const changed = fields.filter((field) => (before[field] ?? null) !== (student[field] ?? null));
  if (changed.length === 0) return [];
  const set: Fields = Object.fromEntries(changed.map((field) => [field, student[field] ?? null]));
  return [{ kind: studentKind.name, id: before.id, set }];
}

/** Takes a pupil off the roster; undo brings the whole row back. */
export function removeStudent(id: StudentId): Change {
  return removeRow(studentKind.name, id);
}

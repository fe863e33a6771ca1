import type { Result } from "../result.ts";
import { toBareText } from "./cell-text.ts";
import {
  parseBirthday,
  parseSex,
  parseStudentName,
  parseStudentNumber,
  toPhoneText,
} from "./parse-cell.ts";
import { askAboutGone, type AskedRow } from "./ask-about-gone.ts";
import type { ReturnAnswers } from "./returning-student.ts";
import type { CellRefusal, RowRefusal } from "./row-refusal.ts";
import type { RosterRow } from "./roster-row.ts";
import { toOtherClass } from "../school-year/class-choice.ts";
import type { ClassKey, RosterStudent, Student, StudentId } from "./student.ts";

/** A row that can be imported. */
export interface TakenRow {
  readonly row: RosterRow;
  readonly student: Student;
  /** The pupil on the roster with this number and name, or who left; absent: a new pupil. */
  readonly sameAs?: StudentId;
  /** `sameAs` has left and comes back. */
  readonly isReturning?: true;
}

/** What rows are compared with. */
export interface RosterAround {
  /** The pupils of the class. */
  readonly existing?: readonly RosterStudent[];
  /** Those who left: they hold no number. */
  readonly gone?: readonly RosterStudent[];
  readonly ownClass?: ClassKey | undefined;
  readonly answers?: ReturnAnswers;
}

export interface CheckedRows {
  readonly taken: readonly TakenRow[];
  readonly notTaken: readonly RowNotTaken[];
  readonly asked: readonly AskedRow[];
}

/** A row that cannot, with every reason in the order of the columns. */
export interface RowNotTaken {
  readonly row: RosterRow;
  readonly refusals: readonly [RowRefusal, ...RowRefusal[]];
  /** The row's number where it could be read. */
  readonly number?: number;
}

/**
 * Sorts rows into those that can be imported and those that cannot. The first row with a number keeps
 * it. A number that another pupil of the roster has is refused; the same pupil again is taken and only
 * brings what is new. A new pupil with the name of somebody who left is asked about.
 */
export function checkRows(
  rows: readonly RosterRow[],
  { existing = [], gone = [], ownClass, answers = {} }: RosterAround = {},
): CheckedRows {
  const readable: TakenRow[] = [];
  const notTaken: RowNotTaken[] = [];
  const firstByPlace = new Map<string, TakenRow>();
  for (const row of rows) {
    const classKey = toOtherClass(row.classKey, ownClass);
    const { student, refusals, number } = readStudent(row, classKey);
    const holder =
      number === undefined ? undefined : findHolder(existing, { number, classKey, ownClass });
    if (number !== undefined) {
      const first = firstByPlace.get(toPlace(classKey, number));
      if (first) refusals.unshift(toRepeated(first, number));
      else if (student && holder && !isSameName(holder.name, student.name)) {
        refusals.unshift({ type: "NumberTaken", number, name: holder.name });
      }
    }
    const [refusal, ...more] = refusals;
    if (refusal || !student) {
      const reasons = [refusal ?? ({ type: "NameEmpty" } as const), ...more] as const;
      notTaken.push({ row, refusals: reasons, ...(number !== undefined && { number }) });
      continue;
    }
    const one = { row, student, ...(holder && { sameAs: holder.id }) };
    firstByPlace.set(toPlace(classKey, student.number), one);
    readable.push(one);
  }
  return { notTaken, ...askAboutGone(readable, { gone, ownClass, answers }) };
}

/** The pupil of a class who holds a number. */
export function findHolder(
  existing: readonly RosterStudent[],
  place: {
    readonly number: number;
    readonly classKey: ClassKey | null | undefined;
    readonly ownClass: ClassKey | undefined;
  },
): RosterStudent | undefined {
  const classKey = toOtherClass(place.classKey, place.ownClass);
  return existing.find(
    (student) =>
      student.number === place.number &&
      toOtherClass(student.classKey, place.ownClass) === classKey,
  );
}

/** Names are compared without blanks: a roster may space out 「이 솔」. */
export function isSameName(a: string, b: string): boolean {
  return toBareText(a) === toBareText(b);
}

function readStudent(
  { cells }: RosterRow,
  classKey: ClassKey | undefined,
): {
  readonly student: Student | undefined;
  readonly refusals: RowRefusal[];
  readonly number: number | undefined;
} {
  const refusals: RowRefusal[] = [];
  const take = <T>(parsed: Result<T, CellRefusal>): T | undefined => {
    if (parsed.ok) return parsed.value;
    refusals.push(parsed.refusal);
    return undefined;
  };
  const number = take(parseStudentNumber(cells.number ?? ""));
  const name = take(parseStudentName(cells.name ?? ""));
  const sex = take(parseSex(cells.sex ?? ""));
  const birthday = take(parseBirthday(cells.birthday ?? ""));
  const guardianPhone = toPhoneText(cells.guardianPhone ?? "").slice(0, 60);
  const note = (cells.note ?? "").slice(0, 2000);
  if (number === undefined || name === undefined) return { student: undefined, refusals, number };
  const student: Student = {
    number,
    name,
    ...(sex && { sex }),
    ...(birthday && { birthday }),
    ...(guardianPhone && { guardianPhone }),
    ...(note && { note }),
    ...(classKey !== undefined && { classKey }),
  };
  return { student, refusals, number };
}

function toRepeated(first: TakenRow, number: number): RowRefusal {
  return {
    type: "NumberRepeated",
    number,
    rowNumber: first.row.rowNumber,
    name: first.student.name,
  };
}

function toPlace(classKey: ClassKey | undefined, number: number): string {
  return `${classKey ?? ""}#${number}`;
}

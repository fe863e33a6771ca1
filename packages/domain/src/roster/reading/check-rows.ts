import { ok, refuse, type Result } from "../../base/result.ts";
import type { CalendarDay } from "../../calendar-day/calendar-day.ts";
import { toBareText } from "./source/cell-text.ts";
import {
  checkBirthday,
  parseBirthday,
  parseSex,
  parseStudentName,
  parseStudentNumber,
  toPhoneText,
} from "./parse-cell.ts";
import { askWhoItIs, type AskedRow } from "./ask-who-it-is.ts";
import type { DayBack } from "../../student/coming-back.ts";
import type { DaysBack, ReturnAnswers } from "./returning-student.ts";
import type { CellRefusal, RowRefusal } from "./row-refusal.ts";
import type { RosterRow } from "./roster-row.ts";
import { toOtherClass } from "../../school-year/class-choice.ts";
import {
  LONGEST_PHONE_CHARACTERS,
  LONGEST_STUDENT_NOTE_CHARACTERS,
} from "../../student/student-facts.ts";
import type { ClassKey, RosterStudent, Student, StudentId } from "../../student/student.ts";

/** A row that can be imported. */
export interface TakenRow {
  readonly row: RosterRow;
  readonly student: Student;
  /** The pupil on the roster with this name, or who left; absent: a new pupil. */
  readonly sameAs?: StudentId;
  /** `sameAs` has left and is in the class again since then. */
  readonly back?: DayBack;
  /** `sameAs` is there under another number and gets this one. */
  readonly isRenumbered?: true;
}

/** What rows are compared with. */
export interface RosterAround {
  /** The pupils of the class. */
  readonly existing?: readonly RosterStudent[];
  /** Those who left: they hold no number. */
  readonly gone?: readonly RosterStudent[];
  readonly ownClass?: ClassKey | undefined;
  readonly answers?: ReturnAnswers;
  readonly daysBack?: DaysBack;
  /** Birthdays are looked at too: whether a pupil of today can have them. */
  readonly today?: CalendarDay | undefined;
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
 * Sorts rows into those that can be imported and those that cannot. The first row with a number keeps it. The same
 * pupil again is taken and only brings what is new. A pupil with the name of somebody who is there under another
 * number, or who left, is asked about. A number that another pupil of the roster keeps is refused.
 */
export function checkRows(
  rows: readonly RosterRow[],
  { existing = [], gone = [], ownClass, answers = {}, daysBack = {}, today }: RosterAround = {},
): CheckedRows {
  const notTaken: RowNotTaken[] = [];
  const readable: TakenRow[] = [];
  const firstByPlace = new Map<string, TakenRow>();
  const read = rows.map((row) => {
    const classKey = toOtherClass(row.classKey, ownClass);
    const said = readStudent(row, classKey, today);
    const { student, number } = said;
    const holder =
      number === undefined ? undefined : findHolder(existing, { number, classKey, ownClass });
    return { row, classKey, ...said, holder, isHolder: isSamePupil(holder, student) };
  });
  // Named with number and name: they keep their numbers whatever else the list says.
  const settled = new Set(read.flatMap(({ holder, isHolder }) => (isHolder && holder?.id) || []));
  for (const { row, classKey, student, refusals, number, holder, isHolder } of read) {
    if (number !== undefined) {
      const first = firstByPlace.get(toPlace(classKey, number));
      if (first) refusals.unshift(toRepeated(first, number));
      else if (student && holder && !isHolder && settled.has(holder.id)) {
        refusals.unshift(toNumberTaken(holder));
      }
    }
    const [refusal, ...more] = refusals;
    if (refusal || !student) {
      const reasons = [refusal ?? ({ type: "NameEmpty" } as const), ...more] as const;
      notTaken.push({ row, refusals: reasons, ...(number !== undefined && { number }) });
      continue;
    }
    const one = { row, student, ...(isHolder && holder && { sameAs: holder.id }) };
    firstByPlace.set(toPlace(classKey, student.number), one);
    readable.push(one);
  }
  const { taken, asked } = askWhoItIs(readable, {
    present: existing,
    gone,
    ownClass,
    answers,
    daysBack,
    today,
  });
  const refused = listTakenNumbers(taken, existing, ownClass);
  const order = new Map(rows.map((row, index) => [row.key, index]));
  return {
    taken: taken.filter((one) => !refused.has(one)),
    asked,
    notTaken: [
      ...notTaken,
      ...[...refused].map(([{ row, student }, holder]) => ({
        row,
        refusals: [toNumberTaken(holder)] as const,
        number: student.number,
      })),
    ].toSorted((a, b) => (order.get(a.row.key) ?? 0) - (order.get(b.row.key) ?? 0)),
  };
}

/**
 * The rows whose number somebody else of the roster keeps. Who gets another number by this list makes room; where
 * that row is refused itself, the old number is taken again, and so on.
 */
function listTakenNumbers(
  taken: readonly TakenRow[],
  existing: readonly RosterStudent[],
  ownClass: ClassKey | undefined,
): ReadonlyMap<TakenRow, RosterStudent> {
  const refused = new Map<TakenRow, RosterStudent>();
  const moving = new Set(taken.flatMap((one) => (one.isRenumbered && one.sameAs) || []));
  const holders = taken.map(({ student }) =>
    findHolder(existing, { number: student.number, classKey: student.classKey, ownClass }),
  );
  for (let isStable = false; !isStable;) {
    isStable = true;
    for (const [index, one] of taken.entries()) {
      const holder = holders[index];
      if (!holder || refused.has(one)) continue;
      if (holder.id === one.sameAs || moving.has(holder.id)) continue;
      refused.set(one, holder);
      if (one.sameAs !== undefined && moving.delete(one.sameAs)) isStable = false;
    }
  }
  return refused;
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
function isSamePupil(holder: RosterStudent | undefined, student: Student | undefined): boolean {
  return Boolean(holder && student && toBareText(holder.name) === toBareText(student.name));
}

function readStudent(
  { cells }: RosterRow,
  classKey: ClassKey | undefined,
  today: CalendarDay | undefined,
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
  const born = take(parseBirthday(cells.birthday ?? ""));
  const birthday = born && today ? take(checkBirthday(born, today)) : born;
  const guardianPhone = take(readPhone(cells.guardianPhone ?? ""));
  const note = take(readNote(cells.note ?? ""));
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

function readPhone(cell: string): Result<string, CellRefusal> {
  const longest = LONGEST_PHONE_CHARACTERS;
  const phone = toPhoneText(cell);
  return phone.length > longest
    ? refuse({ type: "PhoneTooLong", longest, length: phone.length })
    : ok(phone);
}

function readNote(cell: string): Result<string, CellRefusal> {
  const longest = LONGEST_STUDENT_NOTE_CHARACTERS;
  return cell.length > longest
    ? refuse({ type: "NoteTooLong", longest, length: cell.length })
    : ok(cell);
}

function toRepeated(first: TakenRow, number: number): RowRefusal {
  return {
    type: "NumberRepeated",
    number,
    rowNumber: first.row.rowNumber,
    name: first.student.name,
  };
}

function toNumberTaken({ number, name }: RosterStudent): RowRefusal {
  return { type: "NumberTaken", number, name };
}

function toPlace(classKey: ClassKey | undefined, number: number): string {
  return `${classKey ?? ""}#${number}`;
}

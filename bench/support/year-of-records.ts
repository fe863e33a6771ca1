import {
  attendanceKinds,
  attendanceReasons,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { toCheckInId } from "@damim/domain/attendance/check-in.ts";
import {
  addDays,
  countDaysBetween,
  toMonth,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { isSchoolOpen, plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";

export interface NewRow {
  readonly kind: "attendanceMark" | "checkIn";
  readonly id: string;
  readonly set: Readonly<Record<string, unknown>>;
}

const NOTES = ["감기, 병원 다녀옴", "교외체험학습 2일째", "보건실에서 쉼"];

export interface YearOptions {
  readonly year: SchoolYear;
  readonly students: readonly Pick<RosterStudent, "id">[];
  readonly rowCount: number;
  /** No record on this day: it is still to be done. */
  readonly without: CalendarDay;
  /** The month that is looked at: one pupil in ten has a mark each day, as in a bad week of flu. */
  readonly shownMonth: CalendarMonth;
  /** The shown month has records on Sundays and holidays too: its grid then has a column for every day. */
  readonly isEveryDayShown?: boolean;
  /** No records in other months: a roster of 300 needs no year of them. */
  readonly isMonthAlone?: boolean;
}

/**
 * A school year as rows: on every school day each pupil was seen, and the rest of `rowCount` are marks,
 * most of them outside the month that is looked at. Many more marks than in life: they stand for the
 * records of other screens that will share the scope.
 */
export function buildYearOfRecords(options: YearOptions): readonly NewRow[] {
  const { students, rowCount, shownMonth } = options;
  const pairs = listDays(options).flatMap((day) =>
    students.map(({ id: studentId }) => ({ day, studentId })),
  );
  const checkIns = pairs.map((pair): NewRow => {
    const checkIn = { ...pair, state: "arrived" } as const;
    return { kind: "checkIn", id: toCheckInId(checkIn), set: checkIn };
  });
  const shown = pairs.filter(({ day }, index) => toMonth(day) === shownMonth && index % 10 === 0);
  const others = pairs.filter(({ day }) => toMonth(day) !== shownMonth);
  const rest = rowCount - students.length - checkIns.length - shown.length;
  return [...checkIns, ...toMarks(shown, shown.length), ...toMarks(others, rest)];
}

type Pair = { readonly day: CalendarDay; readonly studentId: string };

/** So many marks spread evenly. Those of one pupil on one day follow each other: of different kinds, and no 결석 beside another. */
function toMarks(pairs: readonly Pair[], count: number): readonly NewRow[] {
  const pairAt = (index: number) => pairs[Math.floor((index * pairs.length) / count)];
  const partial = attendanceKinds.filter((kind) => kind !== "absent");
  return Array.from({ length: count }, (_, index) => {
    const pair = pairAt(index);
    const isAlone = pair !== pairAt(index - 1) && pair !== pairAt(index + 1);
    const kinds = isAlone ? attendanceKinds : partial;
    const kind = kinds[index % kinds.length];
    const reason = attendanceReasons[(index >> 2) % attendanceReasons.length];
    if (!pair || !kind || !reason) throw new Error("a year without school days");
    const note = index % 5 === 0 ? { note: NOTES[(index / 5) % NOTES.length] } : {};
    const mark = { ...pair, kind, reason, ...note };
    return { kind: "attendanceMark", id: toMarkId(mark), set: mark };
  });
}

function listDays(options: YearOptions): readonly CalendarDay[] {
  const { year, without, shownMonth, isEveryDayShown = false, isMonthAlone = false } = options;
  const isShown = (day: CalendarDay): boolean => isEveryDayShown && toMonth(day) === shownMonth;
  return listYearDays(year).filter(
    (day) =>
      day !== without &&
      (isSchoolOpen(plainCalendar, day) || isShown(day)) &&
      (!isMonthAlone || toMonth(day) === shownMonth),
  );
}

/** From 1 March to the last day of February. */
function listYearDays(year: SchoolYear): readonly CalendarDay[] {
  const first: CalendarDay = `${year}-03-01`;
  const length = countDaysBetween(first, `${year + 1}-03-01`);
  return Array.from({ length }, (_, index) => addDays(first, index));
}

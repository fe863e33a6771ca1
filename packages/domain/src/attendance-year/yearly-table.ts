import {
  countInRecord,
  foldDay,
  noTotals,
  sumTotals,
  type AttendanceTotals,
  type DayRange,
  type FoldRules,
} from "../attendance/count/attendance-counts.ts";
import {
  attendanceKinds,
  type AttendanceKind,
  type AttendanceReason,
} from "../attendance/code/attendance-code.ts";
import type { AttendanceMark } from "../attendance/attendance-mark.ts";
import { isCounted } from "../attendance/counted-marks.ts";
import { toMonth, type CalendarDay, type CalendarMonth } from "../calendar-day/calendar-day.ts";
import { listMemberSpans, type MembershipFacts } from "../student/membership.ts";
import type { RosterStudent, StudentId } from "../student/student.ts";
import { listOpenDaysBetween, type SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { findFirstUse, toLater } from "../school-calendar/first-use.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import { toFormerTotals } from "./former-totals.ts";
import { suggestRemarks, toRemarkText, type RemarkThresholds } from "./remarks.ts";
import { toSemesters, type Semesters } from "./semesters.ts";

/** One line of the yearly table: 수업일수, 4 × 3 numbers (and 출석인정 beside them), 특기사항. */
export interface YearlyRow {
  readonly student: RosterStudent;
  /** Days on which the school was open and the pupil in the class, joining and leaving day included, from `since` on. */
  readonly schoolDays: number;
  /** The first day of use, where the pupil was in the class before it: what came then is not written here. */
  readonly since: CalendarDay | undefined;
  readonly totals: AttendanceTotals;
  readonly firstSemester: AttendanceTotals;
  readonly secondSemester: AttendanceTotals;
  /** Months without a mark are not in it (`noTotals`). */
  readonly byMonth: ReadonlyMap<CalendarMonth, AttendanceTotals>;
  /** Not one 결석, 지각, 조퇴 or 결과 in the record; 출석인정 does not break it (기재요령 59쪽). */
  readonly isPerfect: boolean;
  /** Days of 결석 that may still come before 2/3 of 수업일수 are out of reach; below zero they are. */
  readonly absencesLeft: number;
  /** Suggested text of 출결 특기사항, at most 500 characters; 개근 only of a year that is written whole. */
  readonly remark: string;
}

export interface YearlyOptions {
  readonly year: SchoolYear;
  readonly students: readonly RosterStudent[];
  readonly marks: Iterable<AttendanceMark>;
  readonly calendar: SchoolCalendar;
  readonly fold?: FoldRules;
  readonly thresholds?: RemarkThresholds;
  /** The year, unless a part of it is looked at; 수업일수, totals and 특기사항 are of the part. */
  readonly range?: DayRange;
  /** 개근 is suggested from the last school day of the year on. Absent: the year is over. */
  readonly today?: CalendarDay;
  /** Of the table at the end of the year: what a former school counted is added (`FormerSchool`). */
  readonly addsFormerSchool?: boolean;
}

/**
 * The yearly table (기재요령 58쪽) of every pupil. Marks outside of a pupil's days in the class count nowhere:
 * the other school counts them (훈령 별표 8). What it counted before a transfer is added to 수업일수 and totals where
 * it is asked for, and stands in no month and no semester.
 *
 * One pass over the marks and one over the days, whatever the number of pupils.
 */
export function buildYearlyTable(options: YearlyOptions): readonly YearlyRow[] {
  const { year, students, marks, calendar, fold, thresholds } = options;
  const range = options.range ?? toSchoolYearSpan(year);
  const openDays = listOpenDaysBetween(calendar, range.from, range.to);
  const lastDay = openDays.at(-1);
  const firstUse = findFirstUse(calendar, year);
  const writtenDays = firstUse ? openDays.filter((day) => day >= firstUse) : openDays;
  const isOver = options.today === undefined || lastDay === undefined || options.today >= lastDay;
  const semesters = toSemesters(calendar, year);
  const marksByStudent = groupMarks(students, marks, range);
  return students.map((student) => {
    const counted = [...(marksByStudent.get(student.id)?.values() ?? [])].flatMap((ofDay) =>
      foldDay(ofDay, fold),
    );
    const own = countInParts(counted, semesters);
    const former = options.addsFormerSchool ? student.formerSchool : undefined;
    const before = former ? toFormerTotals(former) : noTotals;
    const sums = former ? { ...own, totals: sumTotals([own.totals, before]) } : own;
    const daysBefore = former?.schoolDays ?? 0;
    const allDays = countMemberDays(openDays, student) + daysBefore;
    const schoolDays = countMemberDays(writtenDays, student) + daysBefore;
    const begun = toLater(range.from, student.joinedOn);
    const since = firstUse && firstUse > begun ? firstUse : undefined;
    const isPerfect = attendanceKinds.every((kind) => countInRecord(sums.totals, kind) === 0);
    return {
      student,
      schoolDays,
      since,
      ...sums,
      isPerfect,
      absencesLeft: findAbsencesLeft(allDays, countInRecord(sums.totals, "absent")),
      remark:
        isPerfect && (!isOver || since)
          ? ""
          : toRemarkText(suggestRemarks(counted, calendar, thresholds, before)),
    };
  });
}

/**
 * To complete the grade a pupil attends at least 2/3 of 수업일수 (시행령 제50조②).
 *
 * ```ts
 * findAbsencesLeft(190, 60); // 3: with 63 days of 결석 127 of 190 days are attended
 * ```
 */
export function findAbsencesLeft(schoolDays: number, absences: number): number {
  return Math.floor(schoolDays / 3) - absences;
}

type MarksByDay = Map<CalendarDay, AttendanceMark[]>;

function groupMarks(
  students: readonly RosterStudent[],
  marks: Iterable<AttendanceMark>,
  { from, to }: DayRange,
): ReadonlyMap<StudentId, MarksByDay> {
  const byId = new Map(students.map((student) => [student.id, student]));
  const marksByStudent = new Map<StudentId, MarksByDay>();
  for (const mark of marks) {
    const { day, studentId } = mark;
    if (day < from || day > to || !isCounted(mark, byId)) continue;
    let byDay = marksByStudent.get(studentId);
    if (!byDay) marksByStudent.set(studentId, (byDay = new Map<CalendarDay, AttendanceMark[]>()));
    const ofDay = byDay.get(day);
    if (ofDay) ofDay.push(mark);
    else byDay.set(day, [mark]);
  }
  return marksByStudent;
}

function countInParts(
  counted: readonly AttendanceMark[],
  { first, second }: Semesters,
): Pick<YearlyRow, "totals" | "firstSemester" | "secondSemester" | "byMonth"> {
  if (counted.length === 0) {
    return {
      totals: noTotals,
      firstSemester: noTotals,
      secondSemester: noTotals,
      byMonth: new Map(),
    };
  }
  const firstSemester = makeTotals();
  const secondSemester = makeTotals();
  const byMonth = new Map<CalendarMonth, MutableTotals>();
  for (const { day, kind, reason } of counted) {
    const month = toMonth(day);
    let ofMonth = byMonth.get(month);
    if (!ofMonth) byMonth.set(month, (ofMonth = makeTotals()));
    ofMonth[kind][reason] += 1;
    if (day >= first.from && day <= first.to) firstSemester[kind][reason] += 1;
    if (day >= second.from && day <= second.to) secondSemester[kind][reason] += 1;
  }
  return { totals: sumTotals(byMonth.values()), firstSemester, secondSemester, byMonth };
}

/** The open days are in order, so two searches do for a span. */
function countMemberDays(openDays: readonly CalendarDay[], student: MembershipFacts): number {
  return listMemberSpans(student).reduce((sum, { from, to }) => {
    const start = from ? countBefore(openDays, (day) => day < from) : 0;
    const end = to ? countBefore(openDays, (day) => day <= to) : openDays.length;
    return sum + Math.max(0, end - start);
  }, 0);
}

function countBefore(
  days: readonly CalendarDay[],
  isBefore: (day: CalendarDay) => boolean,
): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const day = days[middle];
    if (day !== undefined && isBefore(day)) low = middle + 1;
    else high = middle;
  }
  return low;
}

type MutableTotals = Record<AttendanceKind, Record<AttendanceReason, number>>;

function makeTotals(): MutableTotals {
  const make = () => ({ illness: 0, unexcused: 0, other: 0, excused: 0 });
  return { absent: make(), late: make(), earlyLeave: make(), classMissed: make() };
}

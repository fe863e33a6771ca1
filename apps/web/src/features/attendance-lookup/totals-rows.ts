import type { AttendanceKind } from "@damim/domain/attendance/code/attendance-code.ts";
import {
  noTotals,
  sumTotals,
  type AttendanceTotals,
} from "@damim/domain/attendance/count/attendance-counts.ts";
import type { YearlyRow } from "@damim/domain/attendance-year/yearly-table.ts";
import { addMonths, toMonth, type CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toClubNumber } from "@damim/domain/club/club-roster.ts";
import { isOfClub, type RosterStudent, type StudentId } from "@damim/domain/student/student.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";

/** What 출석 부르기 of a club writes. Its reason says nothing: a club asks for none. */
export const calledKinds = ["absent", "late"] as const satisfies readonly AttendanceKind[];

/** What a line says beside the marks. */
export interface MoreCounts {
  /** Days of 교외체험학습 of the year: taken, running and planned. */
  readonly trips: number;
  readonly allowed: number | undefined;
  /** Papers that are still to come, of absences in the span. */
  readonly missing: number;
}

/** One line of 출결 통계: a pupil, the class, or a month or semester of one pupil. */
export interface TotalsRow {
  readonly id: string;
  /** Of a club with its class, 「3-2 · 7번」: numbers repeat there. */
  readonly number: number | string | undefined;
  readonly name: string;
  readonly totals: AttendanceTotals;
  /** Nothing where the line is a part of the span. */
  readonly more: MoreCounts | undefined;
  readonly isSum: boolean;
}

/** The class: a line a pupil, then the sum. */
export function toClassRows(
  rows: readonly YearlyRow[],
  countMore: (id: StudentId) => MoreCounts,
  everybody = "우리 반",
): readonly TotalsRow[] {
  const lines = rows.map(({ student, totals }) => ({
    id: student.id,
    number: toShownNumber(student),
    name: student.name,
    totals,
    more: countMore(student.id),
    isSum: false,
  }));
  return [
    ...lines,
    {
      id: "class",
      number: undefined,
      name: everybody,
      totals: sumTotals(lines.map(({ totals }) => totals)),
      more: sumMore(lines.map(({ more }) => more)),
      isSum: true,
    },
  ];
}

function toShownNumber(student: RosterStudent): number | string {
  return isOfClub(student) ? toClubNumber(student) : student.number;
}

/** 「3/15」: days of 체험학습 that are written and the year's allowance; a class has no allowance. */
export function toTripWords({ trips, allowed }: MoreCounts): string {
  if (trips === 0) return "";
  return allowed === undefined ? String(trips) : `${trips}/${allowed}`;
}

function sumMore(parts: readonly MoreCounts[]): MoreCounts {
  return {
    trips: parts.reduce((sum, { trips }) => sum + trips, 0),
    allowed: undefined,
    missing: parts.reduce((sum, { missing }) => sum + missing, 0),
  };
}

/** One pupil: a line a month of the span, the semesters that the span reaches, then the sum. */
export function toStudentRows(
  row: YearlyRow,
  span: { readonly from: CalendarMonth; readonly to: CalendarMonth },
  more: MoreCounts,
): readonly TotalsRow[] {
  const months: CalendarMonth[] = [];
  for (let month = span.from; month <= span.to; month = addMonths(month, 1)) months.push(month);
  const { student, byMonth, firstSemester, secondSemester, totals } = row;
  const toRow = (id: string, name: string, of: AttendanceTotals, isSum: boolean): TotalsRow => ({
    id,
    number: undefined,
    name,
    totals: of,
    more: undefined,
    isSum,
  });
  return [
    ...months.map((month) =>
      toRow(month, toKoreanMonth(toMonth(`${month}-01`)), byMonth.get(month) ?? noTotals, false),
    ),
    ...(months.length > 6
      ? [
          toRow("first", "1학기", firstSemester, true),
          toRow("second", "2학기", secondSemester, true),
        ]
      : []),
    { ...toRow("sum", student.name, totals, true), number: toShownNumber(student), more },
  ];
}

import {
  noTotals,
  sumTotals,
  type AttendanceTotals,
} from "@damim/domain/attendance/attendance-counts.ts";
import type { YearlyRow } from "@damim/domain/attendance-year/yearly-table.ts";
import { addMonths, toMonth, type CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";

/** One line of 출결 통계: a pupil, the class, or a month or semester of one pupil. */
export interface TotalsRow {
  readonly id: string;
  readonly number: number | undefined;
  readonly name: string;
  readonly totals: AttendanceTotals;
  readonly isSum: boolean;
}

/** The class: a line a pupil, then the sum. */
export function toClassRows(rows: readonly YearlyRow[]): readonly TotalsRow[] {
  return [
    ...rows.map(({ student: { id, number, name }, totals }) => ({
      id,
      number,
      name,
      totals,
      isSum: false,
    })),
    {
      id: "class",
      number: undefined,
      name: "우리 반",
      totals: sumTotals(rows.map(({ totals }) => totals)),
      isSum: true,
    },
  ];
}

/** One pupil: a line a month of the span, the semesters that the span reaches, then the sum. */
export function toStudentRows(
  row: YearlyRow,
  span: { readonly from: CalendarMonth; readonly to: CalendarMonth },
): readonly TotalsRow[] {
  const months: CalendarMonth[] = [];
  for (let month = span.from; month <= span.to; month = addMonths(month, 1)) months.push(month);
  const { student, byMonth, firstSemester, secondSemester, totals } = row;
  const toRow = (id: string, name: string, of: AttendanceTotals, isSum: boolean): TotalsRow => ({
    id,
    number: undefined,
    name,
    totals: of,
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
    { ...toRow("sum", student.name, totals, true), number: student.number },
  ];
}

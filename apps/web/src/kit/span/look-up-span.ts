import type { DayRange } from "@damim/domain/attendance/count/attendance-counts.ts";
import { toSemesters } from "@damim/domain/attendance-year/semesters.ts";
import {
  addDays,
  addMonths,
  listMonthDays,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { toWeekPlace } from "@damim/domain/calendar-day/week.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";

/** What 「기간」 offers; a month is its own name. */
export type LookUpSpan = CalendarMonth | "today" | "week" | "first" | "second" | "year" | "own";

export interface SpanOptions {
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  readonly calendar: SchoolCalendar;
  /** Of 「직접 고르기」. */
  readonly own: DayRange;
}

const words: Readonly<Record<Exclude<LookUpSpan, CalendarMonth>, string>> = {
  today: "오늘",
  week: "이번 주",
  first: "1학기",
  second: "2학기",
  year: "전체",
  own: "고른 기간",
};

/** The choices of 「기간」 in their order. */
export function listSpans(
  year: SchoolYear,
): readonly { readonly value: LookUpSpan; readonly label: string }[] {
  const first: CalendarMonth = `${year}-03`;
  const months = Array.from({ length: 12 }, (_, index) => addMonths(first, index));
  return [
    { value: "today", label: words.today },
    { value: "week", label: words.week },
    ...months.map((month) => ({ value: month, label: toKoreanMonth(month) })),
    { value: "first", label: words.first },
    { value: "second", label: words.second },
    { value: "year", label: `${year}학년도 전체` },
    { value: "own", label: "직접 고르기" },
  ];
}

/** First and last day of a choice, both included. */
export function toRange(span: LookUpSpan, options: SpanOptions): DayRange {
  const { year, today, calendar, own } = options;
  switch (span) {
    case "today":
      return { from: today, to: today };
    case "week": {
      const monday = addDays(today, -toWeekPlace(today));
      return { from: monday, to: addDays(monday, 6) };
    }
    case "first":
      return toSemesters(calendar, year).first;
    case "second":
      return toSemesters(calendar, year).second;
    case "year":
      return toSchoolYearSpan(year);
    case "own":
      return own.from <= own.to ? own : { from: own.to, to: own.from };
    default: {
      const days = listMonthDays(span);
      return { from: days[0] ?? `${span}-01`, to: days.at(-1) ?? `${span}-28` };
    }
  }
}

/** `describeSpan("2026-05", 2026)` is 「2026학년도 2026년 5월」. */
export function describeSpan(span: LookUpSpan, year: SchoolYear): string {
  return `${year}학년도 ${isMonth(span) ? toKoreanMonth(span) : words[span]}`;
}

export function isMonth(span: LookUpSpan): span is CalendarMonth {
  return /^\d/.test(span);
}

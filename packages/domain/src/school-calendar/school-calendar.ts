import {
  addDays,
  listMonthDays,
  toWeekday,
  type CalendarDay,
  type CalendarMonth,
} from "../calendar-day/calendar-day.ts";
import { findHoliday } from "../holiday/holiday.ts";
import type { OwnDay } from "./own-day.ts";
import type { Vacation } from "./school-terms.ts";

/** Which days a school is open: weekdays, the built-in public holidays and the teacher's own days. */
export interface SchoolCalendar {
  readonly ownDays: ReadonlyMap<CalendarDay, OwnDay>;
  /** What follows from the dates of the terms. */
  readonly vacations: readonly Vacation[];
  /** Where the dates of the terms tell it, of a calendar of one year. */
  readonly firstSemesterEnd?: CalendarDay | undefined;
  /** As the year's setting has it, of a calendar of one year; ask `findFirstUse`. */
  readonly firstUse?: CalendarDay | undefined;
}

/** Why a school is closed on a day. */
export interface Closing {
  readonly reason: "weekend" | "holiday" | "closed" | "vacation";
  /** 「한글날」, 「재량휴업일」; empty on a plain weekend. */
  readonly name: string;
}

/** The calendar of a teacher who has said nothing yet. */
export const plainCalendar: SchoolCalendar = { ownDays: new Map(), vacations: [] };

/**
 * A calendar of the teacher's own days and what follows from the dates of the terms (`listVacations`,
 * `findFirstSemesterEnd`).
 *
 * ```ts
 * buildSchoolCalendar([{ day: "2026-10-09", type: "open", label: "체육대회" }]);
 * ```
 */
export function buildSchoolCalendar(
  ownDays: Iterable<OwnDay>,
  vacations: readonly Vacation[] = [],
  firstSemesterEnd?: CalendarDay,
): SchoolCalendar {
  const byDay = new Map([...ownDays].map((own) => [own.day, own]));
  return { ownDays: byDay, vacations, firstSemesterEnd };
}

/**
 * Why the school is closed on a day, or nothing when it is open. The built-in holiday wins over an own day
 * of the same date, except that "open" hides it (spec 03 §3).
 *
 * ```ts
 * findClosing(plainCalendar, "2026-10-09"); // { reason: "holiday", name: "한글날" }
 * ```
 */
export function findClosing(calendar: SchoolCalendar, day: CalendarDay): Closing | undefined {
  const own = calendar.ownDays.get(day);
  if (own?.type === "open") return undefined;
  const holiday = findHoliday(day);
  if (holiday) return { reason: "holiday", name: holiday.name };
  if (own) return { reason: own.type, name: own.label };
  const vacation = calendar.vacations.find(({ from, to }) => from <= day && day <= to);
  if (vacation) return { reason: "vacation", name: vacation.name };
  const weekday = toWeekday(day);
  return weekday === 0 || weekday === 6 ? { reason: "weekend", name: "" } : undefined;
}

/** Whether the school is open on a day. */
export function isSchoolOpen(calendar: SchoolCalendar, day: CalendarDay): boolean {
  return findClosing(calendar, day) === undefined;
}

/** The days of a month on which the school is open, in order. */
export function listOpenDays(
  calendar: SchoolCalendar,
  month: CalendarMonth,
): readonly CalendarDay[] {
  return listMonthDays(month).filter((day) => isSchoolOpen(calendar, day));
}

/** A run of days with the same reason to be closed, both ends included. */
export interface ClosingSpan extends Closing {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/**
 * What closes the school between two days, in order; plain weekends are left out, but a vacation that goes
 * on behind a weekend stays one span.
 *
 * ```ts
 * listClosingSpans(plainCalendar, "2026-09-20", "2026-09-26");
 * // 추석 전날, 추석, 추석 다음 날: three spans of a day
 * ```
 */
export function listClosingSpans(
  calendar: SchoolCalendar,
  from: CalendarDay,
  to: CalendarDay,
): readonly ClosingSpan[] {
  const spans: ClosingSpan[] = [];
  let isBroken = true;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const closing = findClosing(calendar, day);
    if (!closing) isBroken = true;
    if (!closing || closing.reason === "weekend") continue;
    const last = spans.at(-1);
    if (!isBroken && last?.reason === closing.reason && last.name === closing.name)
      spans[spans.length - 1] = { ...last, to: day };
    else spans.push({ ...closing, from: day, to: day });
    isBroken = false;
  }
  return spans;
}

/** The open days of a span, both ends included, in order. */
export function listOpenDaysBetween(
  calendar: SchoolCalendar,
  from: CalendarDay,
  to: CalendarDay,
): readonly CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (isSchoolOpen(calendar, day)) days.push(day);
  }
  return days;
}

/** The days of a span, both ends included, on which one calendar has school and another has none. */
export function listNewlyClosed(
  before: SchoolCalendar,
  after: SchoolCalendar,
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
): readonly CalendarDay[] {
  return listOpenDaysBetween(before, from, to).filter((day) => !isSchoolOpen(after, day));
}

/**
 * How many open days lie after a day, up to another one, which is counted; 0 when that is not later. So late is what was
 * due on the first.
 */
export function countOpenDaysAfter(
  calendar: SchoolCalendar,
  day: CalendarDay,
  until: CalendarDay,
): number {
  return listOpenDaysBetween(calendar, addDays(day, 1), until).length;
}

import { addDays, countDaysBetween, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toWeekPlace } from "../calendar-day/week.ts";
import { isSchoolOpen, type SchoolCalendar } from "../school-calendar/school-calendar.ts";

/** Every so many weeks on some weekdays; a day on which the school is closed falls out. */
export interface WeekRule {
  readonly every: "week";
  /** ISO weekdays, Monday is 1: "135". */
  readonly weekdays: string;
  /** Counts weeks from Monday on, from the week of `from`. */
  readonly step?: number | undefined;
  readonly from: CalendarDay;
  readonly until?: CalendarDay | undefined;
  readonly onClosed: "skip";
}

/**
 * The days of a rule within a span, both ends included, in order. Never stored: a holiday that is announced later
 * changes them everywhere. Spans asked one by one say the same as the whole asked at once.
 *
 * ```ts
 * listOccurrences({ every: "week", weekdays: "15", from: "2026-11-16", onClosed: "skip" }, calendar, week);
 * // ["2026-11-16", "2026-11-20"]
 * ```
 */
export function listOccurrences(
  rule: WeekRule,
  calendar: SchoolCalendar,
  span: { readonly from: CalendarDay; readonly to: CalendarDay },
): readonly CalendarDay[] {
  const { weekdays, step = 1, until } = rule;
  const firstMonday = addDays(rule.from, -toWeekPlace(rule.from));
  const last = until && until < span.to ? until : span.to;
  const days: CalendarDay[] = [];
  for (
    let day = rule.from > span.from ? rule.from : span.from;
    day <= last;
    day = addDays(day, 1)
  ) {
    const isTurn = Math.floor(countDaysBetween(firstMonday, day) / 7) % step === 0;
    const isMeant = weekdays.includes(String(toWeekPlace(day) + 1));
    if (isTurn && isMeant && isSchoolOpen(calendar, day)) days.push(day);
  }
  return days;
}

import {
  addDays,
  addMonths,
  countDaysBetween,
  isCalendarDay,
  listMonthDays,
  toMonth,
  type CalendarDay,
  type CalendarMonth,
} from "../calendar-day/calendar-day.ts";
import { toWeekPlace } from "../calendar-day/week.ts";
import {
  isSchoolOpen,
  listOpenDays,
  listOpenDaysBetween,
  type SchoolCalendar,
} from "../school-calendar/school-calendar.ts";
import type { DaySpan, Occurrence, OnClosed, RepeatRule } from "./repeat-rule.ts";

/** So many days a turn moves at most; beyond, it falls out. */
const LONGEST_SHIFT_DAYS = 7;
/** Rows belong to one school year. */
const YEAR_DAYS = 366;

/**
 * The turns of a rule that land within a span, in order. Never stored: a holiday that is announced later changes them
 * everywhere. Of two that land on one day the earlier planned stays. Spans asked one by one say the same as the whole
 * asked at once.
 *
 * ```ts
 * listOccurrences({ every: "week", weekdays: "5", from: "2026-09-18", onClosed: "before" }, calendar, week);
 * // [{ name: "2026-09-25", day: "2026-09-23" }]: the Friday is 추석
 * ```
 */
export function listOccurrences(
  rule: RepeatRule,
  calendar: SchoolCalendar,
  span: DaySpan,
): readonly Occurrence[] {
  if (rule.every === "schoolDay") return listCountedTurns(rule, calendar, span);
  if (rule.every === "month" && "schoolDay" in rule)
    return listMonthTurns(rule, rule.schoolDay, calendar, span);
  const byDay = new Map<CalendarDay, Occurrence>();
  const wide = {
    from: addDays(span.from, -LONGEST_SHIFT_DAYS),
    to: addDays(span.to, LONGEST_SHIFT_DAYS),
  };
  for (const name of listPlannedDays(rule, within(rule, wide))) {
    const day = findLanding(name, rule.onClosed, calendar);
    if (day && !byDay.has(day)) byDay.set(day, { name, day });
  }
  return [...byDay.values()].filter(({ day }) => day >= span.from && day <= span.to);
}

/** The days of the first turns from a day on, for 「11월 24일, 12월 1일, 8일」 before something is written. */
export function listNextDays(
  rule: RepeatRule,
  calendar: SchoolCalendar,
  { from, count }: { readonly from: CalendarDay; readonly count: number },
): readonly CalendarDay[] {
  const year = { from, to: addDays(from, YEAR_DAYS) };
  return listOccurrences(rule, calendar, year)
    .slice(0, count)
    .map(({ day }) => day);
}

/** The turn of a name, also one that fell out because its day is closed; nothing where the rule has none. */
export function findTurn(
  rule: RepeatRule,
  calendar: SchoolCalendar,
  name: string,
): Occurrence | undefined {
  const span = isCalendarDay(name)
    ? { from: name, to: name }
    : { from: rule.from, to: addDays(rule.from, YEAR_DAYS) };
  const turns = listOccurrences({ ...rule, onClosed: "keep" }, calendar, span);
  return turns.find((turn) => turn.name === name);
}

function listCountedTurns(
  rule: RepeatRule & { readonly every: "schoolDay" },
  calendar: SchoolCalendar,
  span: DaySpan,
): readonly Occurrence[] {
  const { step = 1, from } = rule;
  const { to } = within(rule, { from, to: span.to });
  return listOpenDaysBetween(calendar, from, to)
    .filter((_, index) => index % step === 0)
    .map((day, index): Occurrence => ({ name: `n${index + 1}`, day }))
    .filter(({ day }) => day >= span.from);
}

function listMonthTurns(
  rule: RepeatRule,
  schoolDay: number,
  calendar: SchoolCalendar,
  span: DaySpan,
): readonly Occurrence[] {
  const { from, to } = within(rule, span);
  return listMonths(from, to).flatMap((month): readonly Occurrence[] => {
    const day = listOpenDays(calendar, month).at(schoolDay < 0 ? schoolDay : schoolDay - 1);
    return day && day >= from && day <= to ? [{ name: month, day }] : [];
  });
}

function listPlannedDays(rule: RepeatRule, { from, to }: DaySpan): readonly CalendarDay[] {
  if (rule.every === "month")
    return listMonths(from, to)
      .flatMap((month) => findMonthDay(rule, listMonthDays(month)) ?? [])
      .filter((day) => day >= from && day <= to);
  const days: CalendarDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isPlanned(rule, day)) days.push(day);
  return days;
}

function isPlanned(rule: RepeatRule, day: CalendarDay): boolean {
  if (rule.every === "day") return countDaysBetween(rule.from, day) % (rule.step ?? 1) === 0;
  if (rule.every !== "week") return false;
  const firstMonday = addDays(rule.from, -toWeekPlace(rule.from));
  const week = Math.floor(countDaysBetween(firstMonday, day) / 7);
  return week % (rule.step ?? 1) === 0 && rule.weekdays.includes(String(toWeekPlace(day) + 1));
}

function findMonthDay(
  rule: RepeatRule & { readonly every: "month" },
  days: readonly CalendarDay[],
): CalendarDay | undefined {
  if ("date" in rule) return days[rule.date - 1] ?? days.at(-1);
  if (!("nth" in rule)) return undefined;
  const [count, weekday] = rule.nth;
  const sameWeekday = days.filter((day) => toWeekPlace(day) + 1 === weekday);
  return sameWeekday.at(count < 0 ? count : count - 1);
}

function findLanding(
  planned: CalendarDay,
  onClosed: OnClosed = "skip",
  calendar: SchoolCalendar,
): CalendarDay | undefined {
  if (onClosed === "keep" || isSchoolOpen(calendar, planned)) return planned;
  if (onClosed === "skip") return undefined;
  for (let away = 1; away <= LONGEST_SHIFT_DAYS; away += 1) {
    const day = addDays(planned, onClosed === "before" ? -away : away);
    if (isSchoolOpen(calendar, day)) return day;
  }
  return undefined;
}

function within({ from, until }: RepeatRule, span: DaySpan): DaySpan {
  return {
    from: from > span.from ? from : span.from,
    to: until && until < span.to ? until : span.to,
  };
}

function listMonths(from: CalendarDay, to: CalendarDay): readonly CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (let month = toMonth(from); month <= toMonth(to); month = addMonths(month, 1))
    months.push(month);
  return months;
}

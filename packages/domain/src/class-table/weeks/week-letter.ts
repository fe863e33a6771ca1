import { addDays, type CalendarDay } from "../../calendar-day/calendar-day.ts";
import { toWeekPlace } from "../../calendar-day/week.ts";
import { isSchoolOpen, type SchoolCalendar } from "../../school-calendar/school-calendar.ts";

/** Which of the two weeks of a cycle. */
export type WeekLetter = "A" | "B";

/** How a base table goes by weeks A and B. */
export interface WeekCycle {
  /** A day of a week that is A, as the teacher named it. */
  readonly weekA: CalendarDay;
  /** Weeks without a day of school do not count: behind a vacation it goes on where it stopped. */
  readonly skipsClosed?: boolean | null | undefined;
}

/** The Monday of a day's week. */
export function toMonday(day: CalendarDay): CalendarDay {
  return addDays(day, -toWeekPlace(day));
}

/**
 * The letter of a day's week, counted in weeks from the named one, not by the year's numbers. Where closed weeks do not count and
 * the named one lies in a vacation, the first week of school from it on is A. A week that does not count has the letter of
 * the next one.
 *
 * ```ts
 * weekOf({ weekA: "2026-03-02", skipsClosed: false }, "2026-03-12", calendar); // "B"
 * ```
 */
export function weekOf(
  { weekA, skipsClosed }: WeekCycle,
  day: CalendarDay,
  calendar: SchoolCalendar,
): WeekLetter {
  let [monday = day, last = day] = [weekA, day].map(toMonday).toSorted();
  let isB = false;
  for (; monday < last; monday = addDays(monday, 7))
    if (!skipsClosed || hasSchool(monday, calendar)) isB = !isB;
  return isB ? "B" : "A";
}

/**
 * The number of a weekday (ISO) in its cycle, by which cells stand: 1 to 7 in a plain week and in week A, 8 to 14 in week B.
 *
 * ```ts
 * toCycleDay(3, "B"); // 10
 * ```
 */
export function toCycleDay(weekday: number, letter: WeekLetter | undefined): number {
  return letter === "B" ? weekday + 7 : weekday;
}

/** `toWeekWords("A")` is 「A주」. */
export function toWeekWords(letter: WeekLetter): string {
  return `${letter}주`;
}

function hasSchool(monday: CalendarDay, calendar: SchoolCalendar): boolean {
  return [0, 1, 2, 3, 4, 5, 6].some((ahead) => isSchoolOpen(calendar, addDays(monday, ahead)));
}

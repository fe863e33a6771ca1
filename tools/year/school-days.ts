import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";

/** Vacations and a few holidays of a school year, month and day; enough that weeks differ. */
const closed: readonly (readonly [from: string, to: string])[] = [
  ["03-01", "03-01"],
  ["05-05", "05-05"],
  ["06-06", "06-06"],
  ["07-21", "08-17"],
  ["09-24", "09-26"],
  ["10-03", "10-03"],
  ["10-09", "10-09"],
  ["12-25", "12-25"],
  ["12-31", "12-31"],
  ["01-01", "01-31"],
  ["02-15", "02-29"],
];

/** Whether pupils come on that day. */
export function isSchoolDay(day: CalendarDay): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const monthDay = day.slice(5);
  return (
    weekday !== 0 &&
    weekday !== 6 &&
    !closed.some(([from, to]) => monthDay >= from && monthDay <= to)
  );
}

/** So many days from a day on. */
export function listDays(from: CalendarDay, count: number): readonly CalendarDay[] {
  return Array.from({ length: count }, (_, at) => addDays(from, at));
}

/** Epoch ms of an hour in Seoul; 28.5 is half past four in the morning after. */
export function toInstant(day: CalendarDay, hour: number): number {
  return Date.parse(`${day}T00:00:00+09:00`) + hour * 3_600_000;
}

import { refuse, ok, type Result } from "../base/result.ts";

/** A day in Korea as `YYYY-MM-DD`; text order is time order. */
export type CalendarDay = `${number}-${number}-${number}`;

/** A month as `YYYY-MM`. */
export type CalendarMonth = `${number}-${number}`;

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface DayParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly date: number;
}

export type CalendarDayRefusal = { readonly type: "NotACalendarDay"; readonly text: string };

const DAY_MS = 86_400_000;
/** Korea has kept UTC+9 without summer time since 1988. */
const SEOUL_OFFSET_MS = 9 * 3_600_000;

/**
 * Whether a text is a day that exists, written as `YYYY-MM-DD`, in the years 1900 to 2199.
 *
 * ```ts
 * isCalendarDay("2026-02-29"); // false: 2026 is no leap year
 * ```
 */
export function isCalendarDay(text: unknown): text is CalendarDay {
  if (typeof text !== "string") return false;
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const parts = { year: Number(match[1]), month: Number(match[2]), date: Number(match[3]) };
  return isExistingDay(parts);
}

/** Reads `YYYY-MM-DD`; other ways of writing a day belong to the screen that meets them. */
export function parseCalendarDay(text: string): Result<CalendarDay, CalendarDayRefusal> {
  return isCalendarDay(text) ? ok(text) : refuse({ type: "NotACalendarDay", text });
}

/**
 * Writes a day from its parts, or nothing when the calendar has no such day.
 *
 * ```ts
 * findCalendarDay({ year: 2017, month: 2, date: 30 }); // undefined
 * ```
 */
export function findCalendarDay(parts: DayParts): CalendarDay | undefined {
  return isExistingDay(parts) ? writeDay(parts) : undefined;
}

/** Year, month and date as numbers. */
export function toDayParts(day: CalendarDay): DayParts {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    date: Number(day.slice(8, 10)),
  };
}

/**
 * The day a number of days later (or earlier, when negative).
 *
 * ```ts
 * addDays("2026-12-31", 1); // "2027-01-01"
 * ```
 */
export function addDays(day: CalendarDay, dayCount: number): CalendarDay {
  return fromDayNumber(toDayNumber(day) + dayCount);
}

/** How many days lie from `from` to `to`; negative when `to` is earlier. */
export function countDaysBetween(from: CalendarDay, to: CalendarDay): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** The day of the week. 2026-11-20 is a Friday, so 5. */
export function toWeekday(day: CalendarDay): Weekday {
  // 1970-01-01, day number 0, was a Thursday. The remainder is 0 to 6 by construction.
  return ((((toDayNumber(day) + 4) % 7) + 7) % 7) as Weekday;
}

/** Negative when `a` is earlier, 0 on the same day, positive when later; for `sort`. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a < b ? -1 : Number(a > b);
}

/** The month a day lies in. */
export function toMonth(day: CalendarDay): CalendarMonth {
  return day.slice(0, 7) as CalendarMonth; // the first seven characters of a day are its month
}

/** Whether a text is a month as `YYYY-MM`. */
export function isCalendarMonth(text: unknown): text is CalendarMonth {
  return typeof text === "string" && isCalendarDay(`${text}-01`);
}

/** All days of a month in order. */
export function listMonthDays(month: CalendarMonth): readonly CalendarDay[] {
  const year = Number(month.slice(0, 4));
  const monthNumber = Number(month.slice(5, 7));
  const length = countMonthDays(year, monthNumber);
  return Array.from({ length }, (_, index) =>
    writeDay({ year, month: monthNumber, date: index + 1 }),
  );
}

/** The first and the last day of a month. */
export function toMonthSpan(month: CalendarMonth): {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
} {
  const date = countMonthDays(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  return { from: `${month}-01`, to: `${month}-${date}` };
}

/**
 * The month a number of months later (or earlier, when negative).
 *
 * ```ts
 * addMonths("2026-12", 2); // "2027-02"
 * ```
 */
export function addMonths(month: CalendarMonth, monthCount: number): CalendarMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + monthCount;
  return `${pad(Math.floor(index / 12), 4)}-${pad((index % 12) + 1, 2)}` as CalendarMonth;
}

/**
 * The day that a clock on the wall in Korea shows, whatever the zone of the device.
 *
 * ```ts
 * toSeoulDay(Date.UTC(2026, 10, 19, 15, 0)); // "2026-11-20": 15:00 UTC is midnight in Korea
 * ```
 */
export function toSeoulDay(epochMs: number): CalendarDay {
  return fromDayNumber(Math.floor((epochMs + SEOUL_OFFSET_MS) / DAY_MS));
}

/** The minutes since midnight on a clock in Korea, 0 to 1439. */
export function toSeoulMinutes(epochMs: number): number {
  const inDay = (((epochMs + SEOUL_OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS;
  return Math.floor(inDay / 60_000);
}

/** The seconds since midnight on a clock in Korea, with their fractions. */
export function toSeoulSeconds(epochMs: number): number {
  return ((((epochMs + SEOUL_OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS) / 1_000;
}

function isExistingDay({ year, month, date }: DayParts): boolean {
  if (year < 1900 || year > 2199 || month < 1 || month > 12) return false;
  return date >= 1 && date <= countMonthDays(year, month);
}

function countMonthDays(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

// Days since 1970-01-01 by the "days from civil" reckoning: years that begin in March put the leap
// day last, so that one formula gives the day of the year.
function toDayNumber(day: CalendarDay): number {
  const { year, month, date } = toDayParts(day);
  const y = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  return (
    365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - 719_468
  );
}

function fromDayNumber(dayNumber: number): CalendarDay {
  const shifted = dayNumber + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return writeDay({ year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date });
}

function writeDay({ year, month, date }: DayParts): CalendarDay {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}` as CalendarDay; // digits by construction
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, "0");
}

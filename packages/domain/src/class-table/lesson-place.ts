import { isCalendarDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";

/** One period of one day, `{day}~{period}`: "2026-11-20~3". */
export type LessonPlace = `${CalendarDay}~${number}`;

/** As many lessons as a day of attendance has. */
export const LAST_PERIOD = 12;

/** `toLessonPlace("2026-11-20", 3)` is "2026-11-20~3". */
export function toLessonPlace(day: CalendarDay, period: number): LessonPlace {
  return `${day}~${period}`;
}

/** The day and the period of a place. */
export function toPlaceParts(place: LessonPlace): {
  readonly day: CalendarDay;
  readonly period: number;
} {
  // A place begins with its day by construction.
  return { day: place.slice(0, 10) as CalendarDay, period: Number(place.slice(11)) };
}

/** Whether a text names a place of a day that exists, 0교시 to 12교시. */
export function isLessonPlace(text: unknown): text is LessonPlace {
  if (typeof text !== "string" || !isCalendarDay(text.slice(0, 10))) return false;
  const [, digits] = /^.{10}~(\d|1[0-2])$/.exec(text) ?? [];
  return digits !== undefined;
}

/** `toPlaceWords("2026-11-20~3")` is 「11월 20일 3교시」. */
export function toPlaceWords(place: LessonPlace): string {
  const { day, period } = toPlaceParts(place);
  return `${toKoreanMonthDay(day)} ${period}교시`;
}

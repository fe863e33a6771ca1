import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";

/** Where the 알림장 of a day is written. */
export function toNoticePlace(day: CalendarDay): string {
  return `/dailyNotice?day=${day}`;
}

/** Where a class reads it. */
export function toNoticeStage(day: CalendarDay): string {
  return `/dailyNotice/stage?day=${day}`;
}

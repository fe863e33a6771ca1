// Loaded lazily by today-page.tsx: the calendar of the holidays is not for the first picture.
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findHoliday } from "@damim/domain/holiday/holiday.ts";

/** 「 · 추석」 on a holiday. */
export function HolidayName({ day }: { readonly day: CalendarDay }) {
  const holiday = findHoliday(day);
  return holiday ? ` · ${holiday.name}` : null;
}

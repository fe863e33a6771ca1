// Loaded lazily by today-page.tsx: the calendar of the holidays is not for the first picture.
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findClosing } from "@damim/domain/school-calendar/school-calendar.ts";
import { useOpenYearsCalendar } from "../data/use-school-calendar.ts";

/** 「 · 추석」 on a holiday, 「 · 재량휴업일」 on the school's own. */
export function HolidayName({ day }: { readonly day: CalendarDay }) {
  const name = findClosing(useOpenYearsCalendar(), day)?.name;
  return name ? ` · ${name}` : null;
}

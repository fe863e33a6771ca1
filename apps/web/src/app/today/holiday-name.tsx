// Loaded lazily by today-page.tsx: the calendar of the holidays is not for the first picture.
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findClosing } from "@damim/domain/school-calendar/school-calendar.ts";
import { useOpenYearsCalendar } from "../../data/use-school-calendar.ts";

/** 「 · 추석, 수업이 없는 날이에요」 on a holiday; 「 · 주말, …」, 「 · 재량휴업일, …」. */
export function HolidayName({ day }: { readonly day: CalendarDay }) {
  const closing = findClosing(useOpenYearsCalendar(), day);
  return closing ? ` · ${closing.name || "주말"}, 수업이 없는 날이에요` : null;
}

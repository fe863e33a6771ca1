import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";

/** Where a day of the calendar is shown. */
export function toEventPlace(day?: CalendarDay, view?: "list"): string {
  const query = new URLSearchParams({
    about: "todoList",
    ...(day && { day }),
    ...(view && { view }),
  });
  return `/todo?${query.toString()}`;
}

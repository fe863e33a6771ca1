import { toMonth, type CalendarDay, type CalendarMonth } from "../calendar-day/calendar-day.ts";
import {
  findClosing,
  type Closing,
  type SchoolCalendar,
} from "../school-calendar/school-calendar.ts";

/** Why a teacher is asked once before a day is marked. Nothing here is refused. */
export type MarkingDoubt =
  | { readonly type: "closedDay"; readonly day: CalendarDay; readonly closing: Closing }
  | { readonly type: "closedMonth"; readonly month: CalendarMonth };

/**
 * What speaks against marking a day, the stronger first: its month was closed; the school is closed.
 * Nothing on a plain school day, which costs two look-ups.
 */
export function findMarkingDoubt(
  day: CalendarDay,
  calendar: SchoolCalendar,
  isMonthClosed: (month: CalendarMonth) => boolean,
): MarkingDoubt | undefined {
  const month = toMonth(day);
  if (isMonthClosed(month)) return { type: "closedMonth", month };
  const closing = findClosing(calendar, day);
  return closing && { type: "closedDay", day, closing };
}

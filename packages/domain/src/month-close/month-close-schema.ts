import * as v from "valibot";
import { isCalendarMonth, type CalendarMonth } from "../calendar-day/calendar-day.ts";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";

/** Of a `MonthClose`. */
export const monthCloseSchema = v.looseObject({
  month: v.custom<CalendarMonth>(isCalendarMonth),
  closedOn: calendarDaySchema,
  closedMarks: v.record(v.string(), v.pipe(v.string(), v.maxLength(2000))),
});

import { custom, type CustomSchema } from "valibot";
import { isCalendarDay, type CalendarDay } from "./calendar-day.ts";

/** The field schema of a day: only days that exist in the calendar are valid. */
export const calendarDaySchema: CustomSchema<CalendarDay, undefined> =
  custom<CalendarDay>(isCalendarDay);

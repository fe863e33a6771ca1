import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";

/** Of a `CheckIn`. */
export const checkInSchema = v.looseObject({
  day: calendarDaySchema,
  studentId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  state: v.picklist(["arrived", "awaited"]),
});

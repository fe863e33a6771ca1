import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { numberBetween, optional, studentIdText, textUpTo } from "../record/schema-parts.ts";
import {
  LARGEST_POINT,
  LONGEST_POINT_REASON_CHARACTERS,
  LONGEST_POINT_SOURCE_CHARACTERS,
} from "./point.ts";

/** Of a `Point`. */
export const pointSchema = v.looseObject({
  day: calendarDaySchema,
  studentId: studentIdText,
  amount: v.pipe(
    numberBetween(-LARGEST_POINT, LARGEST_POINT),
    v.integer(),
    v.check((amount) => amount !== 0),
  ),
  reason: optional(textUpTo(LONGEST_POINT_REASON_CHARACTERS)),
  source: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_POINT_SOURCE_CHARACTERS)),
});

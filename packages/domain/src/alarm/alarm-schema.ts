import * as v from "valibot";
import { LAST_BELL_PERIOD } from "../bells/bells.ts";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { clockTime, isoWeekdays, numberBetween, optional } from "../record/schema-parts.ts";
import {
  ALARM_SOUNDS,
  LONGEST_ALARM_LABEL_CHARACTERS,
  MOST_ALARM_BEFORE_MINUTES,
  MOST_RINGS,
} from "./alarm.ts";

const integerBetween = (least: number, most: number) =>
  v.pipe(numberBetween(least, most), v.integer());

/** Of an `Alarm`. Fields merge one by one, so `at` and `lesson` may both stand there: the lesson is read first. */
export const alarmSchema = v.looseObject({
  label: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_ALARM_LABEL_CHARACTERS)),
  at: optional(clockTime),
  lesson: optional(integerBetween(0, LAST_BELL_PERIOD)),
  before: optional(integerBetween(0, MOST_ALARM_BEFORE_MINUTES)),
  days: optional(isoWeekdays),
  schoolDaysOnly: optional(v.boolean()),
  once: optional(calendarDaySchema),
  sound: v.picklist(ALARM_SOUNDS),
  rings: integerBetween(1, MOST_RINGS),
  off: optional(v.boolean()),
});

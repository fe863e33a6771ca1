import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { isoWeekdays } from "../record/schema-parts.ts";
import { isOccurrenceName, MOST_REPEAT_STEPS } from "./repeat-rule.ts";

const until = v.exactOptional(calendarDaySchema);
const between = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const fromEitherEnd = (most: number) =>
  v.pipe(
    between(-most, most),
    v.check((count) => count !== 0),
  );
const step = v.exactOptional(between(1, MOST_REPEAT_STEPS));

/** Of a `Repeat`. */
export const repeatSchema = v.union([
  v.strictObject({ every: v.literal("day"), step, until }),
  v.strictObject({ every: v.literal("week"), step, weekdays: isoWeekdays, until }),
  v.strictObject({ every: v.literal("month"), date: between(1, 31), until }),
  v.strictObject({
    every: v.literal("month"),
    nth: v.strictTuple([fromEitherEnd(5), between(1, 7)]),
    until,
  }),
  v.strictObject({ every: v.literal("month"), schoolDay: fromEitherEnd(23), until }),
  v.strictObject({ every: v.literal("schoolDay"), step, until }),
]);

export const onClosedSchema = v.picklist(["skip", "before", "after", "keep"]);

/** The planned day of a turn, or its other name. */
export const occurrenceName = v.pipe(v.string(), v.check(isOccurrenceName));

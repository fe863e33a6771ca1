import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { LONGEST_DAY_LABEL_CHARACTERS } from "./own-day.ts";

/** Of an `OwnDay`. */
export const ownDaySchema = v.looseObject({
  day: calendarDaySchema,
  type: v.picklist(["closed", "vacation", "open"]),
  label: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_DAY_LABEL_CHARACTERS)),
});

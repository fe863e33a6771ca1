import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { departureKinds, LONGEST_DEPARTURE_MEMO } from "./departure.ts";

/** Of a `Departure`. */
export const departureSchema = v.looseObject({
  day: calendarDaySchema,
  kind: v.picklist(departureKinds),
  memo: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_DEPARTURE_MEMO))),
  hidden: v.exactOptional(v.boolean()),
});

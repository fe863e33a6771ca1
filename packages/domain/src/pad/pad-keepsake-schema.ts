import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { fileId, textUpTo } from "../record/schema-parts.ts";

/** A card's words with the options of a poll and a link below them. */
const LONGEST_KEPT_TEXT = 6_000;

/** Of a `PadKeepsake`. */
export const padKeepsakeSchema = v.looseObject({
  studentId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  day: calendarDaySchema,
  roomTitle: textUpTo(200),
  text: textUpTo(LONGEST_KEPT_TEXT),
  photo: v.exactOptional(v.nullable(fileId)),
});

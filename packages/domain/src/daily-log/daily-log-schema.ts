import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { fileId, instant, longTextParts, optional, textUpTo } from "../record/schema-parts.ts";
import {
  LONGEST_LOG_CHARACTERS,
  LONGEST_LOG_LINE_CHARACTERS,
  MOST_LOG_LINES,
  MOST_LOG_PHOTOS,
} from "./daily-log.ts";

const source = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
/** Of the id of another row at the longest. */
const fact = v.pipe(v.string(), v.regex(/^[\w~-]{1,120}$/));
const words = textUpTo(LONGEST_LOG_LINE_CHARACTERS);

/** Of a `DayLog`. */
export const dayLogSchema = v.looseObject({
  day: calendarDaySchema,
  body: optional(textUpTo(LONGEST_LOG_CHARACTERS)),
  ...longTextParts,
  photos: optional(v.pipe(v.array(fileId), v.maxLength(MOST_LOG_PHOTOS))),
  weather: optional(textUpTo(20)),
  closed: optional(
    v.strictObject({
      at: instant,
      lines: v.pipe(
        v.array(v.strictObject({ source, fact, text: words })),
        v.maxLength(MOST_LOG_LINES),
      ),
    }),
  ),
});

/** Of a `DayLogLine`. */
export const dayLogLineSchema = v.looseObject({
  day: calendarDaySchema,
  source,
  fact,
  text: optional(words),
  isHidden: optional(v.boolean()),
});

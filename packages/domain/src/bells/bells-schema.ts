import * as v from "valibot";
import {
  clockTime,
  idText,
  instant,
  numberBetween,
  optional,
  textUpTo,
} from "../record/schema-parts.ts";
import {
  LARGEST_BELL_SHIFT_SECONDS,
  LAST_BELL_PERIOD,
  LONGEST_BELL_LABEL_CHARACTERS,
  LONGEST_BELLS_NAME_CHARACTERS,
  MOST_BELL_ROWS,
  MOST_WARN_MINUTES,
} from "./bells.ts";

const sound = optional(textUpTo(20));
const integerBetween = (least: number, most: number) =>
  v.pipe(numberBetween(least, most), v.integer());

const bellRowSchema = v.pipe(
  v.looseObject({
    id: idText,
    label: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_BELL_LABEL_CHARACTERS)),
    from: clockTime,
    to: clockTime,
    type: v.picklist(["lesson", "break", "lunch", "meeting"]),
    period: optional(integerBetween(0, LAST_BELL_PERIOD)),
  }),
  v.check(({ from, to }) => from < to),
);

/** Of a `Bells`. */
export const bellsSchema = v.looseObject({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_BELLS_NAME_CHARACTERS)),
  days: v.pipe(v.string(), v.regex(/^1?2?3?4?5?6?7?$/)),
  rows: v.pipe(v.array(bellRowSchema), v.maxLength(MOST_BELL_ROWS)),
  sounds: optional(v.looseObject({ before: sound, start: sound, end: sound })),
  warnMinutes: optional(integerBetween(0, MOST_WARN_MINUTES)),
});

/** Of a `BellSetting`. */
export const bellSettingSchema = v.looseObject({
  shift: integerBetween(-LARGEST_BELL_SHIFT_SECONDS, LARGEST_BELL_SHIFT_SECONDS),
  heardAt: optional(instant),
});

import * as v from "valibot";
import { idText, instant, numberBetween, optional, textUpTo } from "../record/schema-parts.ts";
import { LONGEST_TIMER_LABEL_CHARACTERS, LONGEST_TIMER_MS, MOST_LAPS } from "./tool-timer.ts";

/** Of a `ToolTimer`. */
export const toolTimerSchema = v.looseObject({
  label: textUpTo(LONGEST_TIMER_LABEL_CHARACTERS),
  total: v.pipe(numberBetween(0, LONGEST_TIMER_MS), v.integer()),
  startedAt: optional(instant),
  // A year's days in ms: a clock that nobody stopped.
  held: v.pipe(numberBetween(0, 400 * LONGEST_TIMER_MS), v.integer()),
  wall: optional(idText),
  laps: optional(v.pipe(v.array(instant), v.maxLength(MOST_LAPS))),
});

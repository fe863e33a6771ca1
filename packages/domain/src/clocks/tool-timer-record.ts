import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import type { RowOf } from "../record/field.ts";
import { own, whole } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record } from "../record/record.ts";
import { toClockText } from "./clock-state.ts";
import {
  LONGEST_TIMER_LABEL_CHARACTERS,
  LONGEST_TIMER_MS,
  MOST_LAPS,
  toolTimerKind,
} from "./tool-timer.ts";

const fields = {
  label: own<string>(
    { type: "text", most: LONGEST_TIMER_LABEL_CHARACTERS, isNeeded: false },
    { label: "이름", column: { width: 20 } },
  ),
  /** In ms; 0 is a stopwatch. */
  total: whole(undefined, { least: 0, most: LONGEST_TIMER_MS }),
  /** Epoch ms of the last 시작 or 이어서; nothing while it stands. */
  startedAt: maybe(own<number>({ type: "instant" })),
  /** How many ms ran before that; more than a year's days are a clock that nobody stopped. */
  held: whole(undefined, { least: 0, most: 400 * LONGEST_TIMER_MS }),
  /** The `wall` on which it stands. */
  wall: maybe(own<string>({ type: "id" })),
  /** Of a stopwatch: what it showed at each press, in ms. */
  laps: maybe(own<readonly number[]>({ type: "list", of: { type: "instant" }, most: MOST_LAPS })),
};

/** A clock in front of the class. Its state is instants: nothing is counted, so sleep and reload change nothing. */
export type ToolTimer = RowOf<typeof fields>;

export const toolTimer = record({
  kind: toolTimerKind,
  scope: "year",
  topics: ["classWork"],
  // A clock that runs or stands; what it showed before is over.
  hasNoHistory: true,
  sort: "타이머",
  subject: () => "타이머",
  fields,
  columns: [
    "label",
    ["시간", 10, ({ total }) => (total === 0 ? "스톱워치" : toClockText(total))],
    ["간 시간", 10, ({ held }) => toClockText(held)],
    ["시작한 날", 12, ({ startedAt }) => (startedAt ? toSeoulDay(startedAt) : "")],
    ["시작한 시각", 12, ({ startedAt }) => (startedAt ? toSeoulTimeText(startedAt) : "")],
    ["구간", 30, ({ laps }) => laps?.map(toClockText).join(", ")],
  ],
});

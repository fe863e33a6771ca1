import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { occurrenceName, onClosedSchema, repeatSchema } from "../occurrence/repeat-schema.ts";
import { COLOURS } from "../record/colour.ts";
import {
  clockTime,
  idText,
  instant,
  numberBetween,
  optional,
  orderKey,
  textUpTo,
} from "../record/schema-parts.ts";
import {
  LONGEST_EVENT_NOTE_CHARACTERS,
  LONGEST_EVENT_TITLE_CHARACTERS,
  LONGEST_PLACE_CHARACTERS,
  LONGEST_REMIND_MINUTES,
  ONE_TURN,
} from "./event.ts";
import { LONGEST_TASK_TITLE_CHARACTERS } from "./task.ts";

const titleUpTo = (characters: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(characters));

/** Of a `CalendarEvent`. */
export const eventSchema = v.looseObject({
  title: titleUpTo(LONGEST_EVENT_TITLE_CHARACTERS),
  day: calendarDaySchema,
  to: optional(calendarDaySchema),
  start: optional(clockTime),
  end: optional(clockTime),
  place: optional(textUpTo(LONGEST_PLACE_CHARACTERS)),
  colour: v.picklist(COLOURS),
  note: optional(textUpTo(LONGEST_EVENT_NOTE_CHARACTERS)),
  repeat: optional(repeatSchema),
  onClosed: optional(onClosedSchema),
  remindMinutes: optional(v.pipe(numberBetween(0, LONGEST_REMIND_MINUTES), v.integer())),
  source: v.picklist(["me", "school", "feed"]),
});

/** Of an `EventDay`. */
export const eventDaySchema = v.looseObject({
  eventId: idText,
  planned: occurrenceName,
  movedTo: optional(calendarDaySchema),
  isOff: optional(v.boolean()),
  note: optional(textUpTo(LONGEST_EVENT_NOTE_CHARACTERS)),
});

/** Of a `Task`. */
export const taskSchema = v.looseObject({
  title: titleUpTo(LONGEST_TASK_TITLE_CHARACTERS),
  dueOn: optional(calendarDaySchema),
  order: orderKey,
  repeat: optional(repeatSchema),
  onClosed: optional(onClosedSchema),
  groupId: optional(idText),
});

/** Of a `TaskDay`. */
export const taskDaySchema = v.looseObject({
  taskId: idText,
  planned: v.union([v.literal(ONE_TURN), occurrenceName]),
  doneAt: optional(instant),
  isSkipped: optional(v.boolean()),
});

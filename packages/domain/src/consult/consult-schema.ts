import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import {
  clockTime,
  fileId,
  instant,
  longTextParts,
  numberBetween,
  optional,
  studentIdText,
  textUpTo,
} from "../record/schema-parts.ts";
import {
  LONGEST_ARCHIVE_REASON_CHARACTERS,
  LONGEST_CONSULT_CHARACTERS,
  LONGEST_CONSULT_MINUTES,
  LONGEST_FOLLOW_UP_CHARACTERS,
  LONGEST_TOPIC_CHARACTERS,
  LONGEST_WHO_NOTE_CHARACTERS,
  MOST_CONSULT_PHOTOS,
  MOST_CONSULT_STUDENTS,
  MOST_TOPICS,
} from "./consult.ts";

/** Of a `Consult`. */
export const consultSchema = v.looseObject({
  day: calendarDaySchema,
  time: optional(clockTime),
  minutes: optional(v.pipe(numberBetween(1, LONGEST_CONSULT_MINUTES), v.integer())),
  studentIds: v.pipe(v.array(studentIdText), v.minLength(1), v.maxLength(MOST_CONSULT_STUDENTS)),
  who: v.picklist(["student", "guardian", "staff", "other"]),
  whoNote: optional(textUpTo(LONGEST_WHO_NOTE_CHARACTERS)),
  way: v.picklist(["face", "phone", "text", "online", "visit"]),
  topics: optional(v.pipe(v.array(textUpTo(LONGEST_TOPIC_CHARACTERS)), v.maxLength(MOST_TOPICS))),
  body: optional(textUpTo(LONGEST_CONSULT_CHARACTERS)),
  ...longTextParts,
  followUp: optional(textUpTo(LONGEST_FOLLOW_UP_CHARACTERS)),
  dueOn: optional(calendarDaySchema),
  doneOn: optional(calendarDaySchema),
  photos: optional(v.pipe(v.array(fileId), v.maxLength(MOST_CONSULT_PHOTOS))),
  slotId: optional(textUpTo(120)),
  isDraft: optional(v.boolean()),
  archived: optional(
    v.looseObject({ reason: textUpTo(LONGEST_ARCHIVE_REASON_CHARACTERS), at: instant }),
  ),
});

import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import {
  idText,
  isoWeekdays,
  optional,
  orderKey,
  studentIdText,
  textUpTo,
} from "../record/schema-parts.ts";
import {
  isCheckRound,
  LONGEST_CHECK_NOTE_CHARACTERS,
  LONGEST_CHECK_TITLE_CHARACTERS,
  LONGEST_SUBJECT_CHARACTERS,
  type CheckRound,
} from "./check.ts";

/** Of a `Check`. */
export const checkSchema = v.looseObject({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_CHECK_TITLE_CHARACTERS)),
  classKey: optional(textUpTo(20)),
  dueOn: optional(calendarDaySchema),
  subject: optional(textUpTo(LONGEST_SUBJECT_CHARACTERS)),
  repeat: optional(isoWeekdays),
  from: optional(calendarDaySchema),
  until: optional(calendarDaySchema),
  order: orderKey,
  closedOn: optional(calendarDaySchema),
});

/** Of a `CheckMark`. */
export const checkMarkSchema = v.looseObject({
  checkId: idText,
  studentId: studentIdText,
  round: v.custom<CheckRound>(isCheckRound),
  state: optional(v.picklist(["O", "X", "late", "exempt"])),
  note: optional(textUpTo(LONGEST_CHECK_NOTE_CHARACTERS)),
  on: optional(calendarDaySchema),
});

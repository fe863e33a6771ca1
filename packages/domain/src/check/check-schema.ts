import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { idText, optional, studentIdText, textUpTo } from "../record/schema-parts.ts";
import { isCheckRound, LONGEST_CHECK_NOTE_CHARACTERS, type CheckRound } from "./check.ts";

/** Of a `CheckMark`. */
export const checkMarkSchema = v.looseObject({
  checkId: idText,
  studentId: studentIdText,
  round: v.custom<CheckRound>(isCheckRound),
  state: optional(v.picklist(["O", "X", "late", "exempt"])),
  note: optional(textUpTo(LONGEST_CHECK_NOTE_CHARACTERS)),
  on: optional(calendarDaySchema),
});

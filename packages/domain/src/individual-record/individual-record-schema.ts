import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import {
  fileId,
  idText,
  longTextParts,
  numberBetween,
  optional,
  orderKey,
  studentIdText,
  textUpTo,
} from "../record/schema-parts.ts";
import { LARGEST_LIST_LIMIT_BYTES, LONGEST_LIST_TITLE_CHARACTERS } from "./list-memo.ts";
import { LONGEST_AREA_CHARACTERS, LONGEST_NOTE_TEXT_CHARACTERS } from "./note.ts";

const area = textUpTo(LONGEST_AREA_CHARACTERS);

/** Of a `Note`. */
export const noteSchema = v.looseObject({
  day: calendarDaySchema,
  studentId: studentIdText,
  text: optional(textUpTo(LONGEST_NOTE_TEXT_CHARACTERS)),
  ...longTextParts,
  area,
  groupId: optional(idText),
  photo: optional(fileId),
  isDraft: optional(v.boolean()),
});

/** Of a `ListMemo`. */
export const listMemoSchema = v.looseObject({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_LIST_TITLE_CHARACTERS)),
  item: optional(textUpTo(40)),
  limit: optional(v.pipe(numberBetween(0, LARGEST_LIST_LIMIT_BYTES), v.integer())),
  subject: optional(area),
  classKey: optional(textUpTo(20)),
  order: orderKey,
  closedOn: optional(calendarDaySchema),
});

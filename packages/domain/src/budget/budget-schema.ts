import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { fileId, idText, optional, textUpTo } from "../record/schema-parts.ts";
import {
  LARGEST_WON,
  LONGEST_ENTRY_NOTE_CHARACTERS,
  LONGEST_GROUP_CHARACTERS,
  LONGEST_ITEM_CHARACTERS,
  LONGEST_SHOP_CHARACTERS,
  MOST_ENTRY_LINES,
  MOST_ENTRY_PHOTOS,
} from "./budget.ts";

const wordsUpTo = (characters: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(characters));
const wonFrom = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(LARGEST_WON));

const line = v.strictObject({
  name: wordsUpTo(LONGEST_ITEM_CHARACTERS),
  spec: v.exactOptional(textUpTo(40)),
  unit: v.exactOptional(textUpTo(10)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)),
  price: wonFrom(0),
});

/** Of a `BudgetEntry`. */
export const budgetEntrySchema = v.looseObject({
  budgetId: idText,
  day: calendarDaySchema,
  type: v.picklist(["in", "out", "back"]),
  amount: wonFrom(1),
  item: wordsUpTo(LONGEST_ITEM_CHARACTERS),
  shop: optional(textUpTo(LONGEST_SHOP_CHARACTERS)),
  group: optional(textUpTo(LONGEST_GROUP_CHARACTERS)),
  pay: optional(v.picklist(["card", "cash", "transfer", "approval"])),
  isPlanned: optional(v.boolean()),
  lines: optional(v.pipe(v.array(line), v.maxLength(MOST_ENTRY_LINES))),
  photos: optional(v.pipe(v.array(fileId), v.maxLength(MOST_ENTRY_PHOTOS))),
  note: optional(textUpTo(LONGEST_ENTRY_NOTE_CHARACTERS)),
  settledOn: optional(calendarDaySchema),
  mendedOn: optional(calendarDaySchema),
});

import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import {
  idText,
  instant,
  numberBetween,
  optional,
  orderKey,
  textUpTo,
} from "../record/schema-parts.ts";
import { LONGEST_BASE_TITLE_CHARACTERS } from "./base-table.ts";
import { LONGEST_DAY_PLAN_NOTE_CHARACTERS, MOST_SHORTEN_MINUTES } from "./day-plan.ts";
import { LONGEST_CHANGE_REASON_CHARACTERS, LONGEST_COLLEAGUE_CHARACTERS } from "./lesson-change.ts";
import { isLessonPlace, LAST_PERIOD, type LessonPlace } from "./lesson-place.ts";
import {
  LONGEST_BRING_CHARACTERS,
  LONGEST_LESSON_NOTE_CHARACTERS,
  LONGEST_UNIT_CHARACTERS,
} from "./lesson.ts";
import {
  LONGEST_ROOM_CHARACTERS,
  LONGEST_SUBJECT_NAME_CHARACTERS,
  LONGEST_SUBJECT_SHORT_CHARACTERS,
  LONGEST_TEACHER_CHARACTERS,
  MOST_PLANNED_LESSONS,
} from "./subject.ts";

const integerBetween = (least: number, most: number) =>
  v.pipe(numberBetween(least, most), v.integer());
const wordsUpTo = (characters: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(characters));
const lessonPlace = v.custom<LessonPlace>(isLessonPlace);
const period = integerBetween(0, LAST_PERIOD);
const lessonCount = integerBetween(0, MOST_PLANNED_LESSONS);
const classKey = optional(textUpTo(20));

/** Of a `Subject`. */
export const subjectSchema = v.looseObject({
  name: wordsUpTo(LONGEST_SUBJECT_NAME_CHARACTERS),
  short: wordsUpTo(LONGEST_SUBJECT_SHORT_CHARACTERS),
  colour: wordsUpTo(20),
  teacher: optional(textUpTo(LONGEST_TEACHER_CHARACTERS)),
  room: optional(textUpTo(LONGEST_ROOM_CHARACTERS)),
  plan: optional(v.looseObject({ first: lessonCount, second: lessonCount })),
  order: orderKey,
});

/** Of a `BaseTable`. */
export const baseTableSchema = v.looseObject({
  from: calendarDaySchema,
  title: optional(textUpTo(LONGEST_BASE_TITLE_CHARACTERS)),
});

/** Of a `BaseCell`. */
export const baseCellSchema = v.looseObject({
  from: calendarDaySchema,
  weekday: integerBetween(1, 7),
  period,
  subjectId: optional(idText),
  classKey,
});

/** Of a `DayPlan`. */
export const dayPlanSchema = v.looseObject({
  day: calendarDaySchema,
  lessons: optional(period),
  bellsId: optional(idText),
  shortenBy: optional(integerBetween(1, MOST_SHORTEN_MINUTES)),
  keepLunch: optional(v.boolean()),
  note: optional(textUpTo(LONGEST_DAY_PLAN_NOTE_CHARACTERS)),
});

/** Of a `Lesson`. */
export const lessonSchema = v.looseObject({
  day: calendarDaySchema,
  period,
  unit: optional(textUpTo(LONGEST_UNIT_CHARACTERS)),
  bring: optional(textUpTo(LONGEST_BRING_CHARACTERS)),
  note: optional(textUpTo(LONGEST_LESSON_NOTE_CHARACTERS)),
  isHeld: optional(v.boolean()),
});

/** Of a `LessonChange`. */
export const lessonChangeSchema = v.looseObject({
  type: v.picklist(["swap", "cover", "replace", "drop"]),
  a: lessonPlace,
  b: optional(lessonPlace),
  subjectId: optional(idText),
  with: optional(textUpTo(LONGEST_COLLEAGUE_CHARACTERS)),
  isByMe: optional(v.boolean()),
  reason: optional(textUpTo(LONGEST_CHANGE_REASON_CHARACTERS)),
  at: instant,
  isOff: optional(v.boolean()),
  returns: optional(idText),
});

import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { whoReasons } from "../names/match-who.ts";
import {
  idText,
  instant,
  numberBetween,
  optional,
  studentIdText,
  textUpTo,
} from "../record/schema-parts.ts";
import {
  LONGEST_ANSWER_CHARACTERS,
  LONGEST_HEAD_CHARACTERS,
  LONGEST_OPTION_CHARACTERS,
  LONGEST_SURVEY_TITLE_CHARACTERS,
  LONGEST_WRITTEN_CHARACTERS,
  MOST_OPTIONS,
  MOST_QUESTIONS,
} from "./survey.ts";

const questionId = v.pipe(v.string(), v.regex(/^q\d{1,2}$/));
const question = v.strictObject({
  id: questionId,
  head: textUpTo(LONGEST_HEAD_CHARACTERS),
  type: v.picklist([
    "number",
    "name",
    "time",
    "single",
    "multi",
    "scale",
    "text",
    "pupils",
    "skip",
  ]),
  options: v.exactOptional(
    v.pipe(v.array(textUpTo(LONGEST_OPTION_CHARACTERS)), v.maxLength(MOST_OPTIONS)),
  ),
});

/** Of a `Survey`. */
export const surveySchema = v.looseObject({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_SURVEY_TITLE_CHARACTERS)),
  source: v.picklist(["file", "own", "paste"]),
  questions: v.pipe(v.array(question), v.maxLength(MOST_QUESTIONS)),
  doubles: v.picklist(["last", "first"]),
  anonymous: optional(v.boolean()),
  classKey: optional(textUpTo(20)),
  closedOn: optional(calendarDaySchema),
});

/** Of an `Answer`. */
export const answerSchema = v.looseObject({
  surveyId: idText,
  row: v.pipe(numberBetween(1, 99_999), v.integer()),
  studentId: optional(studentIdText),
  at: optional(instant),
  values: v.record(questionId, textUpTo(LONGEST_ANSWER_CHARACTERS)),
  typed: optional(
    v.strictObject({
      name: textUpTo(LONGEST_WRITTEN_CHARACTERS),
      number: textUpTo(LONGEST_WRITTEN_CHARACTERS),
    }),
  ),
  state: v.picklist(["sure", "likely", "ask", "gone", "other", "none"]),
  why: optional(v.picklist(whoReasons)),
  candidates: optional(v.pipe(v.array(studentIdText), v.maxLength(60))),
  isAside: optional(v.boolean()),
});

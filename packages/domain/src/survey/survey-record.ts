import type { RowOf } from "../record/field.ts";
import { choice, day, own, ref, text, upTo, yes } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record } from "../record/record.ts";
import {
  LARGEST_STUDENT_NUMBER,
  LONGEST_NAME_CHARACTERS,
  type RosterStudent,
} from "../student/student.ts";
import {
  LONGEST_HEAD_CHARACTERS,
  LONGEST_OPTION_CHARACTERS,
  LONGEST_SURVEY_TITLE_CHARACTERS,
  MOST_OPTIONS,
  MOST_QUESTIONS,
  questionLabels,
  surveyKind,
  type QuestionType,
  type SurveyQuestion,
} from "./survey.ts";

const questionTypes = Object.keys(questionLabels) as [QuestionType, ...QuestionType[]];

const fields = {
  title: text("제목", {
    most: LONGEST_SURVEY_TITLE_CHARACTERS,
    empty: "설문 제목을 적어 주세요.",
    isInSubject: true,
    column: { head: "설문", width: 28 },
  }),
  source: own<"file" | "own" | "paste">({ type: "choice", values: ["file", "own", "paste"] }),
  /** One value: set in one act and never merged. */
  questions: own<readonly SurveyQuestion[]>(
    {
      type: "list",
      most: MOST_QUESTIONS,
      of: {
        type: "parts",
        of: {
          id: { type: "pattern", pattern: /^q\d{1,2}$/ },
          head: upTo(LONGEST_HEAD_CHARACTERS),
          type: { type: "choice", values: questionTypes },
          options: { type: "list", most: MOST_OPTIONS, of: upTo(LONGEST_OPTION_CHARACTERS) },
        },
        optional: ["options"],
      },
    },
    {
      label: "문항",
      say: (questions) =>
        questions.map(({ head, type }) => `${head} ${questionLabels[type]}`).join(", ") ||
        undefined,
    },
  ),
  /** Which answer counts of a pupil who answered twice. */
  doubles: choice("두 번 낸 답", { last: "나중에 낸 답", first: "먼저 낸 답" }),
  /** Nobody wrote a name or a number. */
  anonymous: yes("이름 없는 설문", { say: "이름을 묻지 않음" }),
  /** Of another class than the teacher's own. */
  classKey: maybe(own<string>(upTo(20))),
  closedOn: maybe(day("마감한 날", { column: { width: 12 } })),
  /** Of an own survey: until when pupils hand in; the pad room in which they do. */
  closesOn: maybe(day("마감 날")),
  /** Of an own survey: families of the class find it on their page. */
  forFamilies: yes("우리 반 소식", { say: "가정에 보여요" }),
  /** Where pupils are named: the class as it was when they answered. */
  roster: maybe(
    own<readonly Pick<RosterStudent, "id" | "number" | "name">[]>({
      type: "list",
      most: LARGEST_STUDENT_NUMBER,
      of: {
        type: "parts",
        of: {
          id: { type: "student" },
          number: { type: "whole", least: 1, most: LARGEST_STUDENT_NUMBER },
          name: upTo(LONGEST_NAME_CHARACTERS),
        },
      },
    }),
  ),
  roomId: maybe(ref()),
};

/** Answers of one form, sorted by pupil. */
export type Survey = RowOf<typeof fields>;

export const survey = record({
  kind: surveyKind,
  scope: "year",
  topics: ["survey"],
  leaves: true,
  sort: "설문",
  subject: ({ title }) => (typeof title === "string" ? `「${title}」` : "설문"),
  fields,
  columns: [
    "title",
    [
      "문항",
      60,
      ({ questions }) =>
        questions.map(({ head, type }) => `${head} (${questionLabels[type]})`).join("\n"),
    ],
    "closedOn",
  ],
});

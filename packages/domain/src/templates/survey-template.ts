import { createRow } from "@damim/sync/change.ts";
import * as v from "valibot";
import {
  friendHeads,
  hasOwnOptions,
  LONGEST_OWN_HEAD_CHARACTERS,
  LONGEST_OWN_OPTION_CHARACTERS,
  MOST_OWN_OPTIONS,
  MOST_OWN_QUESTIONS,
  ownQuestionTypes,
} from "../survey/own-survey.ts";
import {
  LONGEST_SURVEY_TITLE_CHARACTERS,
  questionLabels,
  surveyKind,
  type Survey,
} from "../survey/survey.ts";
import { countDays, toFreeTitle, type TemplateKind } from "./template-kind.ts";

/** One line: a room tells a pupil's choices apart by their lines. */
const line = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most), v.regex(/^\P{Cc}*$/u));

const question = v.pipe(
  v.strictObject({
    type: v.picklist(ownQuestionTypes),
    head: line(LONGEST_OWN_HEAD_CHARACTERS),
    options: v.exactOptional(
      v.pipe(
        v.array(line(LONGEST_OWN_OPTION_CHARACTERS)),
        v.minLength(2),
        v.maxLength(MOST_OWN_OPTIONS),
        v.check((options) => new Set(options).size === options.length),
      ),
    ),
  }),
  v.check(({ type, options }) => hasOwnOptions({ type }) === (options !== undefined)),
  // Whom somebody does not want is never asked, by a file neither.
  v.check(({ type, head }) => type !== "pupils" || friendHeads.some((each) => each === head)),
);

const schema = v.strictObject({
  title: line(LONGEST_SURVEY_TITLE_CHARACTERS),
  questions: v.pipe(v.array(question), v.nonEmpty(), v.maxLength(MOST_OWN_QUESTIONS)),
});

type SurveyTemplate = v.InferOutput<typeof schema>;

/**
 * 설문 양식: what is asked and what may be chosen. Of a teacher's own survey alone: the choices of a form that was read
 * are what pupils answered, and do not go.
 */
export const surveyTemplate: TemplateKind<Survey, SurveyTemplate> = {
  name: "survey",
  version: 1,
  fields: {
    title: "shared",
    questions: "shared",
    source: "dropped",
    doubles: "dropped",
    anonymous: "dropped",
    classKey: "dropped",
    closedOn: "dropped",
    closesOn: "dropped",
    forFamilies: "dropped",
    roster: "dropped",
    roomId: "dropped",
  },
  schema,
  take: ({ title, source, questions }) => ({
    title,
    questions: questions.map((each) => {
      const { head } = each;
      const type = ownQuestionTypes.find((known) => known === each.type) ?? "text";
      const isOpen = source !== "own" && hasOwnOptions({ type });
      return {
        type: isOpen ? "text" : type,
        head,
        ...(!isOpen && hasOwnOptions({ type }) && { options: [...(each.options ?? [])] }),
      };
    }),
  }),
  titleOf: ({ title }) => title,
  listShared: ({ title, questions }) => [
    `제목 「${title}」`,
    ...questions.map(({ type, head, options }, at) =>
      [`${at + 1}. ${head} (${questionLabels[type]})`, options?.join(" · ")]
        .filter(Boolean)
        .join(": "),
    ),
  ],
  listDropped: ({ closesOn, closedOn }) => [
    "학생과 답",
    "설문 링크",
    ...(closesOn || closedOn ? ["마감 날"] : []),
  ],
  countDropped: ({ roster, closesOn, closedOn }) => ({
    ...countDays(closesOn, closedOn),
    names: roster?.length ?? 0,
  }),
  make: ({ title, questions }, { newId, titles }) => [
    createRow(surveyKind.name, newId(), {
      title: toFreeTitle(title, titles, LONGEST_SURVEY_TITLE_CHARACTERS),
      source: "own",
      questions: questions.map((each, at) => ({ id: `q${at + 1}`, ...each })),
      doubles: "last",
    }),
  ],
};

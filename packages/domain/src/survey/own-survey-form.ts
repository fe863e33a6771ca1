import { ok, type Result } from "../base/result.ts";
import { unread, type FieldRefusal } from "../record/field.ts";
import { typedAs } from "../record/vary-field.ts";
import {
  friendHeads,
  hasOwnOptions,
  LONGEST_OWN_HEAD_CHARACTERS,
  LONGEST_OWN_OPTION_CHARACTERS,
  MOST_OWN_OPTIONS,
  MOST_OWN_QUESTIONS,
  ownQuestionTypes,
  type TypedQuestion,
} from "./own-survey.ts";
import { survey } from "./survey-record.ts";
import { questionLabels, type SurveyQuestion } from "./survey.ts";

const OPTION = "- ";
const GAP = "\t";

/**
 * Questions as the form of an own survey keeps them: a draft that is read as text. 「하나 고르기⇥어디로 갈까요?」, below
 * it each choice with a dash.
 */
export function toQuestionLines(questions: readonly TypedQuestion[]): string {
  return questions
    .flatMap(({ type, head, options }) => [
      `${questionLabels[type]}${GAP}${head.replaceAll(/\s/gu, " ")}`,
      ...(hasOwnOptions({ type }) ? options.split("\n").map((option) => OPTION + option) : []),
    ])
    .join("\n");
}

/** Back from `toQuestionLines`, also of what is half typed. */
export function readQuestionLines(lines: string): readonly TypedQuestion[] {
  const questions: { type: TypedQuestion["type"]; head: string; options: string[] }[] = [];
  for (const line of lines === "" ? [] : lines.split("\n")) {
    const [label = "", head] = line.split(GAP);
    if (head === undefined) questions.at(-1)?.options.push(line.slice(OPTION.length));
    else questions.push({ type: toType(label), head, options: [] });
  }
  return questions.map((question) => ({ ...question, options: question.options.join("\n") }));
}

/** A kept question as it is typed. */
export function toTypedQuestion({
  type,
  head,
  options = [],
}: Omit<SurveyQuestion, "id">): TypedQuestion {
  const known = ownQuestionTypes.find((each) => each === type);
  return { type: known ?? "text", head, options: options.join("\n") };
}

function toType(label: string): TypedQuestion["type"] {
  return ownQuestionTypes.find((type) => questionLabels[type] === label) ?? "text";
}

function readQuestions(lines: string): Result<readonly SurveyQuestion[], FieldRefusal> {
  const typed = readQuestionLines(lines);
  if (typed.length === 0) return unread("질문을 하나 이상 넣어 주세요.");
  if (typed.length > MOST_OWN_QUESTIONS)
    return unread(`질문은 ${MOST_OWN_QUESTIONS}개까지 넣을 수 있어요.`);
  const wrong = typed.map((question, at) => findWrong(question, `${at + 1}번 질문`)).find(Boolean);
  if (wrong) return unread(wrong);
  return ok(
    typed.map((question, at) => ({
      id: `q${at + 1}`,
      head: question.head.trim(),
      type: question.type,
      ...(hasOwnOptions(question) && { options: listOptions(question) }),
    })),
  );
}

function findWrong(question: TypedQuestion, place: string): string | undefined {
  const { length } = question.head.trim();
  if (length === 0) return `${place}을 적어 주세요.`;
  if (length > LONGEST_OWN_HEAD_CHARACTERS)
    return `${place}은 ${LONGEST_OWN_HEAD_CHARACTERS}자까지 적을 수 있어요.`;
  if (question.type === "pupils" && !friendHeads.some((head) => head === question.head))
    return `${place}을 골라 주세요.`;
  if (!hasOwnOptions(question)) return undefined;
  const options = listOptions(question);
  if (options.length < 2) return `${place}에 고를 것을 두 개 이상 적어 주세요.`;
  if (options.length > MOST_OWN_OPTIONS)
    return `${place}에 고를 것은 ${MOST_OWN_OPTIONS}개까지 적을 수 있어요.`;
  return options.some((option) => option.length > LONGEST_OWN_OPTION_CHARACTERS)
    ? `${place}에 고를 것은 한 줄에 ${LONGEST_OWN_OPTION_CHARACTERS}자까지 적을 수 있어요.`
    : undefined;
}

/** Each once. */
function listOptions({ options }: TypedQuestion): readonly string[] {
  return [...new Set(options.split("\n").map((option) => option.trim().normalize("NFC")))].filter(
    Boolean,
  );
}

/** 설문 만들기: what a teacher types of an own survey. */
export const ownSurveyForm = {
  fields: {
    title: survey.fields.title,
    questions: typedAs(survey.fields.questions, {
      input: "text",
      show: (questions) => toQuestionLines((questions ?? []).map(toTypedQuestion)),
      read: readQuestions,
    }),
    closesOn: survey.fields.closesOn,
  },
};

import type { RecordKind } from "@damim/sync/kind.ts";
import type { Answer } from "./answer-record.ts";
import type { Survey } from "./survey-record.ts";

/** How a column is read; its answers stay as they came whatever it is. */
export type QuestionType =
  | "number"
  | "name"
  | "time"
  | "single"
  | "multi"
  | "scale"
  | "text"
  | "pupils"
  | "skip";

export interface SurveyQuestion {
  /** "q1", "q2" …, by column. */
  readonly id: string;
  readonly head: string;
  readonly type: QuestionType;
  /** Of single and multi, as the answers showed them. */
  readonly options?: readonly string[] | undefined;
}

export type { Answer, Survey };
export type KeptSurvey = Survey & { readonly id: string };
export type KeptAnswer = Answer & { readonly id: string };

export const LONGEST_SURVEY_TITLE_CHARACTERS = 60;
export const LONGEST_HEAD_CHARACTERS = 300;
export const LONGEST_ANSWER_CHARACTERS = 2_000;
export const LONGEST_OPTION_CHARACTERS = 200;
export const LONGEST_WRITTEN_CHARACTERS = 100;
export const MOST_QUESTIONS = 40;
export const MOST_ANSWERS = 400;
export const MOST_OPTIONS = 60;

export const surveyKind: RecordKind<Survey, "survey"> = { name: "survey", version: 1 };
export const answerKind: RecordKind<Answer, "answer"> = { name: "answer", version: 1 };

export const questionLabels: Readonly<Record<QuestionType, string>> = {
  number: "번호",
  name: "이름",
  time: "낸 때",
  single: "하나 고르기",
  multi: "여럿 고르기",
  scale: "1–5",
  text: "글",
  pupils: "친구 이름",
  skip: "안 봄",
};

/** Whether a column says what was asked, and not who or when. */
export function isAsked({ type }: Pick<SurveyQuestion, "type">): boolean {
  return type !== "number" && type !== "name" && type !== "time" && type !== "skip";
}

/** Whether its answers say who chose whom: what leaves the app asks first. */
export function namesPupils({ questions }: Pick<Survey, "questions">): boolean {
  return questions.some(({ type }) => type === "pupils");
}

/** "{survey}~{pupil}" where it is settled, else "{survey}~x{row}". */
export function toAnswerId(answer: Pick<Answer, "surveyId" | "row" | "studentId">): string {
  return `${answer.surveyId}~${answer.studentId ?? `x${answer.row}`}`;
}

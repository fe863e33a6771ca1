import type { WrittenRow } from "@damim/domain/names/written-who.ts";
import {
  answerKind,
  questionLabels,
  surveyKind,
  type Answer,
  type Survey,
  type SurveyQuestion,
} from "@damim/domain/survey/survey.ts";
import type { WhoState } from "@damim/domain/names/match-who.ts";
import { dayWords, type RecordWords } from "../../kit/record/record-words.ts";

export const surveyWords: RecordWords<Survey> = {
  kind: surveyKind,
  sort: "설문",
  toSubject: ({ fields: { title } }) => (typeof title === "string" ? `「${title}」` : "설문"),
  fields: {
    title: { label: "제목", isInSubject: true },
    questions: {
      label: "문항",
      describe: (value) =>
        Array.isArray(value)
          ? value
              .map(
                (question: SurveyQuestion) => `${question.head} ${questionLabels[question.type]}`,
              )
              .join(", ")
          : undefined,
    },
    doubles: {
      label: "두 번 낸 답",
      describe: (value) => (value === "first" ? "먼저 낸 답" : "나중에 낸 답"),
    },
    anonymous: {
      label: "이름 없는 설문",
      describe: (value) => (value === true ? "이름을 묻지 않음" : undefined),
    },
    closedOn: dayWords("마감한 날"),
    source: undefined,
    classKey: undefined,
  },
};

const states: Readonly<Record<WhoState, string>> = {
  sure: "확인함",
  likely: "고쳐 읽음",
  ask: "확인할 이름",
  gone: "떠난 학생",
  other: "우리 반 아님",
  none: "모름",
};

export const answerWords: RecordWords<Answer> = {
  kind: answerKind,
  sort: "설문 답",
  toSubject({ id, fields: { typed, studentId } }, nameStudent) {
    const second = id.split("~")[1] ?? "";
    if (typeof studentId === "string") return `${nameStudent(studentId)} 설문 답`;
    if (second !== "" && !/^x\d+$/.test(second)) return `${nameStudent(second)} 설문 답`;
    return `${sayTyped(typed) ?? "이름 없는"} 설문 답`;
  },
  fields: {
    values: {
      label: "답",
      describe: (value) => Object.values(Object(value)).map(String).join(" · ") || undefined,
    },
    typed: { label: "쓴 이름", describe: sayTyped },
    state: {
      label: "누구인지",
      describe: (value) => (typeof value === "string" ? states[value as WhoState] : undefined),
    },
    isAside: undefined,
    candidates: undefined,
    why: undefined,
    at: undefined,
    row: undefined,
    studentId: undefined,
    surveyId: undefined,
  },
};

function sayTyped(value: unknown): string | undefined {
  const { name = "", number = "" } = Object(value) as Partial<WrittenRow>;
  const words = [name, number].filter((part) => part !== "").join(", ");
  return words === "" ? undefined : `「${words}」`;
}

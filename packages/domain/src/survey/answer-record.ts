import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { whoReasons, type WhoReason } from "../names/match-who.ts";
import type { WrittenRow } from "../names/written-who.ts";
import type { RowOf } from "../record/field.ts";
import { choice, flag, own, ref, student, upTo } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { findRow, type SheetRows } from "../record/record-sheet.ts";
import { record } from "../record/record.ts";
import {
  answerKind,
  isAsked,
  LONGEST_ANSWER_CHARACTERS,
  LONGEST_WRITTEN_CHARACTERS,
  surveyKind,
  type KeptSurvey,
} from "./survey.ts";

const fields = {
  surveyId: ref(),
  /** The line in the order of arrival, from 1. */
  row: own<number>({ type: "whole", least: 1, most: 99_999 }),
  studentId: maybe(student()),
  /** Epoch ms. */
  at: maybe(own<number>({ type: "instant" })),
  /** By question id, as they were written. */
  values: own<Readonly<Record<string, string>>>(
    { type: "map", keys: /^q\d{1,2}$/, of: upTo(LONGEST_ANSWER_CHARACTERS) },
    {
      label: "답",
      say: (values) => Object.values(values).map(String).join(" · ") || undefined,
    },
  ),
  typed: maybe(
    own<WrittenRow>(
      {
        type: "parts",
        of: { name: upTo(LONGEST_WRITTEN_CHARACTERS), number: upTo(LONGEST_WRITTEN_CHARACTERS) },
      },
      { label: "쓴 이름", say: sayTyped },
    ),
  ),
  state: choice("누구인지", {
    sure: "확인함",
    likely: "고쳐 읽음",
    ask: "확인할 이름",
    gone: "떠난 학생",
    other: "우리 반 아님",
    none: "모름",
  }),
  why: maybe(own<WhoReason>({ type: "choice", values: whoReasons })),
  /** Whom it may be of, while nobody is chosen. */
  candidates: maybe(own<readonly string[]>({ type: "list", most: 60, of: { type: "student" } })),
  /** 「우리 반 아님」: it is not asked about any more. */
  isAside: flag(),
};

/** One line of the form. Its id names the pupil where that is settled: two devices that choose write one row. */
export type Answer = RowOf<typeof fields>;

export const answer = record({
  kind: answerKind,
  scope: "year",
  topics: ["survey"],
  // As it came in; who wrote it is chosen on its page.
  hasNoHistory: true,
  sort: "설문 답",
  subject({ typed, studentId }, { id, nameStudent }) {
    const second = id.split("~")[1] ?? "";
    if (typeof studentId === "string") return `${nameStudent(studentId)} 설문 답`;
    if (second !== "" && !/^x\d+$/.test(second)) return `${nameStudent(second)} 설문 답`;
    return `${sayTyped(typed) ?? "이름 없는"} 설문 답`;
  },
  fields,
  columns: [
    ["설문", 28, (answer, rows) => findSurvey(rows, answer)?.title ?? "지운 설문"],
    "studentId",
    ["쓴 이름", 14, ({ typed }) => typed?.name],
    ["쓴 번호", 10, ({ typed }) => typed?.number],
    ["낸 때", 20, ({ at }) => (at ? `${toSeoulDay(at)} ${toSeoulTimeText(at)}` : "")],
    ["답", 60, (answer, rows) => listSaid(rows, answer).asked],
    ["다른 칸", 30, (answer, rows) => listSaid(rows, answer).others],
  ],
  place: ({ surveyId, row }) => `${surveyId} ${String(row).padStart(5, "0")}`,
});

function findSurvey(rows: SheetRows, { surveyId }: Answer): KeptSurvey | undefined {
  return findRow(rows, surveyKind, surveyId);
}

/** What was asked in the order of the form, and what else the line holds; whom a pupil chose stays in 설문정리. */
function listSaid(rows: SheetRows, answer: Answer) {
  const { values } = answer;
  const questions = findSurvey(rows, answer)?.questions ?? [];
  const asked = questions.filter(isAsked);
  const others = Object.entries(values).filter(([id]) => !asked.some((each) => each.id === id));
  const say = (id: string, value: string): string => {
    const { head = id, type } = questions.find((each) => each.id === id) ?? {};
    return `${head}: ${type === "pupils" ? "설문정리에서 봐요" : value}`;
  };
  return {
    asked: asked.flatMap(({ id }) => (values[id] ? [say(id, values[id])] : [])).join("\n"),
    others: others.map(([id, value]) => say(id, value)).join("\n"),
  };
}

function sayTyped(value: unknown): string | undefined {
  const { name = "", number = "" } = Object(value) as Partial<WrittenRow>;
  const words = [name, number].filter((part) => part !== "").join(", ");
  return words === "" ? undefined : `「${words}」`;
}

import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { studentColumns, toStudentCells, type RecordSheet } from "../record/record-sheet.ts";
import { answerKind, isAsked, questionLabels, surveyKind } from "./survey.ts";

/** 「설문」: which surveys there are, and what they asked. */
export const surveySheet: RecordSheet = {
  name: "설문",
  columns: [
    { head: "설문", width: 28 },
    { head: "문항", width: 60 },
    { head: "마감한 날", width: 12 },
  ],
  toLines: (rows) =>
    rows
      .list(surveyKind)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ title, questions, closedOn }) => [
        title,
        questions.map(({ head, type }) => `${head} (${questionLabels[type]})`).join("\n"),
        closedOn ?? "",
      ]),
};

/** 「설문 답」: every line with all that it says. */
export const answerSheet: RecordSheet = {
  name: "설문 답",
  columns: [
    { head: "설문", width: 28 },
    ...studentColumns,
    { head: "쓴 이름", width: 14 },
    { head: "쓴 번호", width: 10 },
    { head: "낸 때", width: 20 },
    { head: "답", width: 60 },
    { head: "다른 칸", width: 30 },
  ],
  toLines: (rows) => {
    const surveys = new Map(rows.list(surveyKind).map((survey) => [survey.id, survey]));
    return rows
      .list(answerKind)
      .toSorted((a, b) =>
        a.surveyId === b.surveyId ? a.row - b.row : a.surveyId < b.surveyId ? -1 : 1,
      )
      .map(({ surveyId, studentId, typed, at, values }) => {
        const survey = surveys.get(surveyId);
        const asked = survey?.questions.filter(isAsked) ?? [];
        const others = Object.entries(values).filter(
          ([id]) => !asked.some((each) => each.id === id),
        );
        const say = (id: string, value: string): string =>
          `${survey?.questions.find((each) => each.id === id)?.head ?? id}: ${value}`;
        return [
          survey?.title ?? "지운 설문",
          ...(studentId ? toStudentCells(rows, studentId) : ["", ""]),
          typed?.name ?? "",
          typed?.number ?? "",
          at ? `${toSeoulDay(at)} ${toSeoulTimeText(at)}` : "",
          asked.flatMap(({ id }) => (values[id] ? [say(id, values[id])] : [])).join("\n"),
          others.map(([id, value]) => say(id, value)).join("\n"),
        ];
      });
  },
};

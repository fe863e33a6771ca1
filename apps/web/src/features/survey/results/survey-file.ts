// Loaded at the press of 엑셀로 내려받기: it brings the writer of spreadsheets along.
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { isAsked, namesPupils, type KeptAnswer } from "@damim/domain/survey/survey.ts";
import { createTableFile, toTableSheet } from "../../../kit/table/create-table-file.ts";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import type { OpenSurvey } from "../rows/survey-rows.ts";
import { listAnswerColumns, listAnswerLines } from "./answer-columns.tsx";
import { KEEP_FROM_PUPILS } from "./careful-output.tsx";
import { sumOpenQuestion } from "./sum-open-question.ts";

/** 「번호순」, 「문항별」 and 「원본 순서」: nothing of the form is left out. */
export function createSurveyFile(open: OpenSurvey): Promise<Blob> {
  const { survey, answers, members } = open;
  const name = (answer: KeptAnswer): string => {
    const student = members.find(({ id }) => id === answer.studentId);
    return student ? toStudentWords(student) : "";
  };
  const bars = survey.questions.filter(isAsked).flatMap((question) => {
    const sum = sumOpenQuestion(open, question);
    if (sum.bars.length === 0)
      return sum.answered.map((answer) => [
        question.head,
        answer.values[question.id] ?? "",
        1,
        name(answer),
      ]);
    return sum.bars.map((bar) => [
      question.head,
      bar.option,
      bar.answers.length,
      bar.answers.map(name).filter(Boolean).join(", "),
    ]);
  });
  const original: readonly TableColumn<KeptAnswer>[] = [
    { head: "차례", width: 6, text: ({ row }) => row },
    { head: "학생", width: 14, text: name },
    {
      head: "낸 때",
      width: 18,
      text: ({ at }) => (at ? `${toSeoulDay(at)} ${toSeoulTimeText(at)}` : ""),
    },
    ...survey.questions.map(({ id, head }) => ({
      head,
      width: 20,
      text: ({ values }: KeptAnswer) => values[id] ?? "",
    })),
  ];
  const sheets = [
    toTableSheet("번호순", listAnswerColumns(open), listAnswerLines(open)),
    {
      name: "문항별",
      columns: [
        { head: "문항", width: 30 },
        { head: "답", width: 40 },
        { head: "명", width: 6 },
        { head: "학생", width: 60 },
      ],
      lines: bars,
    },
    toTableSheet(
      "원본 순서",
      original,
      answers.toSorted((a, b) => a.row - b.row),
    ),
  ];
  return createTableFile(
    ...sheets.map((sheet) => ({
      ...sheet,
      ...(namesPupils(survey) && { title: KEEP_FROM_PUPILS }),
    })),
  );
}

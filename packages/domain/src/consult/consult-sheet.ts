import type { RecordSheet, SheetRows } from "../record/record-sheet.ts";
import { toWhoWords } from "./consult-words.ts";
import { consultKind, type Consult } from "./consult.ts";
import { toTopicLabel, wayLabels } from "./consult-labels.ts";

/** 「상담」: every consultation with all its words, also half-written ones and those that were put away. */
export const consultSheet: RecordSheet = {
  name: "상담",
  columns: [
    { head: "날짜", width: 12 },
    { head: "시각", width: 8 },
    { head: "학생", width: 20 },
    { head: "누구와", width: 16 },
    { head: "방법", width: 10 },
    { head: "분", width: 6 },
    { head: "주제", width: 20 },
    { head: "내용", width: 60 },
    { head: "약속", width: 30 },
    { head: "다시 연락할 날", width: 14 },
    { head: "했어요", width: 12 },
    { head: "상태", width: 24 },
  ],
  toLines: (rows) =>
    [...rows.list(consultKind)]
      .sort((a, b) => (toOrder(a) < toOrder(b) ? -1 : 1))
      .map((consult) => [
        consult.day,
        consult.time ?? "",
        toStudentNames(rows, consult),
        toWhoWords(consult),
        wayLabels[consult.way],
        consult.minutes ?? "",
        (consult.topics ?? []).map(toTopicLabel).join(", "),
        consult.body ?? "",
        consult.followUp ?? "",
        consult.dueOn ?? "",
        consult.doneOn ?? "",
        toStateWords(consult),
      ]),
};

function toStudentNames(rows: SheetRows, { studentIds }: Consult): string {
  return studentIds
    .map((id) => rows.findStudent(id))
    .map((student) => (student ? `${student.number}번 ${student.name}` : "지운 학생"))
    .join(", ");
}

function toStateWords({ isDraft, archived }: Consult): string {
  if (archived) return `보관: ${archived.reason}`;
  return isDraft ? "쓰다 만 기록" : "";
}

function toOrder({ day, time, id }: Consult & { readonly id: string }): string {
  return `${day}~${time ?? ""}~${id}`;
}

import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { readMemoDocument } from "@damim/domain/memo/memo-document.ts";
import { memoKind } from "@damim/domain/memo/memo.ts";
import { listStudentLines } from "@damim/domain/memo/mentions.ts";
import { sortStudents, studentKind } from "@damim/domain/student/student.ts";
import type { TimeLineCode } from "../../../kit/manifest/time-line.ts";
import { toSayStudent } from "../words/use-memo-words.ts";

export { StickyNote as Picture } from "lucide-react";

/** What memos say of the pupil: the lines that name the pupil, and nothing else of the memo. */
export const listTimeLine: TimeLineCode["listTimeLine"] = ({ store, student }) => {
  const sayStudent = toSayStudent(sortStudents(store.rows(studentKind).values()));
  return [...store.rows(memoKind).values()].flatMap(({ id, body, writtenAt, isSecret }) => {
    const doc = isSecret || !writtenAt ? undefined : readMemoDocument(body);
    const lines = doc ? listStudentLines(doc, student.id, sayStudent) : [];
    if (lines.length === 0) return [];
    const detail = lines.map(({ text }) => text).join("\n");
    return [{ id, day: toSeoulDay(writtenAt ?? 0), title: "메모", detail }];
  });
};

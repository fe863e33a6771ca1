import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import type { RecordSheet, SheetRows } from "../record/record-sheet.ts";
import { readMemoDocument } from "./memo-document.ts";
import { toMemoText } from "./memo-lines.ts";
import { memoFolderKind, memoKind, type KeptMemo } from "./memo.ts";

/** 「메모」: every memo as plain text, by folder, pinned ones first. */
export const memoSheet: RecordSheet = {
  name: "메모",
  columns: [
    { head: "폴더", width: 20 },
    { head: "제목", width: 30 },
    { head: "고친 날", width: 12 },
    { head: "내용", width: 80 },
    { head: "사진", width: 8 },
    { head: "상태", width: 14 },
  ],
  toLines: (rows) => {
    const folders = new Map(rows.list(memoFolderKind).map((folder) => [folder.id, folder]));
    return rows
      .list(memoKind)
      .map((memo) => {
        const folder = memo.folderId ? folders.get(memo.folderId) : undefined;
        const order = `${folder?.order ?? "~"} ${memo.isPinned ? 0 : 1} ${memo.id}`;
        const name = folder?.name ?? (memo.folderId ? "지운 폴더" : "");
        return { memo, name, order };
      })
      .toSorted((a, b) => (a.order < b.order ? -1 : 1))
      .map(({ memo, name }) => [
        name,
        memo.title,
        memo.writtenAt ? toSeoulDay(memo.writtenAt) : "",
        toWords(rows, memo),
        memo.photos?.length || "",
        [memo.isPinned ? "고정" : "", memo.isSecret ? "잠긴 기록" : ""].filter(Boolean).join(", "),
      ]);
  },
};

function toWords(rows: SheetRows, { body, isSecret }: KeptMemo): string {
  const doc = isSecret ? undefined : readMemoDocument(body);
  if (!doc) return "";
  return toMemoText(doc, (studentId) => {
    const student = rows.findStudent(studentId);
    return student ? `${student.number}번 ${student.name}` : "지운 학생";
  });
}

import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { colourLabels } from "../record/colour.ts";
import type { RowOf } from "../record/field.ts";
import { choice, flag, longText, own, photos, ref, text, upTo, yes } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { findRow, type SheetRows } from "../record/record-sheet.ts";
import { record } from "../record/record.ts";
import { readMemoDocument } from "./memo-document.ts";
import { toMemoText } from "./memo-lines.ts";
import {
  LONGEST_MEMO_TITLE_CHARACTERS,
  memoFolderKind,
  memoKind,
  MOST_MEMO_PHOTOS,
} from "./memo.ts";

const colour = choice("색", colourLabels, { column: { width: 8 } });

const folderFields = {
  name: text("폴더 이름", {
    said: "이름",
    most: 30,
    empty: "폴더 이름을 적어 주세요.",
    isInSubject: true,
    column: { head: "폴더", width: 24 },
  }),
  colour,
  order: own<string>({ type: "order" }),
};

/** Folders stand beside each other, never in each other. */
export type MemoFolder = RowOf<typeof folderFields>;

export const memoFolder = record({
  kind: memoFolderKind,
  scope: "year",
  topics: ["observed"],
  sort: "메모 폴더",
  subject: ({ name }) => (typeof name === "string" ? `「${name}」 폴더` : "메모 폴더"),
  fields: folderFields,
});

const fields = {
  folderId: maybe(ref()),
  /** A `MemoDocument` as JSON: one long text, so two devices that wrote at once fork it like any other. */
  body: maybe(
    own<string>(
      {
        type: "rule",
        takes: (body) => typeof body === "string" && readMemoDocument(body) !== undefined,
        such: [
          '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"글"}]}]}',
        ],
      },
      { label: "내용", say: sayBody },
    ),
  ),
  ...longText,
  /** Its first line as plain words, written with the body; empty of a secret one. */
  title: own<string>(upTo(LONGEST_MEMO_TITLE_CHARACTERS), { column: { head: "제목", width: 30 } }),
  /** When the words were last written, epoch ms: its place in the list, and its day on a pupil's time line. */
  writtenAt: maybe(own<number>({ type: "instant" })),
  isPinned: yes("고정", { say: "고정함" }),
  colour: maybe(colour),
  /** What stands in the body, so that files are kept without reading it. */
  photos: photos(undefined, { most: MOST_MEMO_PHOTOS, column: { head: "사진", width: 8 } }),
  /** The words of a secret one stand in a box, which is not looked into. */
  isSecret: flag(),
};

/** A sheet of words. */
export type Memo = RowOf<typeof fields>;

export const memo = record({
  kind: memoKind,
  scope: "year",
  topics: ["observed", "files"],
  sort: "메모",
  subject: ({ title }) =>
    typeof title === "string" && title !== "" ? `「${title}」 메모` : "메모",
  fields,
  columns: [
    [
      "폴더",
      20,
      ({ folderId }, rows) =>
        folderId && (findRow(rows, memoFolderKind, folderId)?.name ?? "지운 폴더"),
    ],
    "title",
    ["고친 날", 12, ({ writtenAt }) => (writtenAt ? toSeoulDay(writtenAt) : "")],
    ["내용", 80, toWords],
    "photos",
    [
      "상태",
      14,
      ({ isPinned, isSecret }) =>
        [isPinned && "고정", isSecret && "잠긴 기록"].filter(Boolean).join(", "),
    ],
  ],
  // By folder, pinned ones first.
  place: ({ folderId, isPinned }, rows) =>
    `${(folderId && findRow(rows, memoFolderKind, folderId)?.order) || "~"} ${isPinned ? 0 : 1}`,
  trash: { fields: ["body"] },
});

/** Chips without names: who reads a list of changes may not be alone. */
function sayBody(body: string): string | undefined {
  const doc = readMemoDocument(body);
  return doc && (toMemoText(doc, () => "@학생") || undefined);
}

function toWords({ body, isSecret }: Memo, rows: SheetRows): string {
  const doc = isSecret ? undefined : readMemoDocument(body);
  if (!doc) return "";
  return toMemoText(doc, (studentId) => {
    const student = rows.findStudent(studentId);
    return student ? `${student.number}번 ${student.name}` : "지운 학생";
  });
}

import { readMemoDocument } from "@damim/domain/memo/memo-document.ts";
import { toMemoText } from "@damim/domain/memo/memo-lines.ts";
import { memoFolderKind, memoKind, type Memo, type MemoFolder } from "@damim/domain/memo/memo.ts";
import { colourLabels } from "@damim/domain/record/colour.ts";
import type { FieldWords, RecordWords } from "../../kit/record/record-words.ts";

const colour: FieldWords = {
  label: "색",
  describe: (value) =>
    typeof value === "string"
      ? Object.entries(colourLabels).find(([key]) => key === value)?.[1]
      : undefined,
};

export const memoFolderWords: RecordWords<MemoFolder> = {
  kind: memoFolderKind,
  sort: "메모 폴더",
  toSubject: ({ fields: { name } }) =>
    typeof name === "string" ? `「${name}」 폴더` : "메모 폴더",
  fields: { name: { label: "이름", isInSubject: true }, colour, order: undefined },
};

export const memoWords: RecordWords<Memo> = {
  kind: memoKind,
  sort: "메모",
  toSubject: ({ fields: { title } }) =>
    typeof title === "string" && title !== "" ? `「${title}」 메모` : "메모",
  fields: {
    title: undefined,
    body: { label: "내용", describe: sayBody },
    isPinned: { label: "고정", describe: (value) => (value === true ? "고정함" : undefined) },
    colour,
    folderId: undefined,
    photos: undefined,
    isSecret: undefined,
    writtenAt: undefined,
    from: undefined,
    forked: undefined,
  },
  trash: { fields: ["body"] },
};

/** Chips without names: who reads a list of changes may not be alone. */
function sayBody(value: unknown): string | undefined {
  const doc = typeof value === "string" ? readMemoDocument(value) : undefined;
  return doc && (toMemoText(doc, () => "@학생") || undefined);
}

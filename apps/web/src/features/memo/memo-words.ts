import { readMemoDocument } from "@damim/domain/memo/memo-document.ts";
import { toMemoText } from "@damim/domain/memo/memo-lines.ts";
import { memoFolder } from "@damim/domain/memo/memo-folder.ts";
import { memoKind, type Memo } from "@damim/domain/memo/memo.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

export const memoWords: RecordWords<Memo> = {
  kind: memoKind,
  sort: "메모",
  toSubject: ({ fields: { title } }) =>
    typeof title === "string" && title !== "" ? `「${title}」 메모` : "메모",
  fields: {
    title: undefined,
    body: { label: "내용", describe: sayBody },
    isPinned: { label: "고정", describe: (value) => (value === true ? "고정함" : undefined) },
    colour: {
      label: "색",
      describe: (value) => memoFolder.fields.colour.say(value),
    },
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

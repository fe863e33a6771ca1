import { longText, maybe, own, ref, student, upTo, type RowOf } from "../record/field.ts";
import { findRow } from "../record/record-sheet.ts";
import { record } from "../record/record.ts";
import {
  listMemoKind,
  listTextKind,
  LONGEST_LIST_TEXT_CHARACTERS,
  LONGEST_SNIPPET_CHARACTERS,
  snippetKind,
} from "./list-memo.ts";
import { countNeisBytes } from "./neis-bytes.ts";
import { LONGEST_AREA_CHARACTERS } from "./note.ts";

const fields = {
  memoId: ref(),
  studentId: student(),
  text: maybe(
    own<string>(upTo(LONGEST_LIST_TEXT_CHARACTERS), { label: "글", column: { width: 80 } }),
  ),
  ...longText,
  /** Rules whose warning the teacher has said 「괜찮아요」 to, for this text. */
  okRules: maybe(own<readonly string[]>({ type: "list", most: 100, of: upTo(80) })),
  source: maybe(own<"ai">({ type: "choice", values: ["ai"] })),
};

/** One pupil's text in a list: two devices write one row. */
export type ListText = RowOf<typeof fields>;

export const listText = record({
  kind: listTextKind,
  scope: "year",
  sort: "목록 글",
  subject: (_, { id, nameStudent }) => `${nameStudent(id.split("~")[1] ?? "")} 글`,
  fields,
  columns: [
    ["목록", 30, ({ memoId }, rows) => findRow(rows, listMemoKind, memoId)?.title ?? "지운 목록"],
    "studentId",
    "text",
    ["바이트", 10, ({ text }) => countNeisBytes(text ?? "")],
  ],
  place({ memoId, studentId }, rows) {
    const number = String(rows.findStudent(studentId)?.number ?? 0).padStart(3, "0");
    return `${findRow(rows, listMemoKind, memoId)?.order ?? ""}~${memoId}~${number}`;
  },
});

const snippetFields = {
  text: own<string>(
    {
      type: "rule",
      takes: (text) =>
        typeof text === "string" && text !== "" && text.length <= LONGEST_SNIPPET_CHARACTERS,
      such: ["꾸준히 노력함."],
    },
    { label: "문구", isInSubject: true, column: { width: 80 } },
  ),
  area: maybe(own<string>(upTo(LONGEST_AREA_CHARACTERS), { label: "영역", column: { width: 14 } })),
};

/** 문구: words of the teacher's own that go into many texts. */
export type Snippet = RowOf<typeof snippetFields>;

export const snippet = record({
  kind: snippetKind,
  scope: "year",
  sort: "문구",
  subject: ({ text }) => (typeof text === "string" ? `「${text}」` : "문구"),
  fields: snippetFields,
  columns: ["area", "text"],
  place: ({ area }) => area ?? "",
});

import type { RowOf, Written } from "../record/field.ts";
import { day, figure, longText, own, ref, student, text, upTo } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { findRow } from "../record/record-sheet.ts";
import { record } from "../record/record.ts";
import {
  listMemoKind,
  listTextKind,
  LONGEST_LIST_TEXT_CHARACTERS,
  LONGEST_RULE_CHARACTERS,
  LONGEST_SNIPPET_CHARACTERS,
  MOST_OK_RULES,
  snippetKind,
} from "./list-memo.ts";
import { countNeisBytes } from "./neis-bytes.ts";
import { neisItems } from "./neis-items.ts";
import { LONGEST_AREA_CHARACTERS } from "./note.ts";

const LARGEST_LIMIT_BYTES = 18_000;

const formFields = {
  title: text("제목", {
    most: 60,
    empty: "목록 제목을 적어 주세요.",
    isInSubject: true,
    column: { width: 30 },
  }),
  /** A key of `neis-items.ts`, or one that a newer version knows. */
  item: maybe(
    own<string>(upTo(40), {
      label: "항목",
      say: (item) => neisItems.find(({ key }) => key === item)?.label ?? item,
      column: { width: 30 },
    }),
  ),
  /** Bytes, in place of the item's; 0 is without a limit. */
  limit: maybe(
    figure("바이트 제한", {
      said: "바이트",
      least: 0,
      most: LARGEST_LIMIT_BYTES,
      unclear: `바이트 수는 0부터 ${LARGEST_LIMIT_BYTES.toLocaleString("ko")}까지 적을 수 있어요. 0은 제한이 없다는 뜻이에요.`,
      say: (bytes) => (bytes === 0 ? "제한 없음" : bytes.toLocaleString("ko")),
      column: { head: "바이트", width: 10 },
    }),
  ),
  /** By its name. */
  subject: text("과목", { most: LONGEST_AREA_CHARACTERS, column: { width: 14 } }),
};

const memoFields = {
  ...formFields,
  /** Of another class than the teacher's own. */
  classKey: maybe(own<string>(upTo(20), { column: { head: "반", width: 8 } })),
  order: own<string>({ type: "order" }),
  closedOn: maybe(day("닫은 날", { column: { width: 12 } })),
};

/** A list with a text for each pupil, such as 행동특성 및 종합의견 of a class. */
export type ListMemo = RowOf<typeof memoFields>;
/** What the form writes. */
export type ListMemoFields = Written<typeof formFields>;

export const listMemo = record({
  kind: listMemoKind,
  scope: "year",
  topics: ["observed"],
  sort: "목록",
  subject: ({ title }) => (typeof title === "string" ? `「${title}」` : "목록"),
  fields: memoFields,
});

const fields = {
  memoId: ref(),
  studentId: student(),
  text: maybe(
    own<string>(upTo(LONGEST_LIST_TEXT_CHARACTERS), { label: "글", column: { width: 80 } }),
  ),
  ...longText,
  /** As older versions wrote 「괜찮아요」; now each rule has a field of its own (`lint/ok-rules.ts`). */
  okRules: maybe(
    own<readonly string[]>({
      type: "list",
      most: MOST_OK_RULES,
      of: upTo(LONGEST_RULE_CHARACTERS),
    }),
  ),
  source: maybe(own<"ai">({ type: "choice", values: ["ai"] })),
};

/** One pupil's text in a list: two devices write one row. */
export type ListText = RowOf<typeof fields>;

export const listText = record({
  kind: listTextKind,
  scope: "year",
  topics: ["observed"],
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
  topics: ["observed"],
  // Words that are put in and taken out, never changed; taken out they come back from 휴지통.
  hasNoHistory: true,
  sort: "문구",
  subject: ({ text }) => (typeof text === "string" ? `「${text}」` : "문구"),
  fields: snippetFields,
  columns: ["area", "text"],
  place: ({ area }) => area ?? "",
});

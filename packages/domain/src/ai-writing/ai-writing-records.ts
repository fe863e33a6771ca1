import type { RowOf } from "../record/field.ts";
import { choice, day, flag, own, ref, student, upTo } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { toStudentCells } from "../record/record-sheet.ts";
import { record } from "../record/record.ts";
import {
  aiCallKind,
  aiDraftKind,
  LONGEST_CALL_CHARACTERS,
  LONGEST_EVIDENCE_CHARACTERS,
  LONGEST_SENTENCE_CHARACTERS,
  MOST_SENTENCES,
  toDraftText,
  type DraftSentence,
} from "./ai-draft.ts";
import { aiPurposeLabels, MOST_FACTS, WHOLE_CLASS } from "./ai-purpose.ts";

const purpose = choice("쓸 글", aiPurposeLabels, { column: { width: 12 } });
const toDay = ({ id }: { readonly id: string }): string => id.slice(0, 10);
const rowId = upTo(200);

const draftFields = {
  /** Absent: of the whole class, a letter or a survey. */
  studentId: maybe(student()),
  purpose,
  /** The list that it is for. */
  memoId: maybe(ref()),
  /** Of a survey: the question whose answers it sums up, `{survey}~{question}`. */
  item: maybe(own<string>(rowId)),
  /** One value: written in one act. */
  sentences: own<readonly DraftSentence[]>(
    {
      type: "list",
      most: MOST_SENTENCES,
      of: {
        type: "parts",
        of: {
          text: upTo(LONGEST_SENTENCE_CHARACTERS),
          from: { type: "list", most: MOST_FACTS, of: rowId },
          byPupil: { type: "yes" },
          evidence: upTo(LONGEST_EVIDENCE_CHARACTERS),
        },
        optional: ["byPupil", "evidence"],
      },
    },
    { label: "초안", say: toDraftText, column: { width: 80 } },
  ),
  callId: maybe(own<string>(rowId)),
  usedOn: maybe(day("글로 옮긴 날", { column: { width: 12 } })),
};

/** Sentences of a model. Never a text by itself: only what the teacher changed or ticked becomes one. */
export type AiDraft = RowOf<typeof draftFields>;

export const aiDraft = record({
  kind: aiDraftKind,
  scope: "year",
  topics: ["observed"],
  // A draft; the text that comes of it has its own.
  hasNoHistory: true,
  sort: "AI 초안",
  subject(_, { id, nameStudent }) {
    const [, who = ""] = id.split("~");
    return who === WHOLE_CLASS ? "우리 반 AI 초안" : `${nameStudent(who)} AI 초안`;
  },
  fields: draftFields,
  columns: [
    ["날짜", 12, toDay],
    ["번호", 6, ({ studentId }, rows) => studentId && toStudentCells(rows, studentId)[0]],
    [
      "이름",
      12,
      ({ studentId }, rows) => (studentId ? toStudentCells(rows, studentId)[1] : "우리 반"),
    ],
    "purpose",
    "sentences",
    "usedOn",
  ],
});

const words = (most: number, label: string) =>
  own<string>(upTo(most), { label, column: { width: 24 } });
const tokens = (label: string) =>
  own<number>(
    { type: "instant" },
    { label, say: (count) => count.toLocaleString("ko"), column: { width: 10 } },
  );

const callFields = {
  model: words(200, "모델"),
  host: words(300, "보낸 곳"),
  purpose,
  tokensIn: tokens("보낸 토큰"),
  tokensOut: tokens("받은 토큰"),
  /** Counted by letters, for the server did not say. */
  isAbout: flag(),
  ms: own<number>({ type: "instant" }),
  state: own<"done" | "cut" | "refused">({ type: "choice", values: ["done", "cut", "refused"] }),
  request: maybe(own<string>(upTo(LONGEST_CALL_CHARACTERS))),
  answer: maybe(own<string>(upTo(LONGEST_CALL_CHARACTERS))),
};

/** One question to a model: how much it cost, and for 30 days what was sent and came back, veiled. */
export type AiCall = RowOf<typeof callFields>;

export const aiCall = record({
  kind: aiCallKind,
  scope: "year",
  topics: ["ai"],
  // What was asked of a model, as it was; nothing of it changes.
  hasNoHistory: true,
  sort: "AI 호출",
  subject: () => "AI 호출",
  fields: callFields,
  columns: [["날짜", 12, toDay], "purpose", "model", "host", "tokensIn", "tokensOut"],
  trash: { isLeftOut: true },
});

import type { DraftOf, RowOf } from "../record/field.ts";
import { day, own, text, weekdays } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record } from "../record/record.ts";
import { toRepeatWords } from "./check-rounds.ts";
import { checkKind } from "./check.ts";

export const LONGEST_CHECK_TITLE_CHARACTERS = 60;
export const LONGEST_SUBJECT_CHARACTERS = 20;

const unclear = "반복을 시작하는 날과 끝나는 날을 다시 골라 주세요.";

const fields = {
  title: text("제목", {
    most: LONGEST_CHECK_TITLE_CHARACTERS,
    empty: "무엇을 내는지 제목을 적어 주세요. 「독서록 3주차」처럼 적어요.",
    isInSubject: true,
    column: { width: 30 },
  }),
  /** Of another class than the teacher's own. */
  classKey: maybe(
    own<string>({ type: "text", most: 20, isNeeded: false }, { column: { head: "반", width: 8 } }),
  ),
  /** By its name. */
  subject: text("과목", { most: LONGEST_SUBJECT_CHARACTERS, column: { width: 12 } }),
  dueOn: maybe(
    day("언제까지", {
      unclear: "언제까지인지 날짜를 골라 주세요. 비워 두어도 돼요.",
      column: { width: 12 },
    }),
  ),
  /** On which it is handed in again. */
  repeat: weekdays("반복", { say: toRepeatWords, column: { width: 12 } }),
  from: maybe(day("시작하는 날", { unclear, column: { head: "시작", width: 12 } })),
  until: maybe(day("끝나는 날", { unclear, column: { head: "끝", width: 12 } })),
  order: own<string>({ type: "order" }),
  closedOn: maybe(day("닫은 날", { unclear, column: { width: 12 } })),
};

/** One thing that is handed in, once or again and again. */
export type Check = RowOf<typeof fields>;

/** What the form writes. */
export type CheckFields = Omit<Check, "classKey" | "order" | "closedOn">;

export const check = record({
  kind: checkKind,
  scope: "year",
  topics: ["checked"],
  leaves: true,
  sort: "제출 체크",
  subject: ({ title }) => (typeof title === "string" ? `「${title}」` : "제출 체크"),
  fields,
  check: ({ from, until }) =>
    from && until && until < from
      ? ["until", "끝나는 날이 시작하는 날보다 빨라요. 다시 골라 주세요."]
      : undefined,
});

/** A repeat without a first day begins today; what is handed in once has no days of a repeat. */
export function settleRepeat<D extends Pick<DraftOf<typeof fields>, "repeat" | "from" | "until">>(
  draft: D,
  today: string,
): D {
  return draft.repeat === ""
    ? { ...draft, from: "", until: "" }
    : { ...draft, from: draft.from || today };
}

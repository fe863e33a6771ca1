import type { RowOf } from "../record/field.ts";
import { choice, day, own, text } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record } from "../record/record.ts";
import { budgetKind, budgetWayLabels } from "./budget.ts";

export const LONGEST_BUDGET_TITLE_CHARACTERS = 40;

const unclear = "언제부터 언제까지 쓰는 돈인지 날짜를 골라 주세요.";

const fields = {
  title: text("예산 이름", {
    most: LONGEST_BUDGET_TITLE_CHARACTERS,
    empty: "예산 이름을 적어 주세요. 「학급운영비 1학기」처럼 적어요.",
    isInSubject: true,
    column: { head: "예산", width: 24 },
  }),
  source: choice(
    "재원",
    { classroom: "학급운영비", grade: "학년", club: "동아리", other: "기타" },
    { column: { head: "재원", width: 12 } },
  ),
  way: choice("집행 방법", budgetWayLabels, { column: { width: 10 } }),
  from: day("시작하는 날", { unclear, column: { head: "시작", width: 12 } }),
  until: day("끝나는 날", { unclear, column: { head: "끝", width: 12 } }),
  closedOn: maybe(day("닫은 날", { unclear, column: { width: 12 } })),
  order: own<string>({ type: "order" }),
};

/** Money of one purpose. What is left of it is computed from its entries, never stored. */
export type Budget = RowOf<typeof fields>;

export const budget = record({
  kind: budgetKind,
  scope: "year",
  topics: ["classWork"],
  sort: "예산",
  subject: ({ title }) => (typeof title === "string" ? `「${title}」` : "예산"),
  fields,
  check: ({ from, until }) =>
    until < from ? ["until", "끝나는 날이 시작하는 날보다 빨라요. 다시 골라 주세요."] : undefined,
});

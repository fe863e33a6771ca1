import { createRow } from "@damim/sync/change.ts";
import * as v from "valibot";
import { budget, LONGEST_BUDGET_TITLE_CHARACTERS, type Budget } from "../budget/budget-record.ts";
import { budgetKind } from "../budget/budget.ts";
import { countDays, toFreeTitle, type TemplateKind } from "./template-kind.ts";

const schema = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_BUDGET_TITLE_CHARACTERS)),
  source: v.picklist(["classroom", "grade", "club", "other"]),
  way: v.picklist(["advance", "approval", "card"]),
});

type BudgetTemplate = v.InferOutput<typeof schema>;

/** 예산 항목: what it is called and how it is spent; no won of it goes. */
export const budgetTemplate: TemplateKind<Budget, BudgetTemplate> = {
  name: "budget",
  version: 1,
  fields: {
    title: "shared",
    source: "shared",
    way: "shared",
    from: "dropped",
    until: "dropped",
    order: "dropped",
    closedOn: "dropped",
  },
  schema,
  take: ({ title, source, way }) => ({ title, source, way }),
  titleOf: ({ title }) => title,
  listShared: ({ title, source, way }) => [
    `이름 「${title}」`,
    `${budget.fields.source.labels[source]} · ${budget.fields.way.labels[way]}`,
  ],
  listDropped: () => ["들어오고 나간 돈", "영수증과 사진", "쓰는 기간"],
  countDropped: ({ from, until, closedOn }) => countDays(from, until, closedOn),
  make: ({ title, source, way }, { newId, titles, order, today, span }) => [
    createRow(budgetKind.name, newId(), {
      title: toFreeTitle(title, titles, LONGEST_BUDGET_TITLE_CHARACTERS),
      source,
      way,
      from: today,
      until: span.to,
      order,
    }),
  ],
};

import type { BudgetSource, BudgetWay, EntryPay, EntryType } from "./budget.ts";

export const budgetSourceLabels: Readonly<Record<BudgetSource, string>> = {
  classroom: "학급운영비",
  grade: "학년",
  club: "동아리",
  other: "기타",
};

export const budgetWayLabels: Readonly<Record<BudgetWay, string>> = {
  advance: "개산급",
  approval: "품의",
  card: "카드",
};

export const entryTypeLabels: Readonly<Record<EntryType, string>> = {
  in: "수입",
  out: "지출",
  back: "반품",
};

export const entryPayLabels: Readonly<Record<EntryPay, string>> = {
  card: "카드",
  cash: "현금",
  transfer: "이체",
  approval: "품의",
};

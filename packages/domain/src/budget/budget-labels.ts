import type { EntryPay, EntryType } from "./budget.ts";

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

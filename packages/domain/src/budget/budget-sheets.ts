import type { RecordSheet } from "../record/record-sheet.ts";
import { budgetEntryKind, budgetKind, type EntryLine } from "./budget.ts";
import { entryPayLabels, entryTypeLabels } from "./budget-labels.ts";

/** 「예산 쓴 것」: every entry with all its words, by budget and day. */
export const budgetEntrySheet: RecordSheet = {
  name: "예산 쓴 것",
  columns: [
    { head: "예산", width: 24 },
    { head: "날짜", width: 12 },
    { head: "구분", width: 8 },
    { head: "금액", width: 12 },
    { head: "품명", width: 30 },
    { head: "사용처", width: 20 },
    { head: "분류", width: 14 },
    { head: "결제", width: 8 },
    { head: "품목", width: 40 },
    { head: "메모", width: 30 },
    { head: "사진", width: 8 },
    { head: "상태", width: 20 },
  ],
  toLines: (rows) => {
    const budgets = new Map(rows.list(budgetKind).map((budget) => [budget.id, budget]));
    return rows
      .list(budgetEntryKind)
      .map((entry) => {
        const budget = budgets.get(entry.budgetId);
        const order = `${budget?.order ?? ""} ${entry.budgetId} ${entry.day} ${entry.id}`;
        return { entry, title: budget?.title ?? "지운 예산", order };
      })
      .toSorted((a, b) => (a.order < b.order ? -1 : 1))
      .map(({ entry, title }) => [
        title,
        entry.day,
        entryTypeLabels[entry.type],
        entry.amount,
        entry.item,
        entry.shop ?? "",
        entry.group ?? "",
        entry.pay ? entryPayLabels[entry.pay] : "",
        (entry.lines ?? []).map(toLineWords).join("\n"),
        entry.note ?? "",
        entry.photos?.length || "",
        [
          entry.isPlanned ? "쓸 예정" : "",
          entry.settledOn ? `정산 ${entry.settledOn}` : "",
          entry.mendedOn ? "정산 뒤 고침" : "",
        ]
          .filter((words) => words !== "")
          .join(", "),
      ]);
  },
};

/** 「색지 8절 100장 × 3, 4,500원」. */
function toLineWords({ name, spec, unit, count, price }: EntryLine): string {
  const what = [name, spec, unit].filter(Boolean).join(" ");
  return `${what} × ${count}, ${price.toLocaleString("ko")}원`;
}

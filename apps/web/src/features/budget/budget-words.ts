import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { budgetEntryKind, toWonWords, type BudgetEntry } from "@damim/domain/budget/budget.ts";
import { entryPayLabels, entryTypeLabels } from "@damim/domain/budget/budget-labels.ts";
import { budget } from "@damim/domain/budget/budget-record.ts";
import { toWords } from "../../kit/record/to-words.ts";
import { dayWords, type FieldWords, type RecordWords } from "../../kit/record/record-words.ts";

export const budgetWords = toWords(budget);

export const budgetEntryWords: RecordWords<BudgetEntry> = {
  kind: budgetEntryKind,
  sort: "예산",
  toWhen: ({ fields: { day } }) => (isCalendarDay(day) ? toKoreanDay(day) : "예산"),
  toSubject: ({ fields: { item } }) => (typeof item === "string" ? `「${item}」` : "지출"),
  fields: {
    day: dayWords("날짜"),
    type: labelled("종류", entryTypeLabels),
    amount: {
      label: "금액",
      describe: (value) => (typeof value === "number" ? toWonWords(value) : undefined),
    },
    item: { label: "품명", isInSubject: true },
    shop: { label: "사용처" },
    group: { label: "분류" },
    pay: labelled("결제", entryPayLabels),
    isPlanned: { label: "계획", describe: (value) => (value === true ? "아직 안 씀" : undefined) },
    photos: {
      label: "영수증",
      describe: (value) =>
        Array.isArray(value) && value.length > 0 ? `사진 ${value.length}장` : undefined,
    },
    note: { label: "메모" },
    settledOn: dayWords("정산한 날"),
    mendedOn: dayWords("정산 뒤 고친 날"),
    budgetId: undefined,
    lines: undefined,
  },
};

function labelled(label: string, labels: Readonly<Record<string, string>>): FieldWords {
  return {
    label,
    describe: (value) => (typeof value === "string" ? (labels[value] ?? value) : undefined),
  };
}

import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { Budget } from "./budget-record.ts";
import { joinEntries } from "../record/split-field.ts";
import type { BudgetEntry } from "./entry-record.ts";

export type { Budget, BudgetEntry };
export type KeptBudget = Budget & { readonly id: string };
export type KeptEntry = BudgetEntry & { readonly id: string };

export const LONGEST_ITEM_CHARACTERS = 60;
export const LONGEST_SHOP_CHARACTERS = 40;
export const LONGEST_ENTRY_NOTE_CHARACTERS = 200;
export const LARGEST_WON = 99_999_999;
export const MOST_ENTRY_PHOTOS = 3;

export const budgetKind: RecordKind<Budget, "budget"> = { name: "budget", version: 1 };
export const budgetEntryKind: RecordKind<BudgetEntry, "budgetEntry"> = {
  name: "budgetEntry",
  version: 1,
  read: joinEntries("lines"),
};

/** Labels apart from their records, for the lists of a budget show them first. */
export const budgetWayLabels = { advance: "개산급", approval: "품의", card: "카드" } as const;
export const entryTypeLabels = { in: "수입", out: "지출", back: "반품" } as const;

/** What every class buys; own words stand behind these. */
export const entryGroups: readonly string[] = [
  "학용품/문구",
  "교육자료/인쇄",
  "체험학습",
  "비품",
  "청소/위생",
  "학급행사",
  "간식/음료",
  "기타",
];

/** `toEntryId({ madeOn: "2026-04-02", uuid })` is "2026-04-02~019a…"; it stays when the entry's day changes. */
export function toEntryId(of: { readonly madeOn: CalendarDay; readonly uuid: string }): string {
  return `${of.madeOn}~${of.uuid}`;
}

/** `showWon(-12500)` is 「−12,500」, with the sign of the book; `withSign` says a plus too. */
export function showWon(won: number, withSign = false): string {
  const sign = won < 0 ? "−" : withSign ? "+" : "";
  return `${sign}${Math.abs(won).toLocaleString("ko")}`;
}

/** `toWonWords(12500)` is 「12,500원」. */
export function toWonWords(won: number): string {
  return `${showWon(won)}원`;
}

import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { FileId } from "../files/file.ts";
import { isPlan, sortEntries, sumBudget } from "./balance.ts";
import type { KeptEntry } from "./budget.ts";

/** One line of 정산서; receipts are printed under the same numbers. */
export interface SettlementRow {
  readonly number: number;
  readonly day: CalendarDay;
  readonly shop: string;
  readonly item: string;
  readonly group: string;
  /** Negative where goods went back, so that the column sums to 집행액. */
  readonly amount: number;
  readonly note: string;
  readonly photos: readonly FileId[];
}

export interface Settlement {
  /** 수령액(A). */
  readonly given: number;
  /** 집행액(B): the sum of the rows. */
  readonly spent: number;
  /** 잔액(A−B). */
  readonly left: number;
  readonly rows: readonly SettlementRow[];
  /** 「정산 뒤 고침」. */
  readonly isMended: boolean;
}

export const settlementHeads: readonly string[] = [
  "번호",
  "사용날짜",
  "사용처",
  "사용목적(품명)",
  "분류",
  "사용금액",
  "비고",
];

/** 정산서 of one budget's entries: what was spent and what went back, in the order of the book, without plans. */
export function toSettlement(entries: Iterable<KeptEntry>): Settlement {
  const all = sortEntries(entries);
  const spentOn = all.filter((entry) => entry.type !== "in" && !isPlan(entry));
  const { given, spent, left } = sumBudget(all);
  const rows = spentOn.map((entry, index): SettlementRow => {
    const { day, type, amount, shop, item, group, note, mendedOn, photos } = entry;
    const notes = [type === "back" ? "반품" : "", note ?? "", mendedOn ? "정산 뒤 고침" : ""];
    return {
      number: index + 1,
      day,
      shop: shop ?? "",
      item,
      group: group ?? "",
      amount: type === "back" ? -amount : amount,
      note: notes.filter((words) => words !== "").join(", "),
      photos: photos ?? [],
    };
  });
  return { given, spent, left, rows, isMended: all.some(({ mendedOn }) => Boolean(mendedOn)) };
}

import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { toEntryFields } from "../record/split-field.ts";
import { writeRow } from "../record/write-row.ts";
import { sumBudget } from "./balance.ts";
import {
  budgetEntryKind,
  budgetKind,
  LONGEST_ENTRY_NOTE_CHARACTERS,
  toEntryId,
  type BudgetEntry,
  type KeptEntry,
} from "./budget.ts";
import { readWon } from "./read-won.ts";

export type BudgetChangeRefusal =
  | { readonly type: "BudgetHasEntries"; readonly count: number }
  | { readonly type: "CountedUnclear" }
  | { readonly type: "NothingToMatch" }
  | { readonly type: "ReasonEmpty" }
  | { readonly type: "ReasonTooLong"; readonly longest: number };

export const budgetChangeMessages: MessagesFor<BudgetChangeRefusal> = {
  BudgetHasEntries: ({ count }) => `지출 ${count}건을 다른 예산으로 옮기면 지울 수 있어요.`,
  CountedUnclear: () => "세어 본 돈을 「12,500」이나 「1만 2천」처럼 적어 주세요.",
  NothingToMatch: () => "세어 본 돈과 남은 돈이 같아요. 고칠 것이 없어요.",
  ReasonEmpty: () => "왜 다른지 사유를 적어 주세요.",
  ReasonTooLong: ({ longest }) => `사유는 ${longest}자까지 적을 수 있어요.`,
};

/** Deletes a budget; one with entries stays, for their money would be nowhere. */
export function removeBudget(
  id: string,
  entries: Iterable<BudgetEntry>,
): Result<readonly Change[], BudgetChangeRefusal> {
  const count = [...entries].filter(({ budgetId }) => budgetId === id).length;
  if (count > 0) return refuse({ type: "BudgetHasEntries", count });
  return ok([removeRow(budgetKind.name, id)]);
}

/** Entries go to another budget. */
export function moveEntries(entries: Iterable<KeptEntry>, budgetId: string): readonly Change[] {
  return [...entries].flatMap((entry) =>
    entry.budgetId === budgetId
      ? []
      : [{ kind: budgetEntryKind.name, id: entry.id, set: { budgetId } }],
  );
}

/** What a form writes of an entry. One that was settled remembers that it was changed afterwards. */
export function writeEntry(
  id: string,
  before: BudgetEntry | undefined,
  after: BudgetEntry,
  today: CalendarDay,
): readonly Change[] {
  const changes = writeRow<object>(budgetEntryKind, id, before && split(before), split(after));
  if (!before?.settledOn || changes.length === 0) return changes;
  return changes.map((change) => ({ ...change, set: { ...change.set, mendedOn: today } }));
}

/** As it is kept. A line that the form did not hold stays. */
function split({ lines, ...entry }: BudgetEntry): object {
  return { ...entry, ...toEntryFields("lines", lines) };
}

/** Whether a change of the entry asks first: once after it was settled. */
export function asksBeforeChange({
  settledOn,
  mendedOn,
}: Pick<BudgetEntry, "settledOn" | "mendedOn">): boolean {
  return Boolean(settledOn) && !mendedOn;
}

/** 「정산했어요」: every entry of the sheet, also those that were changed after an earlier one. */
export function settleEntries(
  entries: Iterable<KeptEntry>,
  settledOn: CalendarDay,
): readonly Change[] {
  return [...entries].flatMap((entry) => {
    const isSettled = entry.isPlanned || (entry.settledOn && !entry.mendedOn);
    if (isSettled) return [];
    const set = { settledOn, ...(entry.mendedOn && { mendedOn: null }) };
    return [{ kind: budgetEntryKind.name, id: entry.id, set }];
  });
}

/**
 * 「잔액 맞추기」: what the counted money differs by becomes an entry with a reason. Too little was spent unseen, too much
 * came back: the given money stays what the school gave.
 */
export function matchBalance(
  entries: Iterable<BudgetEntry>,
  typed: { readonly counted: string; readonly reason: string },
  place: { readonly budgetId: string; readonly day: CalendarDay; readonly uuid: string },
): Result<readonly Change[], BudgetChangeRefusal> {
  const counted = readWon(typed.counted);
  const note = typed.reason.normalize("NFC").trim();
  if (counted === undefined) return refuse({ type: "CountedUnclear" });
  const gap = counted - sumBudget(entries).left;
  if (gap === 0) return refuse({ type: "NothingToMatch" });
  if (note === "") return refuse({ type: "ReasonEmpty" });
  if (note.length > LONGEST_ENTRY_NOTE_CHARACTERS)
    return refuse({ type: "ReasonTooLong", longest: LONGEST_ENTRY_NOTE_CHARACTERS });
  const { budgetId, day, uuid } = place;
  const entry: BudgetEntry = {
    budgetId,
    day,
    type: gap < 0 ? "out" : "back",
    amount: Math.abs(gap),
    item: "잔액 맞추기",
    group: "기타",
    note,
  };
  return ok([createRow(budgetEntryKind.name, toEntryId({ madeOn: day, uuid }), { ...entry })]);
}

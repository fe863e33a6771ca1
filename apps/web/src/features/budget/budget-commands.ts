import { placeBetween } from "@damim/domain/base/place-between.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  budgetEntryKind,
  entryTypeLabels,
  budgetKind,
  type Budget,
  type BudgetEntry,
  type KeptBudget,
  type KeptEntry,
} from "@damim/domain/budget/budget.ts";
import { moveEntries, settleEntries, writeEntry } from "@damim/domain/budget/change-budget.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

type BudgetFields = Omit<Budget, "order" | "closedOn">;

/** What is done with money: each act is one undo step, and is on screen before it returns. */
export function createBudgetCommands({ store, now, newId, chance, act }: CommandDeps) {
  const today = () => toSeoulDay(now());
  return {
    /** Gives back the id. */
    add(fields: BudgetFields) {
      const id = newId();
      const orders = [...store.rows(budgetKind).values()].map(({ order }) => order).sort();
      const order = placeBetween(orders.at(-1), undefined, chance);
      void act(
        [createRow(budgetKind.name, id, { ...fields, order })],
        `「${fields.title}」 예산을 만들었어요`,
      );
      return id;
    },
    change: (budget: KeptBudget, fields: BudgetFields) =>
      void act(
        writeRow(budgetKind, budget.id, budget, { ...budget, ...fields }),
        `「${fields.title}」 예산을 고쳤어요`,
      ),
    close: (budget: KeptBudget, isClosed: boolean) =>
      void act(
        [{ kind: budgetKind.name, id: budget.id, set: { closedOn: isClosed ? today() : null } }],
        `「${budget.title}」 예산을 ${isClosed ? "닫았어요" : "다시 열었어요"}`,
      ),
    /** One without entries. */
    remove: (budget: KeptBudget) =>
      void act([removeRow(budgetKind.name, budget.id)], `「${budget.title}」 예산을 지웠어요`),
    /** Its entries go to another one, then it goes. */
    moveAndRemove: (budget: KeptBudget, entries: readonly KeptEntry[], to: KeptBudget) =>
      void act(
        [...moveEntries(entries, to.id), removeRow(budgetKind.name, budget.id)],
        `${entries.length}건을 ${withParticle(`「${to.title}」`, "으로/로")} 옮기고 지웠어요`,
      ),
    saveEntry(id: string, before: KeptEntry | undefined, after: BudgetEntry) {
      const words = entryTypeLabels[after.type];
      void act(
        writeEntry(id, before, after, today()),
        before ? `${words} 「${after.item}」 고쳤어요` : `${words} 「${after.item}」 적었어요`,
      );
    },
    removeEntry: (entry: KeptEntry) =>
      void act(
        [removeRow(budgetEntryKind.name, entry.id)],
        `${entryTypeLabels[entry.type]} 「${entry.item}」 지웠어요`,
      ),
    settle: (entries: readonly KeptEntry[]) =>
      void act(settleEntries(entries, today()), "정산했다고 적었어요"),
    match: (changes: readonly Change[]) => void act(changes, "잔액을 맞췄어요"),
  };
}

export type BudgetCommands = ReturnType<typeof createBudgetCommands>;

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
import { useMemo } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useAct } from "../../kit/act/act.ts";
import { chance, newId } from "../../platform/random.ts";

type BudgetFields = Omit<Budget, "order" | "closedOn">;

export interface BudgetCommands {
  /** Gives back the id. */
  readonly add: (fields: BudgetFields) => string;
  readonly change: (budget: KeptBudget, fields: BudgetFields) => void;
  readonly close: (budget: KeptBudget, isClosed: boolean) => void;
  /** One without entries. */
  readonly remove: (budget: KeptBudget) => void;
  /** Its entries go to another one, then it goes. */
  readonly moveAndRemove: (
    budget: KeptBudget,
    entries: readonly KeptEntry[],
    to: KeptBudget,
  ) => void;
  readonly saveEntry: (id: string, before: KeptEntry | undefined, after: BudgetEntry) => void;
  readonly removeEntry: (entry: KeptEntry) => void;
  readonly settle: (entries: readonly KeptEntry[]) => void;
  readonly match: (changes: readonly Change[]) => void;
}

/** What is done with money: each act is one undo step, and is on screen before it returns. */
export function useBudgetCommands(store: Store): BudgetCommands {
  const { now } = useTeacherData();
  const act = useAct(store);
  return useMemo((): BudgetCommands => {
    const today = () => toSeoulDay(now());
    return {
      add(fields) {
        const id = newId(now());
        const orders = [...store.rows(budgetKind).values()].map(({ order }) => order).sort();
        const order = placeBetween(orders.at(-1), undefined, chance);
        void act(
          [createRow(budgetKind.name, id, { ...fields, order })],
          `「${fields.title}」 예산을 만들었어요`,
        );
        return id;
      },
      change: (budget, fields) =>
        void act(
          writeRow(budgetKind, budget.id, budget, { ...budget, ...fields }),
          `「${fields.title}」 예산을 고쳤어요`,
        ),
      close: (budget, isClosed) =>
        void act(
          [{ kind: budgetKind.name, id: budget.id, set: { closedOn: isClosed ? today() : null } }],
          `「${budget.title}」 예산을 ${isClosed ? "닫았어요" : "다시 열었어요"}`,
        ),
      remove: (budget) =>
        void act([removeRow(budgetKind.name, budget.id)], `「${budget.title}」 예산을 지웠어요`),
      moveAndRemove: (budget, entries, to) =>
        void act(
          [...moveEntries(entries, to.id), removeRow(budgetKind.name, budget.id)],
          `${entries.length}건을 ${withParticle(`「${to.title}」`, "으로/로")} 옮기고 지웠어요`,
        ),
      saveEntry(id, before, after) {
        const words = entryTypeLabels[after.type];
        void act(
          writeEntry(id, before, after, today()),
          before ? `${words} 「${after.item}」 고쳤어요` : `${words} 「${after.item}」 적었어요`,
        );
      },
      removeEntry: (entry) =>
        void act(
          [removeRow(budgetEntryKind.name, entry.id)],
          `${entryTypeLabels[entry.type]} 「${entry.item}」 지웠어요`,
        ),
      settle: (entries) => void act(settleEntries(entries, today()), "정산했다고 적었어요"),
      match: (changes) => void act(changes, "잔액을 맞췄어요"),
    };
  }, [act, store, now]);
}

import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  budgetEntryKind,
  budgetKind,
  entryGroups,
  toEntryId,
  type BudgetEntry,
  type KeptBudget,
} from "@damim/domain/budget/budget.ts";
import type { ActGround, Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { tellRows } from "../../kit/act/tell-rows.ts";
import { createBudgetCommands } from "./budget-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "budget.open",
    often: 0.02,
    run(ground, dice) {
      const { today } = ground;
      const fields = {
        title: dice.words(30),
        source: dice.pick(["classroom", "grade", "club", "other"] as const) ?? "other",
        way: dice.pick(["advance", "approval", "card"] as const) ?? "card",
        from: today,
        until: addDays(today, dice.below(60)),
      };
      return { budget: createBudgetCommands(ground).add(fields), ...fields };
    },
  },
  {
    name: "budget.write",
    often: 0.4,
    run(ground, dice) {
      const budget = pickOpen(ground, dice);
      if (!budget) return undefined;
      const entry = throwEntry(ground, dice, budget.id);
      const id = toEntryId({ madeOn: ground.today, uuid: ground.newId() });
      return tellEntries(ground, () =>
        createBudgetCommands(ground).saveEntry(id, undefined, entry),
      );
    },
  },
  {
    name: "budget.mend",
    often: 0.1,
    run(ground, dice) {
      const before = pickEntry(ground, dice);
      if (!before) return undefined;
      const { id, ...kept } = before;
      const after = { ...kept, amount: 1 + dice.below(200_000) };
      return tellEntries(ground, () => createBudgetCommands(ground).saveEntry(id, before, after));
    },
  },
  {
    name: "budget.takeOut",
    often: 0.03,
    run(ground, dice) {
      const entry = pickEntry(ground, dice);
      if (!entry) return undefined;
      return tellEntries(ground, () => createBudgetCommands(ground).removeEntry(entry));
    },
  },
  {
    name: "budget.close",
    often: 0.02,
    run(ground, dice) {
      const budget = pickOpen(ground, dice);
      if (!budget) return undefined;
      createBudgetCommands(ground).close(budget, true);
      return { budget: budget.id };
    },
  },
];

function pickOpen({ store }: ActGround, dice: Dice): KeptBudget | undefined {
  return dice.pick([...store.rows(budgetKind).values()].filter(({ closedOn }) => !closedOn));
}

function pickEntry({ store }: ActGround, dice: Dice) {
  return dice.pick([...store.rows(budgetEntryKind).values()]);
}

function throwEntry({ today }: ActGround, dice: Dice, budgetId: string): BudgetEntry {
  const type = dice.pick(["in", "out", "out", "out", "back"] as const) ?? "out";
  return {
    budgetId,
    day: today,
    type,
    amount: 1 + dice.below(90_000),
    item: dice.words(40),
    group: dice.pick(entryGroups) ?? null,
    shop: dice.words(20),
    ...(type === "out" && dice.isLucky(0.2) && { isPlanned: true }),
  };
}

function tellEntries({ store }: ActGround, write: () => void) {
  const fields = ["budgetId", "day", "type", "amount", "isPlanned"];
  return { rows: tellRows(store, [{ kind: budgetEntryKind, fields }], write) };
}

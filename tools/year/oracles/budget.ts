import type { Oracle } from "./oracle.ts";
import { followRecords, toWord } from "./records.ts";

/**
 * Money of a budget: what came in, less what went out, plus what was brought back; what is only planned touches nothing
 * but what is free, and stands in no settlement.
 */
export const budgetOracle: Oracle = {
  name: "budget",
  tell(acts) {
    const sums = new Map<string, number>();
    for (const { budgetId, type, amount, isPlanned } of followRecords(
      acts,
      "budgetEntry",
    ).values()) {
      const won = type === "out" ? -Number(amount) : Number(amount);
      const add = (what: string, more: number): void => {
        const key = `${toWord(budgetId)} ${what}`;
        sums.set(key, (sums.get(key) ?? 0) + more);
      };
      add("free", won);
      if (type === "out" && isPlanned === true) continue;
      add("left", won);
    }
    return sums;
  },
};

import type { Oracle } from "./oracle.ts";
import { followRecords, toWord } from "./records.ts";

/**
 * Money of a budget: what came in, less what went out, plus what was brought back; what is only planned touches nothing
 * but what is free. 정산서 has a line for all that went out or was brought back, in the order of days, and no plans.
 */
export const budgetOracle: Oracle = {
  name: "budget",
  tell(acts) {
    const told = new Map<string, number | string>();
    const lines = new Map<string, number>();
    const entries = [...followRecords(acts, "budgetEntry")].toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    );
    for (const [id, { budgetId, type, amount, isPlanned }] of entries) {
      const budget = toWord(budgetId);
      const won = type === "out" ? -Number(amount) : Number(amount);
      const add = (what: string, more: number): void => {
        const key = `${budget} ${what}`;
        told.set(key, Number(told.get(key) ?? 0) + more);
      };
      add("free", won);
      if (type === "out" && isPlanned === true) continue;
      add("left", won);
      add("A-B", won);
      if (type === "in") add("A", won);
      else {
        add("B", -won);
        const line = (lines.get(budget) ?? 0) + 1;
        lines.set(budget, line);
        told.set(`${budget} line ${line}`, `${id.slice(0, 10)} ${-won}`);
      }
    }
    return told;
  },
};

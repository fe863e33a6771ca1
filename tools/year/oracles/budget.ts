import type { Said } from "../../../apps/web/src/kit/act/feature-act.ts";
import type { LivedAct, Oracle } from "./oracle.ts";

/**
 * Money of a budget: what came in, less what went out, plus what was brought back; what is only planned touches nothing
 * but what is free. What two devices change of one entry holds side by side, field by field.
 */
export const budgetOracle: Oracle = {
  name: "budget",
  tell(acts) {
    const entries = new Map<string, Record<string, unknown>>();
    for (const act of acts) if (act.name.startsWith("budget.")) takeEntry(entries, act);
    const sums = new Map<string, number>();
    const add = (budget: unknown, what: string, won: number): void => {
      const key = `${String(budget)} ${what}`;
      sums.set(key, (sums.get(key) ?? 0) + won);
    };
    for (const { budget, type, amount, isPlanned } of entries.values()) {
      const won = Number(amount);
      if (type === "out" && isPlanned === true) {
        add(budget, "free", -won);
        continue;
      }
      const signed = type === "out" ? -won : won;
      add(budget, "left", signed);
      add(budget, "free", signed);
    }
    return sums;
  },
};

function takeEntry(entries: Map<string, Record<string, unknown>>, act: LivedAct): void {
  const { entry, before, ...after } = act.said;
  if (typeof entry !== "string") return;
  const [from, to] = act.isTakenBack ? [after, before as Said | undefined] : [before, after];
  const isTakenOut = act.name === "budget.takeOut";
  if (isTakenOut ? !act.isTakenBack : to === undefined) return void entries.delete(entry);
  const next = isTakenOut || from === undefined || from === null ? (before ?? after) : to;
  const known = entries.get(entry);
  const isNew = isTakenOut || (act.name === "budget.write" && !act.isTakenBack);
  if (isNew) return void entries.set(entry, { ...(next as Said) });
  if (!known) return;
  for (const [field, value] of Object.entries(to as Said)) {
    if ((from as Said)[field] !== value) known[field] = value;
  }
}

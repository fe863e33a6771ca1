import { toBareText } from "./cell-text.ts";
import type { RosterRow } from "./roster-row.ts";
import type { RosterStudent } from "./student.ts";

/**
 * Numbers for a list that has none: a pupil who is on the roster keeps the number there (namesakes one
 * after another), the others follow after the last number in the order of the list.
 */
export function numberInOrder(
  rows: readonly RosterRow[],
  existing: readonly RosterStudent[],
): readonly RosterRow[] {
  const numbersByName = new Map<string, number[]>();
  for (const { name, number } of existing.toSorted((a, b) => a.number - b.number)) {
    const numbers = numbersByName.get(toBareText(name)) ?? [];
    numbersByName.set(toBareText(name), [...numbers, number]);
  }
  const lastRosterNumber = Math.max(0, ...existing.map(({ number }) => number));
  const lastNumbersByClass = new Map<string, number>();
  return rows.map((row) => {
    const known = numbersByName.get(toBareText(row.cells.name ?? ""))?.shift();
    if (known !== undefined) return withNumber(row, known);
    const next = (lastNumbersByClass.get(row.classKey ?? "") ?? lastRosterNumber) + 1;
    lastNumbersByClass.set(row.classKey ?? "", next);
    return withNumber(row, next);
  });
}

function withNumber(row: RosterRow, number: number): RosterRow {
  return { ...row, cells: { ...row.cells, number: String(number) } };
}

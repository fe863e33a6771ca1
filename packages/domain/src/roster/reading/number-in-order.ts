import { toBareText } from "./source/cell-text.ts";
import type { RosterRow } from "./roster-row.ts";
import { toOtherClass } from "../../school-year/class-choice.ts";
import type { ClassKey, RosterStudent } from "../../student/student.ts";

/**
 * Numbers for a list that has none: a pupil who is on the roster of the class keeps the number there
 * (namesakes one after another), the others follow after the last number of the class in the order of the list.
 */
export function numberInOrder(
  rows: readonly RosterRow[],
  existing: readonly RosterStudent[],
  ownClass: ClassKey | undefined,
): readonly RosterRow[] {
  const classOf = (one: { readonly classKey?: ClassKey | null }): string =>
    toOtherClass(one.classKey, ownClass) ?? "";
  const numbersByName = new Map<string, number[]>();
  const lastNumbersByClass = new Map<string, number>();
  for (const student of existing.toSorted((a, b) => a.number - b.number)) {
    const key = `${classOf(student)}#${toBareText(student.name)}`;
    numbersByName.set(key, [...(numbersByName.get(key) ?? []), student.number]);
    lastNumbersByClass.set(classOf(student), student.number);
  }
  return rows.map((row) => {
    const known = numbersByName.get(`${classOf(row)}#${toBareText(row.cells.name ?? "")}`)?.shift();
    if (known !== undefined) return withNumber(row, known);
    const next = (lastNumbersByClass.get(classOf(row)) ?? 0) + 1;
    lastNumbersByClass.set(classOf(row), next);
    return withNumber(row, next);
  });
}

function withNumber(row: RosterRow, number: number): RosterRow {
  return { ...row, cells: { ...row.cells, number: String(number) } };
}

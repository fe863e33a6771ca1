import { toBareText } from "./source/cell-text.ts";
import { parseStudentName } from "./parse-cell.ts";
import type { RosterRow } from "./roster-row.ts";
import { toOtherClass } from "../../school-year/class-choice.ts";
import type { ClassKey, RosterStudent } from "../../student/student.ts";

/**
 * Numbers for a list that has none: a pupil who is on the roster of the class keeps the number there
 * (namesakes one after another), the others follow after the last number of the class in the order of the list. Lines
 * that hold no name come last: they are nobody's place.
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
  const isOpen = ({ cells }: RosterRow): boolean => {
    const name = parseStudentName(cells.name ?? "");
    return !name.ok && name.refusal.type !== "StudentLeft";
  };
  const inOrder = [...rows.filter((row) => !isOpen(row)), ...rows.filter(isOpen)];
  const numbered = inOrder.map((row) => {
    const known = numbersByName.get(`${classOf(row)}#${toBareText(row.cells.name ?? "")}`)?.shift();
    if (known !== undefined) return withNumber(row, known);
    const next = (lastNumbersByClass.get(classOf(row)) ?? 0) + 1;
    lastNumbersByClass.set(classOf(row), next);
    return withNumber(row, next);
  });
  const byKey = new Map(numbered.map((row) => [row.key, row]));
  return rows.map((row) => byKey.get(row.key) ?? row);
}

function withNumber(row: RosterRow, number: number): RosterRow {
  return { ...row, cells: { ...row.cells, number: String(number) } };
}

import { findClassInText, type NamedClass } from "../roster/reading/class-in-text.ts";
import { readHeader } from "../roster/reading/find-header.ts";
import { parseStudentNumber } from "../roster/reading/parse-cell.ts";
import type { RosterRow, RosterTable } from "../roster/reading/roster-row.ts";
import { toCleanText } from "../roster/reading/source/cell-text.ts";

/** The class of a row: the one that it names itself (nothing), another one, or none that can be told. */
export type RowClass = NamedClass | "unknown" | undefined;

/** The class of a sheet or a file by its name: 「3-2」, 「3학년 2반」, 「2반 명단」. */
export function findClass(text: string): NamedClass | undefined {
  const classNo = /(?<!\d)(\d{1,2})\s*반/u.exec(toCleanText(text))?.[1];
  return findClassInText(text) ?? (classNo ? { classNo: String(Number(classNo)) } : undefined);
}

/** Of two lists side by side, which one a row is of; 0 of a single one. */
export function toBlockIndex({ key }: RosterRow): number {
  return Number(key.slice(key.lastIndexOf(":") + 1));
}

/**
 * The class of each row whose cell 반 is empty (merged over its class: the one above, as long as the numbers grow), or
 * that stands below a title of its own: 「2반」 between lists, 「1반 | 2반」 above two side by side. A class that could as
 * well be another is unknown.
 */
export function findRowClasses(table: RosterTable): ReadonlyMap<string, RowClass> {
  const { grid, headIndex } = table.settled;
  const classAt =
    headIndex >= 0
      ? readHeader(grid[headIndex] ?? []).blocks.map(
          (block) => block.find(({ meaning }) => isOfClass(meaning))?.index,
        )
      : [table.columns.find(({ column }) => isOfClass(column))?.index];
  const found = new Map<string, RowClass>();
  for (const [block, at] of classAt.entries()) {
    const rows = table.rows.filter((row) => toBlockIndex(row) === block);
    const isSaid = ({ rowNumber }: RosterRow): boolean =>
      at !== undefined && Boolean(grid[rowNumber - 1]?.[at]?.trim());
    if (rows.some(isSaid)) fillDown(rows, isSaid, found);
    else
      for (const row of rows)
        found.set(row.key, findTitle(grid, headIndex, row, [block, classAt.length]));
  }
  return found;
}

function isOfClass(meaning: string): boolean {
  return meaning === "classNo" || meaning === "gradeAndClass";
}

function fillDown(
  rows: readonly RosterRow[],
  isSaid: (row: RosterRow) => boolean,
  found: Map<string, RowClass>,
): void {
  let above: (NamedClass & { readonly number: number }) | undefined;
  for (const row of rows) {
    const { grade, classNo } = row.cells;
    const read = parseStudentNumber(row.cells.number ?? "");
    const number = read.ok ? read.value : 0;
    if (isSaid(row)) above = classNo ? { classNo, number, ...(grade && { grade }) } : undefined;
    else {
      above = above && number > above.number ? { ...above, number } : undefined;
      found.set(row.key, above ?? "unknown");
    }
  }
}

/** The nearest title above a row that names its class and no grade; one with a grade was read with the row. */
function findTitle(
  grid: RosterTable["settled"]["grid"],
  headIndex: number,
  { rowNumber }: RosterRow,
  [block, blocks]: readonly [number, number],
): RowClass {
  for (let at = rowNumber - 2; at >= 0; at -= 1) {
    const cells = (grid[at] ?? []).map(toCleanText).filter(Boolean);
    const [only = "", ...more] = cells;
    if (more.length === 0 && findClassInText(only)) return undefined;
    const bare = /^(\d{1,2}) ?반(?: ?(?:명단|명렬표?|학생))?$/u.exec(only)?.[1];
    if (more.length === 0 && bare) return { classNo: String(Number(bare)) };
    const named = at < headIndex ? cells.flatMap((cell) => findClass(cell) ?? []) : [];
    const isMany = new Set(named.map(({ classNo }) => classNo)).size > 1;
    if (isMany && blocks > 1) return named.length === blocks ? named[block] : "unknown";
  }
  return undefined;
}

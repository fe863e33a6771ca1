import { findHeading } from "../../roster-column.ts";
import { toCleanText } from "../cell-text.ts";
import { parseStudentNumber } from "../../parse-cell.ts";
import type { SettledGrid } from "./settle-grid.ts";

/**
 * A column 「반」 or 「학년」 whose cells are merged holds its words in the first line of a class alone: they count for the
 * lines below, as long as the numbers there grow. Where a class comes a second time nothing is merged.
 */
export function fillMergedClasses({ grid, headIndex }: SettledGrid): SettledGrid {
  const head = grid[headIndex];
  if (!head) return { grid, headIndex };
  const meanings = head.map((cell) => findHeading(cell)?.meaning);
  const nameAt = meanings.indexOf("name");
  const numberAt = meanings.indexOf("number");
  const lines = grid.slice(headIndex + 1);
  const filled = meanings.reduce<readonly (readonly string[])[]>((now, meaning, at) => {
    const isOfClass = meaning === "classNo" || meaning === "gradeAndClass" || meaning === "grade";
    return isOfClass
      ? fillColumn(now, { at, nameAt, numberAt, isGrade: meaning === "grade" })
      : now;
  }, lines);
  const mergedCount = filled.filter((line, at) => line !== lines[at]).length;
  return { grid: [...grid.slice(0, headIndex + 1), ...filled], headIndex, mergedCount };
}

interface Places {
  readonly at: number;
  readonly nameAt: number;
  readonly numberAt: number;
  readonly isGrade: boolean;
}

function fillColumn(
  lines: readonly (readonly string[])[],
  { at, nameAt, numberAt, isGrade }: Places,
): readonly (readonly string[])[] {
  const said = lines.flatMap(
    (line) => (isPupil(line, nameAt) && toCleanText(line[at] ?? "")) || [],
  );
  if (new Set(said).size !== said.length && !isGrade) return lines;
  let over = "";
  let last = 0;
  return lines.map((line) => {
    const number = parseStudentNumber(line[numberAt] ?? "");
    const text = toCleanText(line[at] ?? "");
    if (text !== "") {
      over = isPupil(line, nameAt) || number.ok ? text : "";
      last = number.ok ? number.value : 0;
      return line;
    }
    if (over === "" || !isPupil(line, nameAt)) return line;
    const isNext = isGrade || numberAt < 0 || (number.ok && number.value > last);
    if (!isNext) over = "";
    else if (number.ok) last = number.value;
    if (!isNext) return line;
    const short = Array.from({ length: Math.max(0, at - line.length + 1) }, () => "");
    return [...line, ...short].with(at, over);
  });
}

function isPupil(line: readonly string[], nameAt: number): boolean {
  return toCleanText(line[nameAt] ?? "") !== "";
}

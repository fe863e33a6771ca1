import { toCleanText } from "./cell-text.ts";
import { isNameLike } from "../guess-columns.ts";
import { findHeading } from "../roster-column.ts";

type Grid = readonly (readonly string[])[];

/**
 * A list that lies on its side, with its headings in the first column and a pupil a column, as standing rows below the
 * lines around it. Every other grid comes back as it is.
 *
 * ```ts
 * standUpList([["번호", "1", "2"], ["이름", "권아인", "조수아"]]);
 * // [["번호", "이름"], ["1", "권아인"], ["2", "조수아"]]
 * ```
 */
export function standUpList(grid: Grid): Grid {
  const filled = grid.filter((row) => row.some((cell) => cell.trim() !== ""));
  const headed = filled.filter(([first = ""]) => findHeading(first) !== undefined);
  const names = headed.find(([first = ""]) => findHeading(first)?.meaning === "name");
  const others =
    names
      ?.slice(1)
      .map(toCleanText)
      .filter((cell) => cell !== "") ?? [];
  if (headed.length < 2 || others.length < 2 || !others.every(isNameLike)) return grid;
  // A heading among the names: the list stands, and this is its row of headings.
  if (others.some((cell) => findHeading(cell) !== undefined)) return grid;
  const width = Math.max(...headed.map((row) => row.length));
  const around = filled.filter((row) => !headed.includes(row));
  const standing = Array.from({ length: width }, (_, at) => headed.map((row) => row[at] ?? ""));
  return [...around, ...standing];
}

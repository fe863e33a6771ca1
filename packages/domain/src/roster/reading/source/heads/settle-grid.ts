import { findHeaderIndex, isHeaderRow } from "../../find-header.ts";
import { findHeading } from "../../roster-column.ts";
import { toBareText } from "../cell-text.ts";
import { settleClassNumbers, settleGradeAndClass } from "./class-number.ts";
import { splitGluedNumbers } from "./glued-number.ts";
import { joinSurnames, joinUnheadedSurnames } from "./surname-column.ts";
import { joinHeads } from "./two-heads.ts";

type Row = readonly string[];
type Grid = readonly Row[];

/** A list with one row of heads, each of one column; its lines and columns stand where they stood. */
export interface SettledGrid {
  readonly grid: Grid;
  /** -1 in a list without heads. */
  readonly headIndex: number;
  /** How many lines have the class of the one above, whose cell is merged over them. */
  readonly mergedCount?: number;
}

/**
 * How every reader of lists (명단, 반편성, 설문) knows heads: two rows of them become one, 「성」 and 「이름」 one name,
 * cells of 「반/번호」 「2반 1번」. Heads that come again on the next page are emptied, so that they are nobody's.
 *
 * @param findHead where the reader finds heads that no list of names has
 */
export function settleGrid(
  grid: Grid,
  findHead: (grid: Grid) => number = findHeaderIndex,
): SettledGrid {
  const at = findHead(grid);
  const head = grid[at];
  if (!head) return { grid: splitGluedNumbers(joinUnheadedSurnames(grid), -1), headIndex: -1 };
  const below = grid[at + 1];
  const above = grid[at - 1];
  const down = below && joinHeads(head, below, "upper");
  const up = down || !above || isHeaderRow(above) ? undefined : joinHeads(above, head, "lower");
  const headIndex = down ? at + 1 : at;
  const heads = [head, (down && below) ?? head, (up && above) ?? head].map(toKey);
  const firsts = new Set(heads.map((key) => key.trimStart().split("\t")[0]));
  const isHead = (row: Row): boolean =>
    firsts.has(toBareText(row.find((cell) => cell.trim() !== "") ?? "")) &&
    heads.includes(toKey(row));
  const joined = down ?? up ?? head;
  const settled = grid.map((row, index) => (index === headIndex ? joined : isHead(row) ? [] : row));
  const lines = settleColumns(joinSurnames(settled.slice(headIndex)));
  const whole = [...settled.slice(0, headIndex), ...lines];
  return { grid: splitGluedNumbers(whole, headIndex), headIndex };
}

function settleColumns([head = [], ...lines]: Grid): Grid {
  return head.reduce<Grid>(
    (now, heading, at) => {
      const meaning = findHeading(heading)?.meaning;
      const column = lines.map((line) => line[at] ?? "");
      const cells =
        meaning === "classAndNumber"
          ? settleClassNumbers(column)
          : meaning === "gradeAndClass" || meaning === "classNo"
            ? column.map(settleGradeAndClass)
            : undefined;
      if (!cells) return now;
      return now.map((line, row) =>
        row > 0 && line.length > at ? line.toSpliced(at, 1, cells[row - 1] ?? "") : line,
      );
    },
    [head, ...lines],
  );
}

function toKey(row: Row): string {
  const cells = row.map(toBareText);
  while (cells.at(-1) === "") cells.pop();
  return cells.join("\t");
}

import { findHeading } from "../../roster-column.ts";
import { toCleanText } from "../cell-text.ts";

type Grid = readonly (readonly string[])[];

const glued = /^(\d{1,3})\s*(?:번 ?[.:)–-]?|[.):])\s*(\p{L}.*)$/u;
const MOST = 0.6;

/**
 * 「1. 김가람」 in one cell, in a list without a column of numbers: the number gets a column of its own behind the others.
 *
 * @param headIndex -1 in a list without heads
 */
export function splitGluedNumbers(grid: Grid, headIndex: number): Grid {
  const head = grid[headIndex];
  const meanings = head?.map((cell) => findHeading(cell)?.meaning) ?? [];
  const hasNumber = ["number", "classAndNumber", "studentCode"] as const;
  if (hasNumber.some((meaning) => meanings.includes(meaning))) return grid;
  const width = Math.max(0, ...grid.map(({ length }) => length));
  const read = (row: readonly string[], at: number) => glued.exec(toCleanText(row[at] ?? ""));
  const at = Array.from({ length: width }, (_, index) => index).find((index) => {
    if (head && meanings[index] !== "name") return false;
    const filled = grid.slice(headIndex + 1).filter((row) => row[index]?.trim());
    const numbers = filled.flatMap((row) => Number(read(row, index)?.[1] ?? 0) || []);
    const areGrowing = numbers.every((number, n) => n === 0 || number > (numbers[n - 1] ?? 0));
    // 「1번 학생」, 「2번 학생」 are made-up names.
    const names = new Set(filled.flatMap((row) => read(row, index)?.[2] ?? []));
    return names.size > 1 && areGrowing && numbers.length >= filled.length * MOST;
  });
  if (at === undefined) return grid;
  return grid.map((row, index) => {
    const [, number, name] = read(row, at) ?? [];
    const full = [...row, ...Array.from({ length: width - row.length }, () => "")];
    if (index === headIndex) return [...full, "번호"];
    return index < headIndex || name === undefined ? row : [...full.with(at, name), number ?? ""];
  });
}

import { toBareText, toCleanText } from "./source/cell-text.ts";
import type { ColumnBlock, OtherColumns } from "./find-header.ts";
import { isNameLike } from "./guess-columns.ts";

const MOST = 0.6;
const HALF = 0.5;
/** Of so many pupils in a row the surname tells who is of one family. */
const LEAST_ROWS = 3;

/**
 * What stands beside a list without headings. Names beside names alone can all be pupils, set in columns, or be those
 * of the parents. Three columns, or a shorter second one, are pupils; two of one length, or the same surnames beside
 * each other, wait for the teacher. Everything else is told as left out.
 */
export function findOtherColumns(
  rows: readonly (readonly string[])[],
  blocks: readonly ColumnBlock[],
): OtherColumns {
  const read = new Set(blocks.flat().map(({ index }) => index));
  const width = Math.max(0, ...rows.slice(0, 200).map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) =>
    rows.map((row) => toCleanText(row[index] ?? "")),
  );
  const others = [...columns.keys()].filter(
    (index) => !read.has(index) && columns[index]?.some((cell) => cell !== ""),
  );
  const [place, ...more] = blocks.length === 1 ? (blocks[0] ?? []) : [];
  const first = columns[place?.index ?? -1];
  const names =
    first && more.length === 0
      ? others.filter((index) => isNameColumn(columns[index] ?? [], first))
      : [];
  const cellsOfNames = names.map((index) => columns[index] ?? []);
  return {
    otherNames: names.map((index) => [{ index, meaning: "name" }]),
    areOthersPupils: first !== undefined && arePupils(first, cellsOfNames),
    unusedColumns: others
      .filter((index) => !names.includes(index))
      .map((index) => ({ index, sample: toSample(columns[index] ?? []) })),
  };
}

function isNameColumn(cells: readonly string[], first: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  return (
    filled.length >= first.filter((cell) => cell !== "").length * HALF &&
    filled.filter(isNameLike).length >= filled.length * MOST &&
    // 「사랑반」, 「우유」 and 「돌봄」 come again and again.
    new Set(filled).size >= filled.length * 0.8
  );
}

function arePupils(first: readonly string[], others: readonly (readonly string[])[]): boolean {
  if (others.some((cells) => isFamily(first, cells))) return false;
  if (others.length > 1) return true;
  return others.some((cells) => countFilled(cells) < countFilled(first) && hasBlankEnd(cells));
}

function isFamily(first: readonly string[], cells: readonly string[]): boolean {
  const both = first.flatMap((name, index) => {
    const other = cells[index] ?? "";
    return name && other ? [[toBareText(name), toBareText(other)] as const] : [];
  });
  const same = both.filter(([name, other]) => name.slice(0, 1) === other.slice(0, 1));
  return both.length >= LEAST_ROWS && same.length >= both.length * MOST;
}

function countFilled(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== "").length;
}

function hasBlankEnd(cells: readonly string[]): boolean {
  return cells.slice(0, countFilled(cells)).every((cell) => cell !== "");
}

/** Long numbers may be a resident's or a telephone: a sample does not show them. */
export function toSample(cells: readonly string[]): string {
  const first = cells.find((cell) => cell !== "") ?? "";
  return /\d{4}/u.test(first) ? "" : first.slice(0, 12);
}

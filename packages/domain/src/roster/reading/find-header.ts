import { toBareText } from "./source/cell-text.ts";
import { findHeading, toHeadingText, type HeadingMeaning } from "./roster-column.ts";

/** Which cell of a row means what. */
export interface ColumnPlace {
  readonly index: number;
  readonly meaning: HeadingMeaning;
  readonly heading?: string;
  /** The same fact of somebody else, and its heading: 「모」 beside 「부」. */
  readonly other?: { readonly index: number; readonly heading: string };
}

/** Columns of one list; a printed page may hold two lists side by side. */
export type ColumnBlock = readonly ColumnPlace[];

export interface RosterHeader {
  readonly blocks: readonly ColumnBlock[];
  readonly unusedHeadings: readonly string[];
  /** Columns that hold something and have no heading. */
  readonly unusedColumns?: readonly UnusedColumn[];
  /** Only in a list without headings. */
  readonly others?: OtherColumns;
}

/** What stands beside a list without headings. */
export interface OtherColumns {
  /** Names beside names alone. */
  readonly otherNames: readonly ColumnBlock[];
  readonly areOthersPupils: boolean;
  readonly unusedColumns: readonly UnusedColumn[];
}

/** A column that is not read, with the first of what stands in it. */
export interface UnusedColumn {
  readonly index: number;
  readonly sample: string;
}

const ROWS_SEARCHED = 50;

/** The place of the heading row, below any title rows; -1 in a paste without headings. */
export function findHeaderIndex(grid: readonly (readonly string[])[]): number {
  return grid.slice(0, ROWS_SEARCHED).findIndex(isHeaderRow);
}

/** Whether a row names columns: 이름, and another column or nothing else. */
export function isHeaderRow(row: readonly string[]): boolean {
  const meanings = new Set(row.map((cell) => findHeading(cell)?.meaning));
  if (!meanings.has("name")) return false;
  meanings.delete(undefined);
  const filled = row.filter((cell) => cell.trim() !== "");
  const areHeads = filled.length > 1 && filled.every((cell) => /^[^\d]*[\p{L}][^\d]*$/u.test(cell));
  if (areHeads && filled.some((cell) => surelyName.test(toBareText(cell)))) return true;
  return meanings.size > 1 || filled.every((cell) => findHeading(cell)?.meaning === "name");
}

/** Nobody is called so: beside heads that mean nothing to us, too. */
const surelyName = /^(?:이름|성명|학생명|학생성명|학생이름)$/u;

/** Reads a heading row. Of two headings with one meaning the surer one is taken. */
export function readHeader(row: readonly string[]): RosterHeader {
  const unusedHeadings: string[] = [];
  const blocks = splitBlocks(row).map(({ from, to }) => {
    const best = new Map<HeadingMeaning, ColumnPlace & { readonly rank: number }>();
    for (let index = from; index < to; index += 1) {
      const heading = (row[index] ?? "").trim();
      if (!heading) continue;
      const known = findHeading(heading);
      // 「성명(영문)」 only where there is no 「성명(한글)」.
      const found = known && isForeign(heading) ? { ...known, rank: known.rank + FOREIGN } : known;
      if (!found) {
        unusedHeadings.push(heading);
        continue;
      }
      const rival = best.get(found.meaning);
      const isSecond = rival?.rank === found.rank && found.meaning === "guardianPhone";
      if (isSecond && !rival.other) {
        best.set(found.meaning, { ...rival, other: { index, heading } });
        continue;
      }
      const loser = rival && rival.rank <= found.rank ? heading : rival?.heading;
      if (loser) unusedHeadings.push(loser);
      if (loser !== heading) best.set(found.meaning, { index, heading, ...found });
    }
    return [...best.values()].toSorted((a, b) => a.index - b.index);
  });
  return { blocks, unusedHeadings: [...new Set(unusedHeadings)] };
}

const FOREIGN = 200;

function isForeign(heading: string): boolean {
  return /\((?:영문|영어|한자|漢字|로마자|english)/iu.test(heading);
}

/** Two lists side by side repeat their first heading and the name: 「번호 이름 번호 이름」. */
function splitBlocks(
  row: readonly string[],
): readonly { readonly from: number; readonly to: number }[] {
  // 「성명(영문)」 beside 「성명(한글)」 is no second list.
  const texts = row.map((cell) => (isForeign(cell) ? "" : toHeadingText(cell)));
  const first = texts.findIndex((text) => findHeading(text) !== undefined);
  const name = texts.find((text) => findHeading(text)?.meaning === "name");
  const starts = texts.flatMap((text, index) => (text === texts[first] ? [index] : []));
  const names = texts.filter((text) => text === name);
  if (starts.length < 2 || starts.length !== names.length) return [{ from: 0, to: row.length }];
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? row.length }));
}

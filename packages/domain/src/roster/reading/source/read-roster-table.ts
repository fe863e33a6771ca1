import { findClassInName, findClassInText, type NamedClass } from "../class-in-text.ts";
import { hanjaBehind, toCleanText } from "./cell-text.ts";
import { fillMergedClasses } from "./heads/merged-class.ts";
import { nameHomeHeads } from "./heads/home-heads.ts";
import { settleGrid } from "./heads/settle-grid.ts";
import { isTeacherLine } from "./heads/two-heads.ts";
import { isHeaderRow, readHeader, type ColumnBlock, type RosterHeader } from "../find-header.ts";
import { guessBlocks } from "../guess-columns.ts";
import { toLeftOut, type LeftOutLine } from "../left-out.ts";
import { readRow } from "./read-roster-row.ts";
import { nameSexHeads } from "./sex-heads.ts";
import { standUpList } from "./lying-list.ts";
import { findOtherColumns, toSample } from "../other-columns.ts";
import { parseStudentNumber } from "../parse-cell.ts";
import type { HeadingMeaning, RosterColumn } from "../roster-column.ts";
import { isSumRow, isSumText } from "../sum-words.ts";
import {
  toRosterClassKey,
  type FoundColumn,
  type RosterRow,
  type RosterTable,
} from "../roster-row.ts";

type Grid = readonly (readonly string[])[];

/**
 * Cuts a grid of cells into rows of pupils: skips title rows above the headings, headings that repeat on
 * the next page, sums and remarks below, and takes the class from a column or from the title. Nothing
 * when no column holds names.
 */
export function readRosterTable(sheet: Grid, sheetName?: string): RosterTable | undefined {
  const settled = nameHomeHeads(fillMergedClasses(settleGrid(nameSexHeads(standUpList(sheet)))));
  const { grid, headIndex: headerIndex } = settled;
  const header =
    headerIndex >= 0
      ? withUnusedColumns(readHeader(grid[headerIndex] ?? []), grid.slice(headerIndex))
      : guessHeader(grid.filter((row) => isListRow(row) && !isSumRow(row)));
  if (!header) return undefined;

  // List after list, as people read them: one without numbers gets them in this order.
  const { blocks, others } = header;
  const allBlocks = [...blocks, ...(others?.otherNames ?? [])];
  const rowsByBlock = allBlocks.map((): RosterRow[] => []);
  const vacantNumbers: number[] = [];
  const leftOut: LeftOutLine[] = [];
  let titleClass = sheetName === undefined ? undefined : findClassInName(sheetName);
  grid.forEach((row, index) => {
    if (!isListRow(row)) titleClass = findTitleClass(row) ?? titleClass;
    if (isHeaderRow(row)) return;
    const why = index < headerIndex ? "above" : findWhyNot(row, blocks);
    if (why !== undefined) {
      if (row.some((cell) => cell.trim() !== ""))
        leftOut.push(toLeftOut(row, index, why, sheetName));
      return;
    }
    let isRead = false;
    for (const [blockIndex, block] of allBlocks.entries()) {
      const read = readRow(row, block, titleClass);
      isRead ||= read.type !== "none";
      if (read.type === "vacant") vacantNumbers.push(read.number);
      if (read.type !== "pupil") continue;
      const classKey = toRosterClassKey(read.cells);
      rowsByBlock[blockIndex]?.push({
        rowNumber: index + 1,
        ...(sheetName !== undefined && { sheetName }),
        key: `${sheetName ?? ""}:${index + 1}:${blockIndex}`,
        cells: read.cells,
        ...(classKey !== undefined && { classKey }),
        ...(blockIndex >= blocks.length && { isOther: true }),
      });
    }
    if (!isRead)
      leftOut.push(toLeftOut(row, index, row.some(isSumText) ? "sum" : "remark", sheetName));
  });
  const names = blocks.flat().filter(({ meaning }) => meaning === "name");
  const hasHanja = grid.some((row) =>
    names.some(({ index }) => toCleanText(row[index] ?? "").search(hanjaBehind) > 0),
  );
  return {
    settled,
    leftOut,
    columns: listFoundColumns(blocks),
    unusedHeadings: [...header.unusedHeadings, ...(hasHanja ? ["이름의 한자"] : [])],
    unusedColumns: others?.unusedColumns ?? header.unusedColumns ?? [],
    rows: rowsByBlock.flat(),
    areOthersPupils: others?.areOthersPupils ?? false,
    vacantNumbers,
  };
}

/** Why a row below the heads is no pupil's, before it is read; of an empty row too. */
function findWhyNot(
  row: readonly string[],
  blocks: readonly ColumnBlock[],
): LeftOutLine["why"] | undefined {
  const [onlyBlock, ...moreBlocks] = blocks;
  if (isTeacherLine(row) && !row.some((cell) => parseStudentNumber(cell).ok)) return "teacher";
  if (!isListRow(row)) return "remark";
  if (isSumRow(row)) return "sum";
  return onlyBlock && moreBlocks.length === 0 && isSumBeside(row, onlyBlock) ? "sum" : undefined;
}

/** What stands below no heading is told. */
function withUnusedColumns(header: RosterHeader, [head = [], ...lines]: Grid): RosterHeader {
  const width = Math.max(head.length, ...lines.slice(0, 200).map(({ length }) => length));
  const unusedColumns = Array.from({ length: width }, (_, index) => index).flatMap((index) => {
    const cells = head[index]?.trim() ? [] : lines.map((line) => toCleanText(line[index] ?? ""));
    return cells.some((cell) => cell !== "") ? [{ index, sample: toSample(cells) }] : [];
  });
  return { ...header, unusedColumns };
}

/** 「합계」 in a column that is not read, as 연번 beside 번호, and no name. */
function isSumBeside(row: readonly string[], block: ColumnBlock): boolean {
  const name = row[block.find(({ meaning }) => meaning === "name")?.index ?? -1] ?? "";
  return row.some(isSumText) && !/\p{L}{2}/u.test(name);
}

/** A list without headings; rows of one cell above it are titles, unless the list has one column. */
function guessHeader(rows: Grid): RosterHeader | undefined {
  const blocks = guessBlocks(rows);
  if (blocks.length === 0) return undefined;
  return { blocks, unusedHeadings: [], others: findOtherColumns(rows, blocks) };
}

/** Whether a row can be part of a list: it is not blank and is no title that names a class. */
function isListRow(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell.trim() !== "");
  if (filled.length === 0) return false;
  return filled.length > 1 || !/\d\s*(?:학년|반)|명렬|명단|^\s*[※*]/u.test(filled[0] ?? "");
}

function findTitleClass(row: readonly string[]): NamedClass | undefined {
  return findClassInText(row.join(" "));
}

function listFoundColumns(blocks: readonly ColumnBlock[]): readonly FoundColumn[] {
  const found = new Map<RosterColumn, FoundColumn>();
  for (const { meaning, index, heading } of blocks.flat()) {
    for (const column of toColumns(meaning)) {
      const one = { column, index, ...(heading !== undefined && { heading }) };
      if (!found.has(column)) found.set(column, one);
    }
  }
  return [...found.values()];
}

/** Several in one: 「학년반」, 「반/번호」 and 「학번」. */
function toColumns(meaning: HeadingMeaning): readonly RosterColumn[] {
  if (meaning === "gradeAndClass") return ["grade", "classNo"];
  const areAll = meaning === "studentCode" || meaning === "classAndNumber";
  return areAll ? ["grade", "classNo", "number"] : [meaning];
}

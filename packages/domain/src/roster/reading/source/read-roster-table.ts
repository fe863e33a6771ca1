import { findClassInCell, findClassInText, type NamedClass } from "../class-in-text.ts";
import { toBareText, toCleanText } from "./cell-text.ts";
import {
  findHeaderIndex,
  isHeaderRow,
  readHeader,
  type ColumnBlock,
  type RosterHeader,
} from "../find-header.ts";
import { guessBlocks } from "../guess-columns.ts";
import { LEFT_WORDS } from "../left-words.ts";
import { standUpList } from "./lying-list.ts";
import { findOtherColumns } from "../other-columns.ts";
import { parseStudentNumber } from "../parse-cell.ts";
import type { HeadingMeaning, RosterColumn } from "../roster-column.ts";
import { isSumRow, isSumText } from "../sum-words.ts";
import {
  toRosterClassKey,
  type FoundColumn,
  type RosterCells,
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
  const grid = standUpList(sheet);
  const headerIndex = findHeaderIndex(grid);
  const header =
    headerIndex >= 0
      ? readHeader(grid[headerIndex] ?? [])
      : guessHeader(grid.filter((row) => isListRow(row) && !isSumRow(row)));
  if (!header) return undefined;

  // List after list, as people read them: one without numbers gets them in this order.
  const { blocks, others } = header;
  const allBlocks = [...blocks, ...(others?.otherNames ?? [])];
  const rowsByBlock = allBlocks.map((): RosterRow[] => []);
  const vacantNumbers: number[] = [];
  let titleClass = sheetName === undefined ? undefined : findClassInText(sheetName);
  grid.forEach((row, index) => {
    if (!isListRow(row)) titleClass = findTitleClass(row) ?? titleClass;
    if (index < headerIndex || !isListRow(row) || isHeaderRow(row) || isSumRow(row)) return;
    const [onlyBlock, ...moreBlocks] = blocks;
    if (onlyBlock && moreBlocks.length === 0 && isSumBeside(row, onlyBlock)) return;
    for (const [blockIndex, block] of allBlocks.entries()) {
      const read = readRow(row, block, titleClass);
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
  });
  return {
    columns: listFoundColumns(blocks),
    unusedHeadings: header.unusedHeadings,
    unusedColumns: others?.unusedColumns ?? [],
    rows: rowsByBlock.flat(),
    areOthersPupils: others?.areOthersPupils ?? false,
    vacantNumbers,
  };
}

type ReadRow =
  | { readonly type: "pupil"; readonly cells: RosterCells }
  | { readonly type: "vacant"; readonly number: number }
  | { readonly type: "none" };

/** What stands in the name's place where a number has no pupil, in brackets too. */
const vacantWords = new RegExp(
  `^[([<{〈【]?(?:결번|결원|공번|공석|빈자리|${LEFT_WORDS}|[-–—]+)[)\\]>}〉】]?$`,
  "u",
);
/** What stands above or below names that are set as the pupils sit. */
const seatWords = /^(?:\d{1,2}(?:분단|모둠|조|열|줄)|교탁|칠판|앞|뒤|앞문|뒷문|창문|창가|복도)$/u;

function readRow(
  row: readonly string[],
  block: ColumnBlock,
  titleClass: NamedClass | undefined,
): ReadRow {
  const texts = new Map<HeadingMeaning, string>();
  for (const { index, meaning } of block) {
    const text = toCleanText(row[index] ?? "");
    if (text) texts.set(meaning, text);
  }
  const name = toBareText(texts.get("name") ?? "");
  const cells = toCells(texts, block, titleClass);
  const isSum = isSumText(name) || isSumText(cells.number ?? "");
  // Where the number stands further right, 「합계」 is in a column of another meaning.
  const hasSumWord = [...texts.values()].some(isSumText);
  const number = parseStudentNumber(cells.number ?? "");
  if (isSum || (hasSumWord && !(number.ok && name))) return { type: "none" };
  if (cells.number === undefined && seatWords.test(name)) return { type: "none" };
  if (name && !vacantWords.test(name)) return { type: "pupil", cells };

  const facts = ["sex", "birthday", "guardianPhone"] as const;
  const hasFacts = facts.some((column) => texts.has(column));
  // Without a name: a pupil whose name is missing has other facts; a number alone is vacant.
  if (!name && hasFacts) return { type: "pupil", cells };
  if (number.ok) return { type: "vacant", number: number.value };
  // Words where the number belongs: nobody knows what they mean, so they are reported, not dropped.
  return texts.has("number") && !name ? { type: "pupil", cells } : { type: "none" };
}

/** 「합계」 in a column that is not read, as 연번 beside 번호, and no name. */
function isSumBeside(row: readonly string[], block: ColumnBlock): boolean {
  const name = row[block.find(({ meaning }) => meaning === "name")?.index ?? -1] ?? "";
  return row.some(isSumText) && !/\p{L}{2}/u.test(name);
}

function toCells(
  texts: ReadonlyMap<HeadingMeaning, string>,
  block: ColumnBlock,
  titleClass: NamedClass | undefined,
): RosterCells {
  const cells: Partial<Record<RosterColumn, string>> = {};
  for (const { meaning } of block) {
    if (meaning === "studentCode" || meaning === "gradeAndClass") continue;
    cells[meaning] = texts.get(meaning) ?? "";
  }
  const code = /^(\d)(\d{1,2})(\d{2})$/u.exec(toBareText(texts.get("studentCode") ?? ""));
  if (block.some(({ meaning }) => meaning === "studentCode") && !cells.number) {
    cells.number = code?.[3] ?? texts.get("studentCode") ?? "";
  }
  const named =
    findClassInCell(texts.get("classNo") ?? texts.get("gradeAndClass") ?? "") ??
    (code?.[1] && code[2] ? { grade: code[1], classNo: String(Number(code[2])) } : titleClass);
  if (!named) return cells;
  const grade = (texts.get("grade") ?? "").replace(/\s*학년$|\.0+$/gu, "") || named.grade;
  return { ...cells, ...(grade && { grade }), classNo: named.classNo };
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

/** Two in one: 「학년반」 and 「학번」. */
function toColumns(meaning: HeadingMeaning): readonly RosterColumn[] {
  if (meaning === "gradeAndClass") return ["grade", "classNo"];
  return meaning === "studentCode" ? ["grade", "classNo", "number"] : [meaning];
}

import { toCleanText } from "./source/cell-text.ts";
import type { ColumnBlock, ColumnPlace } from "./find-header.ts";
import { findClassAndNumber } from "./source/heads/class-number.ts";
import { parseBirthday, parseSex, parseStudentNumber } from "./parse-cell.ts";
import type { RosterColumn } from "./roster-column.ts";

const MOST = 0.6;
const HALF = 0.5;

/**
 * What the columns of a list without headings mean, by what stands in most of their cells. No name
 * column: nothing.
 */
export function guessColumns(rows: readonly (readonly string[])[]): ColumnBlock | undefined {
  const width = Math.max(0, ...rows.slice(0, 200).map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) =>
    rows.map((row) => toCleanText(row[index] ?? "")).filter((cell) => cell !== ""),
  );
  const free = new Set(columns.keys());
  const places: ColumnPlace[] = [];
  const take = (meaning: RosterColumn, index: number | undefined): void => {
    if (index === undefined) return;
    free.delete(index);
    places.push({ index, meaning });
  };
  const findMost = (fits: (cell: string) => boolean, least: number): number | undefined =>
    [...free].find((index) => shareOf(columns[index] ?? [], fits) >= least);

  take("sex", findMost(isSexWord, MOST));
  take("guardianPhone", findMost(isPhone, MOST));
  const code = columns.findIndex(areStudentCodes);
  if (code >= 0 && free.delete(code)) places.push({ index: code, meaning: "studentCode" });
  take("birthday", findMost(isBirthday, MOST));
  const nameIndex =
    findMost(isNameLike, HALF) ??
    // Whatever words stand beside running numbers: 「가」, 「1번 학생」.
    (columns.some(isRunning) ? findMost(isWords, MOST) : undefined);
  if (nameIndex === undefined) return undefined;
  take("name", nameIndex);

  const numeric = [...free].filter((index) => shareOf(columns[index] ?? [], isNumber) >= MOST);
  // 학년 and 반 repeat down the list, the number does not.
  // Nor does it go up and down, as points do; where both do, it stands before the name.
  const isSure = (index: number): number => {
    const cells = columns[index] ?? [];
    return Number(cells.length >= rows.length * MOST && isRunning(cells));
  };
  const isBefore = (index: number): number => Number(index < nameIndex);
  const byVariety = numeric.toSorted(
    (a, b) =>
      isSure(b) - isSure(a) ||
      new Set(columns[b]).size - new Set(columns[a]).size ||
      isBefore(b) - isBefore(a) ||
      b - a,
  );
  const [number, ...rest] = byVariety;
  take("number", number);
  if (number === undefined && nameIndex > 0 && areClassNumbers(columns[nameIndex - 1] ?? []))
    places.push({ index: nameIndex - 1, meaning: "classAndNumber" });
  const beforeName = rest
    .filter((index) => index < nameIndex && canBeClasses(columns[index] ?? []))
    .toSorted((a, b) => a - b);
  if (beforeName.length >= 2) take("grade", beforeName.at(-2));
  take("classNo", beforeName.at(-1));
  // 1 to 4 behind the name are the sex codes of an office's list only where it tells the birthday too.
  const codes = rest.find(
    (index) => index > nameIndex && shareOf(columns[index] ?? [], isSexCode) === 1,
  );
  const isOffice = places.some(({ meaning }) => meaning === "birthday");
  const hasSex = places.some(({ meaning }) => meaning === "sex");
  if (isOffice && !hasSex) take("sex", codes);
  return places.toSorted((a, b) => a.index - b.index);
}

/**
 * The lists that stand side by side without headings: 「1 권아인 16 조수아」 on each line are two. Each has its name as far
 * from the next one's as the others, and a number before it. Nothing where no column holds names.
 */
export function guessBlocks(rows: readonly (readonly string[])[]): readonly ColumnBlock[] {
  const sample = rows.slice(0, 200);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const cellsOf = (index: number): readonly string[] =>
    sample.map((row) => toCleanText(row[index] ?? "")).filter((cell) => cell !== "");
  const names = Array.from({ length: width }, (_, index) => index).filter(
    (index) =>
      shareOf(cellsOf(index), isNameLike) >= HALF && shareOf(cellsOf(index - 1), isNumber) >= MOST,
  );
  const [first = 0, second = 0] = names;
  const period = second - first;
  const isRegular = names.length > 1 && names.every((at, n) => at === first + n * period);
  if (!isRegular || first >= period) {
    const block = guessColumns(rows);
    return block ? [block] : [];
  }
  return names.flatMap((_, n) => {
    const from = n * period;
    const block = guessColumns(rows.map((row) => row.slice(from, from + period)));
    return block ? [block.map((place) => ({ ...place, index: place.index + from }))] : [];
  });
}

/** 「2/1」, 「2/2」: no two alike, as classes would be. */
function areClassNumbers(cells: readonly string[]): boolean {
  const fits = (cell: string): boolean =>
    /[-/반]/u.test(cell) && findClassAndNumber(cell)?.classNo !== undefined;
  return cells.length > 1 && new Set(cells).size === cells.length && cells.every(fits);
}

/** Small numbers of which one comes again, for a class has several pupils. */
function canBeClasses(cells: readonly string[]): boolean {
  const areFew = cells.length < 3 || new Set(cells).size < cells.length;
  return areFew && !isRunning(cells) && cells.every((cell) => parseInt(cell, 10) <= 30);
}

/** 「30201」, 「30202」: they come first, or grow. A spreadsheet's days of birth do neither. */
function areStudentCodes(cells: readonly string[], at: number): boolean {
  const isFirst = at === 0 && new Set(cells).size === cells.length;
  const areGrowing =
    cells.length > 1 && cells.every((cell, n) => n === 0 || Number(cell) > Number(cells[n - 1]));
  return cells.length > 0 && (isFirst || areGrowing) && cells.every(isStudentCode);
}

/** Grade, class and number in five digits. */
export function isStudentCode(cell: string): boolean {
  return /^[1-6](?:0[1-9]|1\d|20)(?:0[1-9]|[1-3]\d|4[0-5])$/u.test(cell);
}

/** A word that can be a name: letters, perhaps with spaces, a hyphen or a mark that tells namesakes apart. */
export function isNameLike(cell: string): boolean {
  return (
    /^\p{L}[\p{L}\p{M}'’ .-]{1,39}(?:\d{1,3}|\([^()]{1,5}\))?$/u.test(cell) && !isSexWord(cell)
  );
}

/** Numbers that grow down the list. */
function isRunning(cells: readonly string[]): boolean {
  const numbers = cells.flatMap((cell) => {
    const parsed = parseStudentNumber(cell);
    return parsed.ok ? [parsed.value] : [];
  });
  return (
    numbers.length > 1 &&
    numbers.length >= cells.length * MOST &&
    numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
  );
}

/** Words that are no amount: 「90점」 is none. */
function isWords(cell: string): boolean {
  return /\p{L}/u.test(cell) && !/^[\d.,]+ ?\p{L}{1,2}$/u.test(cell) && !isSexWord(cell);
}

function shareOf(cells: readonly string[], fits: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
}

function isSexWord(cell: string): boolean {
  return !/\d/u.test(cell) && cell !== "" && parseSex(cell).ok;
}

function isSexCode(cell: string): boolean {
  return /^[1-4]$/u.test(cell);
}

function isBirthday(cell: string): boolean {
  const parsed = parseBirthday(cell);
  return parsed.ok || parsed.refusal.type === "BirthdayNotInCalendar";
}

/** Whether a cell may be a telephone. */
export function isPhone(cell: string): boolean {
  return /^(?:0\d{1,2}-\d{3,4}-\d{4}|(?:\+82 ?|0)?1[016789][ .-]?\d{3,4}[ .-]?\d{4})$/u.test(
    cell.replaceAll(/\p{Pd}/gu, "-"),
  );
}

function isNumber(cell: string): boolean {
  return parseStudentNumber(cell).ok;
}

// Rows of somebody's spreadsheet, by the names of their heads or by what stands in their columns.
import { readWon } from "./read-won.ts";
import type { LineCell, LineDraft } from "./entry-lines.ts";

type Column = LineCell | "amount" | "none";

const heads: readonly (readonly [Column, RegExp])[] = [
  ["price", /^(?:예상|구입)?(?:단가|가격)$/u],
  ["amount", /^(?:총|합계|사용|구입|예상|공급)?(?:금액|액|합계|총액)$/u],
  ["count", /^(?:구입|예상)?(?:수량|개수|갯수)$/u],
  ["unit", /^단위$/u],
  ["spec", /^(?:규격|사양|모델명?|옵션)$/u],
  ["name", /^(?:품명|품목명?|물품명?|상품명?|이름|내용|내역|내용물)$/u],
  ["none", /^(?:번호|순번|연번|순|no|비고|메모|구분|분류|날짜|사용일자|사용처)$/iu],
];
const SUM = /^(?:합\s*계|소\s*계|총\s*계|계|총\s*액)$/u;
const COUNTED = /^([\d,]+)\s*(\p{L}{1,10})$/u;

/**
 * The lines that pasted rows stand for. Heads are read by name, in any order; without them words stand for 품명, 규격,
 * 단위 in this order, and numbers for 수량 and 단가. A row of sums is none, and what cannot be read stays to be mended.
 *
 * ```ts
 * readPastedLines("수량\t품명\t금액\n3\t색지\t13,500", "a"); // name: "색지", count: "3", price: "4500"
 * ```
 *
 * @param id with which the ids of the lines begin
 */
export function readPastedLines(pasted: string, id: string): readonly LineDraft[] {
  const rows = pasted
    .split(/\r?\n/u)
    .map((row) => row.split("\t").map((cell) => cell.normalize("NFC").trim()))
    .filter((row) => row.some((cell) => cell !== ""));
  const named = (rows[0] ?? []).map(findHead);
  const hasHeads = named.includes("name") && named.filter(Boolean).length > 1;
  const body = hasHeads ? rows.slice(1) : rows;
  const columns = hasHeads ? named : guessColumns(body);
  return body
    .filter((row) => !row.some((cell) => SUM.test(cell)))
    .map((row, at) => ({ ...readRow(row, columns), id: `${id}-${String(at).padStart(3, "0")}` }));
}

function findHead(cell: string): Column | undefined {
  const words = cell.replaceAll(/\([^)]*\)|\s/gu, "");
  return heads.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Without heads: the order of the form where it fits, else words and numbers in theirs, behind a column that counts up. */
function guessColumns(rows: readonly (readonly string[])[]): readonly Column[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const isNumber = Array.from({ length: width }, (_, at) => isOf(rows, at, isFigure));
  const isForm =
    width === FORM.length && !isNumber[0] && isNumber[4] !== false && isNumber[3] !== false;
  if (isForm) return FORM;
  const words: Column[] = ["name", "spec", "unit"];
  const isSerial = isNumber[0] === true && rows.every((row, at) => row[0] === String(at + 1));
  const figures = isNumber.flatMap((is, at) => (is && !(isSerial && at === 0) ? [at] : []));
  const ofFigures: readonly Column[] =
    figures.length === 1 ? ["price"] : ["count", "price", "amount"];
  return isNumber.map((is, at) => {
    if (is === undefined || (isSerial && at === 0)) return "none";
    return (is ? ofFigures[figures.indexOf(at)] : words.shift()) ?? "none";
  });
}

const FORM: readonly Column[] = ["name", "spec", "unit", "count", "price"];

/** Whether all that stands in a column is such; nothing where it is empty. */
function isOf(rows: readonly (readonly string[])[], at: number, is: (cell: string) => boolean) {
  const filled = rows.flatMap((row) => row[at] || []);
  return filled.length > 0 ? filled.every((cell) => is(cell)) : undefined;
}

function isFigure(cell: string): boolean {
  return readWon(cell) !== undefined || COUNTED.test(cell);
}

function readRow(
  row: readonly string[],
  columns: readonly (Column | undefined)[],
): Omit<LineDraft, "id"> {
  const find = (column: Column): string => row[columns.indexOf(column)] ?? "";
  const [, counted, of] = COUNTED.exec(find("count")) ?? [];
  const count = counted ?? find("count");
  const unit = find("unit") || (of ?? "");
  const amount = readWon(find("amount"));
  const each = amount === undefined ? undefined : amount / (readWon(count) ?? 1);
  const price = find("price") || (each !== undefined && Number.isInteger(each) ? String(each) : "");
  return { name: find("name"), spec: find("spec"), unit, count, price };
}

import { toCleanText } from "../cell-text.ts";

/** Who a cell of a column 「반/번호」 is; grade and class may be missing. */
export interface ClassAndNumber {
  readonly grade?: string;
  readonly classNo?: string;
  readonly number: number;
}

const written =
  /^(?:(?:(?<grade>\d)\s*(?:학년|[-/.]|\s)\s*)?(?<classNo>\d{1,2}|\p{L}{1,4}?)\s*(?:반|[-/.]|\s)\s*)?(?<number>\d{1,3})\s*번?$/u;
/** 「201」, 「0201」: no class has a pupil 201. */
const dense = /^(?<classNo>0[1-9]|[1-9])(?<number>\d{2})$/u;
/** 「30207」: 3학년 2반 7번. A date in its five digits would be a class over 40. */
const code = /^(?<grade>\d)(?<classNo>[0-3]\d)(?<number>\d{2})$/u;

/**
 * Reads a cell of a column 「반/번호」.
 *
 * ```ts
 * findClassAndNumber("02/01"); // { classNo: "2", number: 1 }
 * findClassAndNumber("3학년 2반 1번"); // { grade: "3", classNo: "2", number: 1 }
 * ```
 */
export function findClassAndNumber(cell: string): ClassAndNumber | undefined {
  const text = toCleanText(cell);
  const { grade, classNo, number } =
    (dense.exec(text) ?? written.exec(text) ?? code.exec(text))?.groups ?? {};
  if (number === undefined || Number(number) === 0) return undefined;
  return {
    ...(grade && { grade }),
    ...(classNo && { classNo: String(Number(classNo) || classNo) }),
    number: Number(number),
  };
}

/**
 * The cells of a column 「반/번호」, written out: 「2/1」 is 「2반 1번」. A spreadsheet has made a day of 「2/1」, a month of
 * 「2/30」, and of 2.10 the number 2.1: where the order of the list tells, that is read back; where it does not, the cell
 * asks (「2반 1번 또는 10번」), for no reader takes this for a number. Other words stay as they are.
 */
export function settleClassNumbers(cells: readonly string[]): readonly string[] {
  const years = cells.flatMap((cell) => toDate(cell)?.year ?? []);
  const usual = years.toSorted((a, b) => countOf(years, b) - countOf(years, a))[0];
  return settleDecimals(cells).map((cell) => {
    const date = toDate(cell);
    const found = date
      ? fromDate(date, usual)
      : (findClassAndNumber(cell) ?? fromFour(cell, cells));
    return found ? toWords(found) : toCleanText(cell);
  });
}

/** 「1201」 is of class 12 beside 「201」; 「3201」 of grade 3, for no school has a class 32. Else nobody can tell. */
function fromFour(cell: string, cells: readonly string[]): ClassAndNumber | undefined {
  const [, first = "", second = "", digits] = /^([1-9])(\d)(\d\d)$/u.exec(toCleanText(cell)) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  if (cells.some((each) => dense.test(toCleanText(each))))
    return { classNo: first + second, number };
  return Number(first) > 2 && second !== "0"
    ? { grade: first, classNo: second, number }
    : undefined;
}

/** 「3/2」, 「3.2」 and the day that a spreadsheet made of 「3-2」, in a column of grade and class. */
export function settleGradeAndClass(cell: string): string {
  const date = toDate(cell);
  const found =
    date?.date === undefined ? undefined : { grade: date.month, classNo: String(date.date) };
  const parts =
    found ??
    /^(?<grade>\d)\s*[/.]\s*0?(?<classNo>[1-9]\d?)\s*반?$/u.exec(toCleanText(cell))?.groups;
  return parts ? `${parts["grade"]}-${parts["classNo"]}` : cell;
}

interface CellDate {
  /** Of a month: its year is the number. */
  readonly year?: number;
  readonly month: number;
  readonly date?: number;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** A day as a spreadsheet hands it over: 「2026-02-01」, 「02월 01일」, 「1-Feb」, and its months 「Feb-30」. */
function toDate(cell: string): CellDate | undefined {
  const text = toCleanText(cell);
  const { year, month, date } =
    (
      /^(?<year>(?:19|20)\d\d)-(?<month>\d\d)-(?<date>\d\d)(?:T.*)?$/u.exec(text) ??
      /^(?<month>\d{1,2})월 ?(?<date>\d{1,2})일$/u.exec(text)
    )?.groups ?? {};
  if (month !== undefined)
    return { ...(year && { year: Number(year) }), month: Number(month), date: Number(date) };
  const named = /^(?:(\d{1,2})-)?([a-z]{3})(?:-(\d{2}))?$/iu.exec(text);
  const at = months.indexOf((named?.[2] ?? "").toLowerCase());
  if (at < 0) return undefined;
  if (named?.[1]) return { month: at + 1, date: Number(named[1]) };
  return named?.[3] ? { year: Number(named[3]), month: at + 1 } : undefined;
}

function fromDate({ year, month, date }: CellDate, usual: number | undefined): ClassAndNumber {
  const classNo = String(month);
  if (date === undefined) return { classNo, number: year ?? 0 };
  // 3/2/1 is a day of 2003; 2/30 has no day and is the February of 1930.
  if (year !== undefined && year > 2000 && year <= 2006)
    return { grade: String(year - 2000), classNo, number: date };
  const isMonth = year !== undefined && year !== usual && date === 1;
  return { classNo, number: isMonth ? year % 100 : date };
}

/** Numbers that end in a nought have lost it: 「2.1」 behind 「2.9」 is 2.10. */
function settleDecimals(cells: readonly string[]): readonly string[] {
  const texts = cells.map(toCleanText);
  const decimals = texts.map((text) => /^(\d{1,2})\.(\d{1,2})$/u.exec(text));
  if (texts.some((text) => /^\d{1,2}\.(?:0\d|\d0)$/u.test(text))) return cells;
  const lasts = new Map<string, number>();
  let isInOrder = true;
  const inOrder = decimals.map((match) => {
    const [, classNo = "", digits = ""] = match ?? [];
    const last = lasts.get(classNo) ?? 0;
    const number = Number(digits) > last ? Number(digits) : Number(digits) * 10;
    if (match) lasts.set(classNo, number);
    if (match && (number <= last || (digits.length > 1 && number !== Number(digits))))
      isInOrder = false;
    return number;
  });
  return cells.map((cell, index) => {
    const [, classNo, digits = ""] = decimals[index] ?? [];
    if (classNo === undefined) return cell;
    if (isInOrder) return toWords({ classNo, number: inOrder[index] ?? 0 });
    return /^[1-3]$/u.test(digits) ? `${classNo}반 ${digits}번 또는 ${digits}0번` : cell;
  });
}

function toWords({ grade, classNo, number }: ClassAndNumber): string {
  return `${grade ? `${grade}학년 ` : ""}${classNo ? `${classNo}반 ` : ""}${number}번`;
}

function countOf(years: readonly number[], year: number): number {
  return years.filter((each) => each === year).length;
}

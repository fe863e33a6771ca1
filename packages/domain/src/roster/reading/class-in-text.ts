import { toCleanText } from "./source/cell-text.ts";

/** A class as a file names it; the grade may be missing. */
export interface NamedClass {
  readonly grade?: string;
  readonly classNo: string;
}

/**
 * The class that a title names, or nothing.
 *
 * ```ts
 * findClassInText("2026학년도 3학년 2반 명렬표"); // { grade: "3", classNo: "2" }
 * ```
 */
export function findClassInText(text: string): NamedClass | undefined {
  const title = toCleanText(text);
  const match =
    /(?<grade>\d{1,2})\s*학년(?!도)\s*(?<classNo>[\p{L}\d]{1,5}?)\s*반/u.exec(title) ??
    /(?<![\d-])(?<grade>\d)\s*-\s*(?<classNo>\d{1,2})\s*(?:반|$|(?=\s|\)))/u.exec(title);
  const { grade, classNo } = match?.groups ?? {};
  return grade && classNo ? { grade, classNo: String(Number(classNo) || classNo) } : undefined;
}

/** Reads a cell of a column 「반」: 「1」, 「1반」, 「2-1」, 「2학년 1반」, 「사랑반」. */
export function findClassInCell(cell: string): NamedClass | undefined {
  const text = toCleanText(cell);
  if (!text) return undefined;
  const named = findClassInText(text);
  if (named) return named;
  const classNo = text.replace(/\s*반$/u, "").replace(/\.0+$/u, "");
  return { classNo: String(Number(classNo) || classNo) };
}

/** The class that a sheet or a file is named after; the grade may be missing: 「2반」, 「2반 명단」. */
export function findClassInName(name: string): NamedClass | undefined {
  const text = toCleanText(name.replace(/\.[a-z]{3,4}$/iu, "").replaceAll("_", " "));
  const [, classNo] =
    /(?:^|[\s(])0?([1-9]\d?)\s*반(?!\p{L})/u.exec(text) ??
    /^(?!(?:우리|전체?|각|새|학|내|본|해당|담임)반)([가-힣]{1,3})반$/u.exec(text) ??
    [];
  return findClassInText(text) ?? (classNo === undefined ? undefined : { classNo });
}

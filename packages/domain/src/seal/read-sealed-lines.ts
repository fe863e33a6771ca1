import { readSealCode } from "./seal-code.ts";

/** The head of the column that holds the codes. */
export const SEAL_COLUMN = "봉인 코드";
/** The head of the column that holds the long text. */
export const SEALED_TEXT_COLUMN = "내용";
const WORDS = 2;

/** One record of a file that was downloaded here. */
export interface SealedLine {
  /** Its first columns: 「2026-11-18 · 5번 김하린」. */
  readonly words: string;
  readonly code: string | undefined;
  readonly text: string;
}

/** The records of a sheet that has a column of codes; nothing of another one. */
export function readSealedLines(
  rows: readonly (readonly string[])[],
): readonly SealedLine[] | undefined {
  const top = rows.findIndex((row) => row.includes(SEAL_COLUMN));
  const heads = rows[top];
  if (!heads) return undefined;
  const [codes, texts] = [heads.indexOf(SEAL_COLUMN), heads.indexOf(SEALED_TEXT_COLUMN)];
  return rows
    .slice(top + 1)
    .filter((row) => row.some((cell) => cell !== ""))
    .map((row) => ({
      words: row.slice(0, WORDS).join(" · "),
      code: readSealCode(row[codes] ?? ""),
      text: row[texts] ?? "",
    }));
}

/** Whether a text out of a file is this one: lines end there as the program that saved it likes. */
export function isTextOfFile(text: string, fromFile: string): boolean {
  const toPlain = (one: string): string => one.replaceAll(/\r\n?/g, "\n").trim();
  return toPlain(text) === toPlain(fromFile);
}

import { readSealCode } from "./seal-code.ts";

/** The head of the column that holds the codes. */
export const SEAL_COLUMN = "봉인 코드";
/** The heads of those columns whose words may change while what is sealed does not. */
export const PUPILS_COLUMN = "학생";
export const ADDRESS_COLUMN = "봉인 확인 주소";

/** One record of a file that was downloaded here. */
export interface SealedLine {
  /** Its line in the sheet, from 1. */
  readonly number: number;
  readonly code: string | undefined;
  readonly cells: readonly { readonly head: string; readonly text: string }[];
}

/** The records of a sheet that has a column of codes; nothing of another one. */
export function readSealedLines(
  rows: readonly (readonly string[])[],
): readonly SealedLine[] | undefined {
  const top = rows.findIndex((row) => row.includes(SEAL_COLUMN));
  const heads = rows[top];
  if (!heads) return undefined;
  const codes = heads.indexOf(SEAL_COLUMN);
  return rows
    .map((row, at) => ({
      number: at + 1,
      code: readSealCode(row[codes] ?? ""),
      cells: heads.map((head, column) => ({ head, text: row[column] ?? "" })),
    }))
    .slice(top + 1)
    .filter(({ cells }) => cells.some(({ text }) => text !== ""));
}

/** How a cell of the file is told from the one that the sealed version makes. */
export interface SealedCell {
  readonly head: string;
  readonly text: string;
  /** Where what is sealed is shown in other words by now, as a name is. Default: the same text. */
  readonly isSame?: (fromFile: string) => boolean;
}

/** The heads of the cells that are not as the sealed version makes them. Other columns of the file are not sealed. */
export function listChangedHeads(
  { cells }: SealedLine,
  sealed: readonly SealedCell[],
): readonly string[] {
  const byHead = new Map(sealed.map((cell) => [cell.head, cell]));
  const changed = cells.filter(({ head, text: fromFile }) => {
    const cell = byHead.get(head);
    return cell && !(isTextOfFile(cell.text, fromFile) || cell.isSame?.(fromFile));
  });
  return [...new Set(changed.map(({ head }) => head))];
}

/**
 * Whether a file's names of pupils may be those of the sealed ids: a number or a name may have changed since, but another
 * pupil of the roster is another pupil.
 *
 * @param sealed the pupils as they are called today; nothing where one is deleted
 */
export function mayBeSamePupils(
  fromFile: string,
  sealed: readonly (string | undefined)[],
  roster: readonly string[],
): boolean {
  const told = fromFile.split(", ").map((one) => one.trim().replace(/^(?:.* · )?\d+번 /u, ""));
  return (
    told.length === sealed.length &&
    told.every((name, at) => name !== "" && (name === sealed[at] || !roster.includes(name)))
  );
}

/** Whether a text out of a file is this one: lines end there as the program that saved it likes. */
function isTextOfFile(text: string, fromFile: string): boolean {
  const toPlain = (one: string): string => one.replaceAll(/\r\n?/g, "\n").trim();
  return toPlain(text) === toPlain(fromFile);
}

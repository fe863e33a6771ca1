import { readSealCode } from "./seal-code.ts";

/** The head of the column that holds the codes. */
export const SEAL_COLUMN = "봉인 코드";
/** The heads of those columns whose words may change while what is sealed does not. */
export const PUPILS_COLUMN = "학생";
export const ADDRESS_COLUMN = "봉인 확인 주소";
export const TIME_COLUMN = "봉인한 때";
/** The heads of those that files of before did not have. */
export const CLOCK_COLUMN = "시각";
export const MINUTES_COLUMN = "분";

/** One record of a file that was downloaded here. */
export interface SealedLine {
  /** Its line in the sheet, from 1. */
  readonly number: number;
  readonly code: string | undefined;
  readonly cells: readonly { readonly head: string; readonly text: string }[];
}

/** What of a file is looked at, and what is not. */
export interface SealedSheet {
  readonly lines: readonly SealedLine[];
  /** The names of the sheets beside it that hold something. */
  readonly others: readonly string[];
  /** How many rows that hold something stand above its heads. */
  readonly above: number;
}

/** The first sheet that has a column of codes, and records below it; nothing where no sheet is such a one. */
export function readSealedSheet(
  sheets: readonly { readonly name: string; readonly rows: readonly (readonly string[])[] }[],
): SealedSheet | undefined {
  const filled = sheets.filter(({ rows }) => rows.some(isFilled));
  for (const sheet of filled) {
    const { rows } = sheet;
    const top = rows.findIndex((row) => row.some((head) => toHead(head) === SEAL_COLUMN));
    const heads = (rows[top] ?? []).map(toHead);
    const codes = heads.indexOf(SEAL_COLUMN);
    const lines = rows
      .map((row, at) => ({
        number: at + 1,
        code: readSealCode(row[codes] ?? ""),
        cells: heads.map((head, column) => ({ head, text: row[column] ?? "" })),
      }))
      .slice(top + 1)
      .filter(({ cells }) => cells.some(({ text }) => text !== ""));
    if (codes < 0 || lines.length === 0) continue;
    const others = filled.flatMap((other) => (other === sheet ? [] : [other.name]));
    return { lines, others, above: rows.slice(0, top).filter(isFilled).length };
  }
  return undefined;
}

function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => cell.trim() !== "");
}

function toHead(cell: string): string {
  return cell.normalize("NFKC").replaceAll(/\s+/gu, " ").trim();
}

/** How a cell of the file is told from the one that the sealed version makes. */
export interface SealedCell {
  readonly head: string;
  readonly text: string;
  /** Where what is sealed is shown in other words by now, as a name is. Default: the same text. */
  readonly isSame?: (fromFile: string) => boolean;
}

/**
 * The heads of the cells that are not as the sealed version makes them, in each column of that name; a column that is
 * not there is as an empty cell. Where and when it was sealed a file may leave out.
 */
export function listChangedHeads(
  { cells }: SealedLine,
  sealed: readonly SealedCell[],
): readonly string[] {
  const changed = sealed.filter((cell) => {
    const found = cells.filter(({ head }) => head === cell.head);
    if (found.length === 0 && MAY_MISS.has(cell.head)) return false;
    const texts = found.length > 0 ? found.map(({ text }) => text) : [""];
    return !texts.every((text) => isTextOfFile(cell.text, text) || cell.isSame?.(text));
  });
  return changed.map(({ head }) => head);
}

const MAY_MISS: ReadonlySet<string> = new Set([
  ADDRESS_COLUMN,
  TIME_COLUMN,
  CLOCK_COLUMN,
  MINUTES_COLUMN,
]);

/** The heads of sealed columns that a file leaves out, as those of before do: nobody has compared them. */
export function listMissingHeads(
  lines: readonly SealedLine[],
  sealed: readonly string[],
): readonly string[] {
  const told = new Set(lines[0]?.cells.map(({ head }) => head));
  return sealed.filter((head) => !told.has(head));
}

/** The heads of columns that hold something and are none of the sealed ones: nobody can say anything of them. */
export function listStrangeHeads(
  lines: readonly SealedLine[],
  sealed: readonly string[],
): readonly string[] {
  const filled = lines.flatMap(({ cells }) => cells.filter(({ text }) => text.trim() !== ""));
  const strange = filled.map(({ head }) => head).filter((head) => !sealed.includes(head));
  return [...new Set(strange.map((head) => head || "이름 없는 칸"))];
}

/**
 * Whether a file's names of pupils may be those of the sealed ids: a number or a name may have changed since, not both,
 * and another pupil of the roster is another pupil.
 *
 * @param sealed the pupils as they are called today; nothing where one is deleted
 */
export function mayBeSamePupils(
  fromFile: string,
  sealed: readonly (Pupil | undefined)[],
  roster: readonly string[],
): boolean {
  const told = fromFile.split(", ").map((one) => {
    const [, number, name = ""] = /^(?:.* · )?(?:(\d+)번 )?(.*)$/u.exec(one.trim()) ?? [];
    return { number: Number(number), name };
  });
  return (
    told.length === sealed.length &&
    told.every(({ number, name }, at) => {
      const pupil = sealed[at];
      if (pupil?.name === name) return true;
      if (name === "" || roster.includes(name)) return false;
      return pupil === undefined || pupil.number === number;
    })
  );
}

interface Pupil {
  readonly number: number;
  readonly name: string;
}

/** Whether a text out of a file is this one: lines end there as the program that saved it likes. */
function isTextOfFile(text: string, fromFile: string): boolean {
  const toPlain = (one: string): string => one.replaceAll(/\r\n?/g, "\n").trim();
  return toPlain(text) === toPlain(fromFile);
}

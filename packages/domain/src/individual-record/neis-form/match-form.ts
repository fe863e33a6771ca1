import {
  findClassAndNumber,
  settleClassNumbers,
} from "../../roster/reading/source/heads/class-number.ts";
import { hanjaBehind, toBareText, toCleanText } from "../../roster/reading/source/cell-text.ts";
import type { ClassKey } from "../../student/student.ts";
import type { FormHead } from "./form-head.ts";
import type { SheetGrid } from "./sheet-cells.ts";

/** A pupil of a list with the text that goes into the form; "" where none is written yet. */
export interface FormText {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  /** Absent: the form's class is not compared. */
  readonly classKey?: ClassKey | undefined;
  readonly text: string;
}

/** A line of the form about a pupil. */
export interface FormRow {
  /** Counted from 1. */
  readonly row: number;
  readonly name: string;
  readonly number: number | undefined;
  readonly grade: string | undefined;
  readonly classNo: string | undefined;
  /** What stands where the text goes. */
  readonly filled: string;
  readonly isFormula: boolean;
}

/** Why a line of the form stays as it is. */
export type LeftReason =
  | "noText"
  | "otherNumber"
  | "otherName"
  | "otherClass"
  | "unknown"
  | "sameName"
  | "twice"
  | "formula";

export interface FormMatch {
  /** Empty cells first to be filled, then those in which another text stands. */
  readonly empty: readonly FormFill[];
  readonly full: readonly FormFill[];
  /** The text stands there already. */
  readonly sameCount: number;
  readonly left: readonly { readonly row: FormRow; readonly reason: LeftReason }[];
  /** Texts whose pupil has no line. */
  readonly without: readonly FormText[];
}

export interface FormFill {
  readonly row: FormRow;
  readonly of: FormText;
}

/** The lines below the heads in which a pupil stands. */
export function listFormRows(
  grid: SheetGrid,
  { row: headRow, columns }: FormHead,
): readonly FormRow[] {
  const rows = [...grid.rows.keys()].filter((row) => row > headRow).sort((a, b) => a - b);
  const read = (row: number, column: number | undefined): string =>
    (column && grid.rows.get(row)?.get(column)?.text) || "";
  const settled = settleClassNumbers(rows.map((row) => read(row, columns.classNumber)));
  const hasNumber = Boolean(columns.number ?? columns.classNumber);
  return rows.flatMap((row, at) => {
    const name = toName(read(row, columns.name));
    const whole = findClassAndNumber(settled[at] ?? "");
    const number = toNumber(read(row, columns.number)) ?? whole?.number;
    if (name === "" || (hasNumber && number === undefined)) return [];
    return [
      {
        row,
        name,
        number,
        grade: toDigits(read(row, columns.grade)) ?? whole?.grade,
        classNo: toDigits(read(row, columns.class)) ?? whole?.classNo,
        filled: read(row, columns.text),
        isFormula: Boolean(columns.text && grid.rows.get(row)?.get(columns.text)?.isFormula),
      },
    ];
  });
}

/**
 * Which text goes into which line of a form: only where the name is the same, and the number and the class too as far as
 * the form has them. Whoever cannot be told for sure is left, with the reason: a text in another child's line is worse
 * than an empty one.
 */
export function matchForm(rows: readonly FormRow[], texts: readonly FormText[]): FormMatch {
  const empty: FormFill[] = [];
  const full: FormFill[] = [];
  const left: { row: FormRow; reason: LeftReason }[] = [];
  const met = new Set<string>();
  let sameCount = 0;
  const chosen = rows.map((row) => ({ row, ...choose(row, texts) }));
  for (const { row, of, reason } of chosen) {
    const isTwice = of && chosen.filter((other) => other.of === of).length > 1;
    const why = isTwice ? "twice" : reason;
    if (of) met.add(of.id);
    if (!of || why) left.push({ row, reason: why ?? "unknown" });
    else if (of.text === "") left.push({ row, reason: "noText" });
    else if (row.isFormula) left.push({ row, reason: "formula" });
    else if (row.filled.trim() === "") empty.push({ row, of });
    else if (toPlainText(row.filled) === toPlainText(of.text)) sameCount++;
    else full.push({ row, of });
  }
  const without = texts.filter(({ id, text }) => text !== "" && !met.has(id));
  return { empty, full, sameCount, left, without };
}

function choose(
  row: FormRow,
  texts: readonly FormText[],
): { readonly of?: FormText; readonly reason?: LeftReason } {
  const inClass = texts.filter(({ classKey }) => isSameClass(row, classKey));
  if (inClass.length === 0 && texts.length > 0) return { reason: "otherClass" };
  const named = inClass.filter(({ name }) => toName(name) === row.name);
  const sure = named.filter(({ number }) => row.number === undefined || number === row.number);
  const [of] = sure;
  if (of) return sure.length === 1 ? { of } : { reason: "sameName" };
  if (named.length > 0) return { reason: "otherNumber" };
  if (inClass.some(({ number }) => number === row.number)) return { reason: "otherName" };
  return { reason: "unknown" };
}

/** As far as both say it. */
function isSameClass({ grade, classNo }: FormRow, classKey: ClassKey | undefined): boolean {
  const [first, second] = (classKey ?? "").split("-");
  const ownClass = second ?? first;
  const isClass = !classNo || !ownClass || classNo === ownClass;
  return isClass && (!grade || second === undefined || grade === first);
}

function toName(cell: string): string {
  return toBareText(toCleanText(cell).replace(hanjaBehind, ""));
}

function toNumber(cell: string): number | undefined {
  const digits = /^0*([1-9]\d{0,2})(?:\.0)?번?$/u.exec(toBareText(cell))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function toDigits(cell: string): string | undefined {
  const bare = toBareText(cell).replace(/(?:학년|반)$/u, "");
  return bare === "" ? undefined : bare.replace(/^0+(?=\d)/u, "");
}

function toPlainText(text: string): string {
  return text.normalize("NFC").replaceAll(/\r\n?/gu, "\n").trim();
}

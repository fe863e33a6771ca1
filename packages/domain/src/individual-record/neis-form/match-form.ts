import type { ClassKey } from "../../student/student.ts";
import { toCellText } from "./fill-sheet.ts";
import { toName, type FormGap, type FormRow } from "./form-rows.ts";

/** A pupil of a list with the text that goes into the form; "" where none is written yet. */
export interface FormText {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  /** Absent: the form's class is not compared. */
  readonly classKey?: ClassKey | undefined;
  readonly text: string;
}

/** Why a line of the form stays as it is. */
export type LeftReason =
  | FormGap
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

/**
 * Which text goes into which line of a form: only where the name is the same, and the number and the class too as far as
 * the form has them. Whoever cannot be told for sure is left, with the reason: a text in another child's line is worse
 * than an empty one. Each line stands in one of the lists, or is counted as the same.
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
    // Whose number nobody can read is in the file all the same.
    else if (row.gap === reason) for (const { id } of listNamed(row, texts)) met.add(id);
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
  if (row.gap) return { reason: row.gap };
  const named = listNamed(row, inClass);
  const sure = named.filter(({ number }) => row.number === undefined || number === row.number);
  const [of] = sure;
  if (of) return sure.length === 1 ? { of } : { reason: "sameName" };
  if (named.length > 0) return { reason: "otherNumber" };
  if (inClass.some(({ number }) => number === row.number)) return { reason: "otherName" };
  return { reason: "unknown" };
}

function listNamed(row: FormRow, texts: readonly FormText[]): readonly FormText[] {
  return texts.filter(({ name }) => toName(name) === row.name);
}

/** As far as both say it. */
function isSameClass({ grade, classNo }: FormRow, classKey: ClassKey | undefined): boolean {
  const [first, second] = (classKey ?? "").split("-");
  const ownClass = second ?? first;
  const isClass = !classNo || !ownClass || classNo === ownClass;
  return isClass && (!grade || second === undefined || grade === first);
}

function toPlainText(text: string): string {
  return toCellText(text.normalize("NFC")).trim();
}

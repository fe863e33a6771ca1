import {
  findClassAndNumber,
  settleClassNumbers,
} from "../../roster/reading/source/heads/class-number.ts";
import { hanjaBehind, toBareText, toCleanText } from "../../roster/reading/source/cell-text.ts";
import type { FormHead } from "./form-head.ts";
import type { SheetGrid } from "./sheet-cells.ts";

/** A line of the form about a pupil. */
export interface FormRow {
  /** Counted from 1. */
  readonly row: number;
  readonly name: string;
  readonly number: number | undefined;
  readonly grade: string | undefined;
  readonly classNo: string | undefined;
  /** Why it does not tell whose line it is. */
  readonly gap?: FormGap | undefined;
  /** What stands where the number should. */
  readonly written: string;
  /** What stands where the text goes. */
  readonly filled: string;
  readonly isFormula: boolean;
}

export type FormGap = "noName" | "noNumber" | "unreadNumber" | "dateNumber";

/** What Excel makes of 「2/1」: the days of 2000 to 2050, counted from 1900, or written out. */
const excelDay = /^(?:3[6-9]|4\d|5[0-4])\d{3}(?:\.0)?$|^(?:19|20)\d\d-\d\d-\d\d/u;

/** The lines below the heads in which a number or a name stands, however little else they tell. */
export function listFormRows(
  grid: SheetGrid,
  { row: headRow, columns }: FormHead,
): readonly FormRow[] {
  const rows = [...grid.rows.keys()].filter((row) => row > headRow).sort((a, b) => a - b);
  const read = (row: number, column: number | undefined): string =>
    (column && grid.rows.get(row)?.get(column)?.text) || "";
  const settled = settleClassNumbers(rows.map((row) => read(row, columns.classNumber)));
  const hasNumber = Boolean(columns.number ?? columns.classNumber);
  const headName = toName(read(headRow, columns.name));
  return rows.flatMap((row, at) => {
    const name = toName(read(row, columns.name));
    const whole = findClassAndNumber(settled[at] ?? "");
    const number = toNumber(read(row, columns.number)) ?? whole?.number;
    const written = toCleanText(read(row, columns.number) || read(row, columns.classNumber));
    // Words below the table are no number, and the heads of its next page no pupil.
    const isPupil = name === "" ? /\d/u.test(written) : number !== undefined || name !== headName;
    if (!isPupil) return [];
    return [
      {
        row,
        name,
        number,
        grade: toDigits(read(row, columns.grade)) ?? whole?.grade,
        classNo: toDigits(read(row, columns.class)) ?? whole?.classNo,
        gap: hasNumber && number === undefined ? findGap(written) : name ? undefined : "noName",
        written,
        filled: read(row, columns.text),
        isFormula: Boolean(columns.text && grid.rows.get(row)?.get(columns.text)?.isFormula),
      },
    ];
  });
}

/** A name as two files may both write it. */
export function toName(cell: string): string {
  return toBareText(toCleanText(cell).replace(hanjaBehind, ""));
}

function findGap(written: string): FormGap {
  if (written === "") return "noNumber";
  return excelDay.test(written) ? "dateNumber" : "unreadNumber";
}

function toNumber(cell: string): number | undefined {
  const digits = /^0*([1-9]\d{0,2})(?:\.0)?번?$/u.exec(toBareText(cell))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function toDigits(cell: string): string | undefined {
  const bare = toBareText(cell).replace(/(?:학년|반)$/u, "");
  return bare === "" ? undefined : bare.replace(/^0+(?=\d)/u, "");
}

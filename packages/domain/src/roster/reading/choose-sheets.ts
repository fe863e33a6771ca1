import { toLeftOut, type LeftOutLine } from "./left-out.ts";
import { toCleanText } from "./source/cell-text.ts";
import type { RosterTable } from "./roster-row.ts";
import type { ClassKey } from "../../student/student.ts";

/** A sheet that holds a list. */
export interface SheetTable {
  readonly name?: string | undefined;
  readonly table: RosterTable;
}

/**
 * The sheets of a workbook that are read together: one a class, each class from the first sheet that has it (「3-2 (2)」
 * is a copy), or 「남학생」 and 「여학생」. Else one alone. Where only some name a class and one of them is the teacher's,
 * those are meant.
 */
export function chooseSheets(
  sheets: readonly SheetTable[],
  teachers: readonly ClassKey[],
): readonly SheetTable[] {
  const [first] = sheets;
  const apart = takeApart(sheets.filter(({ table }) => listKeys(table).every(Boolean)));
  const isTeachers = ({ table }: SheetTable): boolean =>
    listKeys(table).some((key) => key && teachers.some((each) => isSameClass(each, key)));
  if (apart.length > 1 || apart.some((each) => each === first || isTeachers(each))) return apart;
  if (sheets.every(({ name }) => /^[남여](?:자|학생)?$/u.test(toCleanText(name ?? ""))))
    return sheets;
  return first ? [first] : [];
}

/** The sheets that are not read, for everybody to see. */
export function listSheetsLeft(
  all: readonly { readonly name?: string; readonly rows: readonly (readonly string[])[] }[],
  read: readonly SheetTable[],
): readonly LeftOutLine[] {
  const names = new Set(read.map(({ name }) => name));
  return all.flatMap(({ name, rows }) => {
    const isBlank = rows.every((row) => row.every((cell) => cell.trim() === ""));
    return isBlank || names.has(name) ? [] : [toLeftOut([], 0, "sheet", name ?? "")];
  });
}

function takeApart(sheets: readonly SheetTable[]): readonly SheetTable[] {
  const taken: ClassKey[] = [];
  return sheets.filter(({ table }) => {
    const keys = listKeys(table).flatMap((key) => key ?? []);
    if (keys.some((key) => taken.some((each) => isSameClass(each, key)))) return false;
    taken.push(...keys);
    return true;
  });
}

function listKeys(table: RosterTable): readonly (ClassKey | undefined)[] {
  return [...new Set(table.rows.map(({ classKey }) => classKey))];
}

/** 「2」 of a list without grades is 「3-2」 too. */
function isSameClass(a: ClassKey, b: ClassKey): boolean {
  if (a === b) return true;
  const isOpen = !a.includes("-") || !b.includes("-");
  return isOpen && a.split("-").at(-1) === b.split("-").at(-1);
}

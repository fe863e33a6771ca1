import type { RecordKind } from "@damim/sync/kind.ts";
import type { RosterStudent } from "../student/student.ts";

/** What one scope holds, as the sheets of its file read it: living rows in today's form. */
export interface SheetRows {
  list<T>(kind: RecordKind<T>): readonly (T & { readonly id: string })[];
  /** Undefined when the pupil was deleted. */
  findStudent(id: string): RosterStudent | undefined;
}

export type SheetCell = string | number;

/**
 * One sheet of the spreadsheet that people open in an archive. A feature writes its sheet beside its
 * record, and the record's line in `checked-kinds.ts` names it.
 */
export interface RecordSheet {
  /** The tab: 「명단」. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** One line a record, in the order in which people look for it. */
  readonly toLines: (rows: SheetRows) => readonly (readonly SheetCell[])[];
}

export interface SheetColumn {
  readonly head: string;
  /** In characters of the sheet's font. */
  readonly width: number;
}

/** The cells of a pupil at the left of a line: number and name. */
export function toStudentCells(rows: SheetRows, studentId: string): readonly SheetCell[] {
  const student = rows.findStudent(studentId);
  return student ? [student.number, student.name] : ["", "지운 학생"];
}

export const studentColumns: readonly SheetColumn[] = [
  { head: "번호", width: 6 },
  { head: "이름", width: 12 },
];

/** Another row by its id: the budget of an entry. */
export function findRow<T>(
  rows: SheetRows,
  kind: RecordKind<T>,
  id: string,
): (T & { readonly id: string }) | undefined {
  return rows.list(kind).find((row) => row.id === id);
}

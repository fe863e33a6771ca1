import type { RecordKind } from "@damim/sync/kind.ts";

/** What one scope holds, as the sheets of its file read it: living rows in today's form. */
export interface SheetRows {
  list<T>(kind: RecordKind<T>): readonly (T & { readonly id: string })[];
  /** Undefined when the pupil was deleted. */
  findStudent(
    id: string,
  ): { readonly id: string; readonly number: number; readonly name: string } | undefined;
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

/** A column of a sheet: its head, its width, and what stands in it; nothing is an empty cell. */
export type SheetPart<T> = readonly [head: string, width: number, cell: Cell<T>["of"]];

/** A method, so that records of different rows stand in one list: each is only ever asked about its own. */
interface Cell<T> {
  of(row: T & { readonly id: string }, rows: SheetRows): SheetCell | null | undefined;
}

/** Number and name of the pupil that a row is about. */
export function studentParts<T>(
  findId: (row: T & { readonly id: string }) => string | null | undefined,
): readonly SheetPart<T>[] {
  return studentColumns.map(({ head, width }, index) => [
    head,
    width,
    (row, rows) => {
      const id = findId(row);
      return id === null || id === undefined ? "" : toStudentCells(rows, id)[index];
    },
  ]);
}

/** A sheet with a line for each row. Rows of one place stand by their ids. */
export function sheetOf<T>(of: {
  readonly kind: RecordKind<T>;
  readonly name: string;
  readonly parts: readonly SheetPart<T>[];
  readonly place?: ((row: T, rows: SheetRows) => string | number) | undefined;
}): RecordSheet {
  const { kind, name, parts, place = () => "" } = of;
  return {
    name,
    columns: parts.map(([head, width]) => ({ head, width })),
    toLines: (rows) =>
      rows
        .list(kind)
        .map((row) => ({ row, at: place(row, rows) }))
        .toSorted((a, b) => ((a.at === b.at ? a.row.id < b.row.id : a.at < b.at) ? -1 : 1))
        .map(({ row }) => parts.map(([, , cell]) => cell(row, rows) ?? "")),
  };
}

/** Another row by its id: the budget of an entry. */
export function findRow<T>(
  rows: SheetRows,
  kind: RecordKind<T>,
  id: string,
): (T & { readonly id: string }) | undefined {
  return rows.list(kind).find((row) => row.id === id);
}

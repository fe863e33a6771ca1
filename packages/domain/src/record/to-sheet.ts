import type { Field, Fields } from "./field.ts";
import type { ColumnOf, SaidOnce } from "./record.ts";
import {
  studentColumns,
  toStudentCells,
  type RecordSheet,
  type SheetCell,
  type SheetColumn,
  type SheetRows,
} from "./record-sheet.ts";

/** What one field, or one word beside them, adds to a sheet; of a pupil number and name. */
interface Part {
  readonly heads: readonly SheetColumn[];
  readonly tell: (row: object, rows: SheetRows) => readonly SheetCell[];
}

/**
 * The sheet of a record in 내 자료: a column for each field that says its width, or those that it names; in the teacher's
 * order or by id.
 */
export function toSheet<F extends Fields>(of: SaidOnce<F>): RecordSheet {
  const { fields, kind, sort, sheet = {} } = of;
  const { name = sort, columns, order = toPlace } = sheet;
  const shown = columns ?? Object.keys(fields).filter((field) => fields[field]?.column);
  const parts = shown.map((column) =>
    typeof column === "string" ? toPart(column, fields[column]) : toTold(column),
  );
  return {
    name,
    columns: parts.flatMap(({ heads }) => heads),
    toLines: (rows) =>
      rows
        .list(kind)
        .map((row) => ({ row, place: order(row, rows) }))
        .toSorted((a, b) => (a.place < b.place ? -1 : 1))
        .map(({ row }) => parts.flatMap(({ tell }) => tell(row, rows))),
  };
}

function toPart(name: string, field: Field | undefined): Part {
  const read = (row: object): unknown => (row as Readonly<Record<string, unknown>>)[name];
  if (field?.shape.type === "student")
    return {
      heads: studentColumns,
      tell: (row, rows) => (read(row) ? toStudentCells(rows, String(read(row))) : ["", ""]),
    };
  const { label = "", column } = field ?? {};
  return {
    heads: [{ head: column?.head ?? label, width: column?.width ?? 0 }],
    tell(row) {
      const value = read(row);
      return [value === undefined || value === null ? "" : (field?.cell(value) ?? "")];
    },
  };
}

function toTold<F extends Fields>({ head, width, cell }: ColumnOf<F>): Part {
  return { heads: [{ head, width }], tell: (row, rows) => [cell(row as never, rows)] };
}

function toPlace(row: { readonly id: string; readonly order?: unknown }): string {
  return typeof row.order === "string" ? `${row.order} ${row.id}` : row.id;
}

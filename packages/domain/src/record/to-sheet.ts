import type { Field, Fields, RowOf } from "./field.ts";
import type { SaidOnce } from "./record.ts";
import {
  studentColumns,
  toStudentCells,
  type RecordSheet,
  type SheetCell,
  type SheetRows,
} from "./record-sheet.ts";

/** The sheet of a record in 내 자료: a column for each field that says its width, in the teacher's order or by id. */
export function toSheet<F extends Fields>(of: SaidOnce<F>): RecordSheet {
  const shown = Object.entries(of.fields).filter(([, { column }]) => column);
  return {
    name: of.sort,
    columns: shown.flatMap(([, { shape, label = "", column }]) =>
      shape.type === "student"
        ? studentColumns
        : [{ head: column?.head ?? label, width: column?.width ?? 0 }],
    ),
    toLines: (rows) =>
      rows
        .list(of.kind)
        .toSorted((a, b) => (toPlace(a) < toPlace(b) ? -1 : 1))
        .map((row: RowOf<F>) =>
          shown.flatMap(([name, field]) =>
            toCells(field, (row as Readonly<Record<string, unknown>>)[name], rows),
          ),
        ),
  };
}

function toCells(field: Field, value: unknown, rows: SheetRows): readonly SheetCell[] {
  if (field.shape.type === "student") return toStudentCells(rows, String(value));
  return [value === undefined || value === null ? "" : field.cell(value)];
}

function toPlace(row: { readonly id: string; readonly order?: unknown }): string {
  return typeof row.order === "string" ? `${row.order} ${row.id}` : row.id;
}

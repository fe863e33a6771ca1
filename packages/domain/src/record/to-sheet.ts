import type { Field, Fields, RowOf } from "./field.ts";
import type { SaidOnce } from "./record.ts";
import { sheetOf, studentParts, type RecordSheet, type SheetPart } from "./record-sheet.ts";

/** The sheet of a record in 내 자료: its own, else a column for each field that says its width, in the teacher's order or by id. */
export function toSheet<F extends Fields>(of: SaidOnce<F>): RecordSheet {
  const { kind, sort, tab = sort, fields, columns = Object.keys(fields) } = of;
  const [first] = of.sheets ?? [];
  if (first) return first;
  return sheetOf<RowOf<F>>({
    kind,
    name: tab,
    parts: columns.flatMap((part) =>
      typeof part === "string" ? toParts<RowOf<F>>(part, fields[part]) : [part],
    ),
    place: (row, rows) => (of.place ? of.place(row, rows) : toOrder(row)),
  });
}

function toParts<T>(name: string, field: Field | undefined): readonly SheetPart<T>[] {
  if (!field?.column) return [];
  const read = (row: T): unknown => (row as Readonly<Record<string, unknown>>)[name];
  if (field.shape.type === "student")
    return studentParts((row) => read(row) as string | null | undefined);
  const { head = field.label ?? "", width } = field.column;
  return [
    [
      head,
      width,
      (row) => {
        const value = read(row);
        return value === undefined || value === null ? "" : field.cell(value);
      },
    ],
  ];
}

function toOrder(row: { readonly order?: unknown }): string {
  return typeof row.order === "string" ? row.order : "";
}

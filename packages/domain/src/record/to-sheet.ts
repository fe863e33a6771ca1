import type { Fields, RowOf } from "./field.ts";
import type { SaidOnce } from "./record.ts";
import type { RecordSheet } from "./record-sheet.ts";

/** The sheet of a record in 내 자료: a column for each field that says its width, in the teacher's order or by id. */
export function toSheet<F extends Fields>(of: SaidOnce<F>): RecordSheet {
  const shown = Object.entries(of.fields).filter(([, { column }]) => column);
  return {
    name: of.sort,
    columns: shown.map(([, { label = "", column }]) => ({
      head: column?.head ?? label,
      width: column?.width ?? 0,
    })),
    toLines: (rows) =>
      rows
        .list(of.kind)
        .toSorted((a, b) => (toPlace(a) < toPlace(b) ? -1 : 1))
        .map((row: RowOf<F>) =>
          shown.map(([name, field]) => {
            const value = (row as Readonly<Record<string, unknown>>)[name];
            return value === undefined || value === null ? "" : field.cell(value);
          }),
        ),
  };
}

function toPlace(row: { readonly id: string; readonly order?: unknown }): string {
  return typeof row.order === "string" ? `${row.order} ${row.id}` : row.id;
}

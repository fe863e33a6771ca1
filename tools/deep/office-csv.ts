/** A cell as LibreOffice writes it: texts stand in quotation marks, numbers do not. */
export interface OfficeCell {
  readonly text: string;
  readonly isText: boolean;
}

/** The cells of a CSV whose texts are all quoted; a text may hold commas, quotation marks and new lines. */
export function parseOfficeCsv(csv: string): readonly (readonly OfficeCell[])[] {
  const rows: OfficeCell[][] = [];
  let row: OfficeCell[] = [];
  for (const [whole, quoted, plain = "", end] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g,
  )) {
    if (whole === "" && row.length === 0) break;
    row.push({ text: quoted?.replaceAll('""', '"') ?? plain, isText: quoted !== undefined });
    if (end !== ",") {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

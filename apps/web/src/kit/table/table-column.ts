import type { ReactNode } from "react";

/** One column of a table, said once for the screen, for paper and for the spreadsheet. */
export interface TableColumn<Row> {
  readonly head: string;
  /** In characters: of the spreadsheet, and the share on paper. */
  readonly width: number;
  readonly text: (row: Row) => string | number;
  /** On the screen and on paper. Default: the text. */
  readonly show?: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
}

/** What a cell shows. */
export function showCell<Row>({ show, text }: TableColumn<Row>, row: Row): ReactNode {
  return show ? show(row) : text(row);
}

import type { ReactNode } from "react";

/** One column of a table, said once for the screen, for paper and for the spreadsheet. */
export interface TableColumn<Row> {
  readonly head: string;
  /** Where two columns may have the same head. */
  readonly key?: string;
  /** Below the head, on a wide screen alone: a control of the column. */
  readonly under?: ReactNode;
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

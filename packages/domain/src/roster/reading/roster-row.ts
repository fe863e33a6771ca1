import type { SettledGrid } from "./source/heads/settle-grid.ts";
import type { LeftOutLine } from "./left-out.ts";
import type { UnusedColumn } from "./find-header.ts";
import type { ClassKey } from "../../student/student.ts";
import type { RosterColumn } from "./roster-column.ts";

/** The cells of one pupil, as they were read, by column. A column that the file lacks is absent. */
export type RosterCells = Readonly<Partial<Record<RosterColumn, string>>>;

/** One row of a file or paste that speaks of a pupil. */
export interface RosterRow {
  /** Counted as the file shows it, 1 first. */
  readonly rowNumber: number;
  /** Only in a workbook with several sheets. */
  readonly sheetName?: string;
  /** Unique in its reading; two halves of a page share a row number. */
  readonly key: string;
  readonly cells: RosterCells;
  readonly classKey?: ClassKey;
  /** Of a further column of names, which may be pupils. */
  readonly isOther?: true;
}

/** A column that was recognised. */
export interface FoundColumn {
  readonly column: RosterColumn;
  /** Its place, 0 first. */
  readonly index: number;
  /** The heading as written; absent in a paste without headings. */
  readonly heading?: string;
}

/** One sheet or paste, cut into rows of pupils. */
export interface RosterTable {
  /** The cells that were read, with one row of heads; where they stand is where they stood. */
  readonly settled: SettledGrid;
  readonly leftOut: readonly LeftOutLine[];
  readonly columns: readonly FoundColumn[];
  /** Headings that mean nothing to us: said, so that nobody believes them imported. */
  readonly unusedHeadings: readonly string[];
  /** The same of columns without a heading. */
  readonly unusedColumns: readonly UnusedColumn[];
  readonly rows: readonly RosterRow[];
  /** Whether further columns of names are pupils, as far as the list tells. */
  readonly areOthersPupils: boolean;
  /** Numbers that stand there without a pupil (결번). */
  readonly vacantNumbers: readonly number[];
}

/** The key of a class: "3-2", or "2" where nobody says the grade. */
export function toRosterClassKey(cells: RosterCells): ClassKey | undefined {
  if (!cells.classNo) return undefined;
  return cells.grade ? `${cells.grade}-${cells.classNo}` : cells.classNo;
}

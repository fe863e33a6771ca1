import type { CalendarDay } from "../../calendar-day/calendar-day.ts";
import { ok, refuse, type Result } from "../../base/result.ts";
import { checkReading, listPresent } from "./check-reading.ts";
import type { CheckedRows } from "./check-rows.ts";
import { chooseSheets, listSheetsLeft } from "./choose-sheets.ts";
import { askClass, lacksOwnClass, withOutsideClass, type ClassQuestion } from "./class-question.ts";
import {
  listFirstChoice,
  listFoundClasses,
  withTaughtGrade,
  type FoundClass,
} from "./found-class.ts";
import type { UnusedColumn } from "./find-header.ts";
import { numberInOrder } from "./number-in-order.ts";
import { readRosterTable } from "./source/read-roster-table.ts";
import type { DaysBack, ReturnAnswers } from "./returning-student.ts";
import type { RosterFileRefusal } from "./source/roster-file.ts";
import type { LeftOutLine } from "./left-out.ts";
import type { FoundColumn, RosterRow } from "./roster-row.ts";
import type { ClassKey, RosterStudent } from "../../student/student.ts";

/** The cells of a sheet as texts. */
export interface RosterSheet {
  readonly name?: string;
  readonly rows: readonly (readonly string[])[];
}

/** What a file or paste says, what of it would be taken and what not. Plain data: it survives a worker. */
export interface RosterReading extends CheckedRows {
  readonly columns: readonly FoundColumn[];
  readonly unusedHeadings: readonly string[];
  readonly unusedColumns: readonly UnusedColumn[];
  /** Lines that are no pupil's: said, so that nobody looks for them. */
  readonly leftOut: readonly LeftOutLine[];
  /** There are further columns of names, and whether they come: as the list looks, or as the teacher said. */
  readonly others?: { readonly areTaken: boolean; readonly isSaid?: true };
  readonly classes: readonly FoundClass[];
  /** The classes whose rows count; absent: all rows. */
  readonly chosenClasses?: readonly ClassKey[];
  /** The list is of a class that is none of the teacher's. */
  readonly classQuestion?: ClassQuestion;
  /** The list has several classes, and the profile's is none of them. */
  readonly isOwnMissing: boolean;
  /** True when the list had no numbers and got them in its order. */
  readonly isNumberedHere: boolean;
  readonly vacantNumbers: readonly number[];
  /** Every row with the teacher's mending in it. */
  readonly rows: readonly RosterRow[];
  /** What the teacher said about rows with the name of somebody who left. */
  readonly answers: ReturnAnswers;
  /** And since when they are back; absent: today. */
  readonly daysBack?: DaysBack;
  readonly existing: readonly RosterStudent[];
  readonly ownClass?: ClassKey;
  readonly today?: CalendarDay;
}

export interface ReadingOptions {
  /** The pupils that are there already, and with `today` also those who left. */
  readonly existing?: readonly RosterStudent[];
  /** The class of the profile: the first choice when a file holds several. Its pupils carry no class key. */
  readonly ownClass?: ClassKey;
  /** Of a subject teacher, the classes taught: all of them that the file has are the first choice. */
  readonly taught?: readonly ClassKey[];
  /** Of a teacher with a class of her own, those that she teaches besides. */
  readonly otherClasses?: readonly ClassKey[];
  /** May name the class where the list itself does not. */
  readonly fileName?: string;
  /** Where rows come that name no class; absent: into the class of the profile. */
  readonly intoClass?: ClassKey;
  /** Tells who of `existing` has left. */
  readonly today?: CalendarDay;
}

/** More pupils than any school year of a teacher has; above it the file is not a roster. */
export const ROSTER_ROW_LIMIT = 2000;
/** Lines of one sheet, with titles, remarks and sums. Looking for names in more would take seconds. */
const SHEET_LINE_LIMIT = 5 * ROSTER_ROW_LIMIT;

/**
 * Reads one grid of cells.
 *
 * ```ts
 * readRosterGrid([["번호", "성명"], ["7번", "서지후"]]);
 * // taken: [{ student: { number: 7, name: "서지후" }, … }], notTaken: []
 * ```
 */
export function readRosterGrid(
  rows: readonly (readonly string[])[],
  options: ReadingOptions = {},
): Result<RosterReading, RosterFileRefusal> {
  return readRosterSheets([{ rows }], options);
}

/**
 * Reads a workbook. Sheets that each name another class (a sheet a class) are read together; else the
 * first sheet that holds a roster is read alone, because the others are copies or other matters: they are told. A
 * sheet with headings is surer than one without (a page of instructions looks like a list of names).
 */
export function readRosterSheets(
  sheets: readonly RosterSheet[],
  options: ReadingOptions = {},
): Result<RosterReading, RosterFileRefusal> {
  const { existing = [], ownClass, taught, intoClass, today, fileName } = options;
  if (sheets.every(({ rows }) => rows.every(isBlank))) return refuse({ type: "FileEmpty" });
  const [only, ...more] = sheets.filter(({ rows }) => !rows.every(isBlank));
  const many = more.length > 0;
  const short = sheets.filter(({ rows }) => countLines(rows) <= SHEET_LINE_LIMIT);
  const tables = short.flatMap(({ name, rows }) => {
    const table = readRosterTable(rows, many ? name : undefined);
    return table && table.rows.length > 0 ? [{ name, table }] : [];
  });
  const headed = tables.filter(({ table }) =>
    table.columns.some(({ heading }) => heading !== undefined),
  );
  const { otherClasses = [] } = options;
  const teachers = [...(taught ?? []), ...otherClasses, ...(ownClass ? [ownClass] : [])];
  const chosenSheets = chooseSheets(headed.length > 0 ? headed : tables, teachers);
  const read = chosenSheets.map(({ table }) => table);
  const first = read[0];
  if (!first && short.length < sheets.length) return refuse(tooManyRows);
  if (!first) return refuse({ type: "NameColumnMissing" });
  const rowCount = read.reduce((sum, table) => sum + table.rows.length, 0);
  if (rowCount > ROSTER_ROW_LIMIT) return refuse(tooManyRows);

  const hasNumbers = read.every(({ columns }) => columns.some(({ column }) => column === "number"));
  const named = withOutsideClass(
    read.flatMap((table) => table.rows.map((row) => withTaughtGrade(row, taught))),
    many ? [fileName] : [only?.name, fileName],
    options,
  );
  const found = named.map((row) => withClass(row, intoClass));
  const rows = hasNumbers
    ? found
    : numberInOrder(found, listPresent({ existing, today }), ownClass);
  const classes = listFoundClasses(rows);
  const classQuestion = askClass(named, { ...options, existing });
  const chosen = classes.length > 1 ? listFirstChoice(classes, { ownClass, taught }) : undefined;
  return ok(
    checkReading({
      columns: first.columns,
      unusedHeadings: [...new Set(read.flatMap((table) => table.unusedHeadings))],
      unusedColumns: first.unusedColumns,
      leftOut: [
        ...(many ? listSheetsLeft(sheets, chosenSheets) : []),
        ...read.flatMap((table) => table.leftOut),
      ],
      ...(rows.some(({ isOther }) => isOther) && { others: { areTaken: first.areOthersPupils } }),
      classes,
      ...(chosen !== undefined && { chosenClasses: chosen }),
      ...(classQuestion !== undefined && { classQuestion }),
      isOwnMissing: lacksOwnClass(classes, options),
      isNumberedHere: !hasNumbers,
      vacantNumbers: read.flatMap((table) => table.vacantNumbers),
      rows,
      answers: {},
      existing,
      ...(ownClass !== undefined && { ownClass }),
      ...(today !== undefined && { today }),
    }),
  );
}

const tooManyRows = { type: "TooManyRows", limit: ROSTER_ROW_LIMIT } as const;

function countLines(rows: RosterSheet["rows"]): number {
  return rows.reduce((count, row) => (isBlank(row) ? count : count + 1), 0);
}

function withClass(row: RosterRow, classKey: ClassKey | undefined): RosterRow {
  return row.classKey === undefined && classKey !== undefined ? { ...row, classKey } : row;
}

function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === "");
}

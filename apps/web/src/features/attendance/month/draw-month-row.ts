// One pupil's row of the month, made without React, which would have a component and its properties to make for each
// of 620 cells before the first picture, and to keep (`docs/decisions/0027-own-window-of-rows.md`).
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import {
  attendanceKinds,
  kindLabels,
  type AttendanceKind,
} from "@damim/domain/attendance/code/attendance-code.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import {
  countByStudent,
  type FoldRules,
} from "@damim/domain/attendance/count/attendance-counts.ts";
import { markColour } from "../../../ui/attendance-symbol.tsx";
import { drawMonthCell, type DrawnCell } from "./draw-month-cell.ts";
import type { StudentMonth } from "./month-book.ts";
import type { MonthColumn } from "./month-columns.ts";

export interface RowFacts {
  readonly student: RosterStudent;
  /** Where pupils of several classes stand below each other: 「3-2」. */
  readonly classWords: string | undefined;
  readonly columns: readonly MonthColumn[];
  readonly month: StudentMonth;
  /** What the school counts of a day with several marks. */
  readonly fold: FoldRules;
  /** The day whose dialog is open, in the one row that it belongs to. */
  readonly openDay: CalendarDay | undefined;
  /** First and last chosen column, both included; -1 without. */
  readonly chosenFrom: number;
  readonly chosenTo: number;
}

export interface DrawnRow {
  /** Touches what is other than before: after a mark one cell and the sum. */
  readonly show: (facts: RowFacts) => void;
}

/** Fills an empty row with the pupil's head, a cell for each column and the sum; all stay its own. */
export function drawMonthRow(row: HTMLTableRowElement): DrawnRow {
  const head = document.createElement("th");
  head.scope = "row";
  const sum = document.createElement("td");
  sum.className =
    "flex w-34 shrink-0 items-center justify-center gap-1 border-l border-line-2 px-2 print:table-cell print:text-center";
  row.append(head, sum);
  const cells = new Map<CalendarDay, DrawnCell>();
  let before: RowFacts | undefined;
  return {
    show(facts) {
      const { student, classWords, columns, month } = facts;
      const isOther = student !== before?.student || classWords !== before.classWords;
      if (isOther) showHead(head, facts);
      if (columns !== before?.columns) placeCells(cells, columns, sum);
      for (const [place, column] of columns.entries()) {
        cells.get(column.day)?.show({
          student,
          column,
          state: month.get(column.day),
          isOpen: column.day === facts.openDay,
          isChosen: facts.chosenFrom <= place && place <= facts.chosenTo,
        });
      }
      if (
        isOther ||
        month !== before?.month ||
        columns !== before.columns ||
        facts.fold !== before.fold
      ) {
        showSum(sum, facts);
      }
      before = facts;
    },
  };
}

/**
 * Read out, and seen on paper; on a screen `MonthNames` lies over it. Not hidden as words for readers are: cut off at
 * 1 px, each was a layer of its own and took as long as the row's 31 cells.
 */
function showHead(head: HTMLElement, facts: RowFacts): void {
  const { student, classWords } = facts;
  const name = toStudentWords(student);
  head.textContent = classWords === undefined ? name : `${classWords} ${name}`;
  head.className = `shrink-0 ${classWords === undefined ? "w-32" : "w-42"} overflow-hidden text-14 font-semibold whitespace-nowrap print:px-2 print:whitespace-normal print:text-left print:text-13 print:leading-none`;
}

/** A cell whose day is still there is not moved: it may have the focus. */
function placeCells(
  cells: Map<CalendarDay, DrawnCell>,
  columns: readonly MonthColumn[],
  sum: HTMLElement,
): void {
  const days = new Set(columns.map(({ day }) => day));
  for (const [day, cell] of cells) {
    if (days.has(day)) continue;
    cell.element.remove();
    cells.delete(day);
  }
  let next: Element = sum;
  let coming: Element[] = [];
  for (const { day } of columns.toReversed()) {
    const known = cells.get(day);
    if (known) {
      next.before(...coming);
      coming = [];
      next = known.element;
      continue;
    }
    const cell = drawMonthCell();
    cells.set(day, cell);
    coming.unshift(cell.element);
  }
  next.before(...coming);
}

function showSum(sum: HTMLElement, facts: RowFacts): void {
  const totals = sumMonth(facts);
  const counted = attendanceKinds.flatMap((kind) => {
    const count = totals[kind];
    return count ? [{ kind, count }] : [];
  });
  const words = counted.map(({ kind, count }) => `${kindLabels[kind]} ${count}`);
  sum.ariaLabel = words.length > 0 ? words.join(", ") : null;
  sum.replaceChildren(
    ...counted.map(({ kind, count }) => {
      const box = document.createElement("span");
      box.className = `rounded-[6px] px-1.5 text-12 font-bold ${markColour[kind]} print:bg-transparent print:px-0.5 print:leading-none print:text-fg`;
      const label = document.createElement("span");
      label.className = "hidden print:inline print:font-normal";
      label.textContent = `${kindLabels[kind]} `;
      box.append(label, String(count));
      return box;
    }),
  );
}

/**
 * How often each kind stands in one pupil's month; empty without a mark. On this screen the teacher's own work is
 * summed, 출석인정 included; the record's sums stand in 출결조회.
 */
function sumMonth({
  student,
  month,
  columns,
  fold,
}: RowFacts): Partial<Record<AttendanceKind, number>> {
  const [first, last] = [columns[0]?.day, columns.at(-1)?.day];
  if (!first || !last || month.size === 0) return {};
  const marks = listCounted(
    [...month.values()].flatMap((state) => state.marks),
    new Map([[student.id, student]]),
  );
  const totals = countByStudent(marks, { from: first, to: last }, fold).get(student.id);
  if (!totals) return {};
  return Object.fromEntries(
    attendanceKinds.map((kind) => [
      kind,
      Object.values(totals[kind]).reduce((sum, count) => sum + count, 0),
    ]),
  );
}

import { attendanceKinds, kindLabels } from "@damim/domain/attendance/attendance-code.ts";
import {
  countByStudent,
  type AttendanceTotals,
} from "@damim/domain/attendance/attendance-counts.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/roster/student.ts";
import { memo, useMemo, useSyncExternalStore } from "react";
import { markColour } from "../../ui/attendance-symbol.tsx";
import type { MonthBook, StudentMonth } from "./month-book.ts";
import { MonthCell } from "./month-cell.tsx";
import type { MonthColumn } from "./month-columns.ts";

export interface MonthRowProps {
  readonly book: MonthBook;
  readonly student: RosterStudent;
  /** Where pupils of several classes stand below each other: 「3-2」. */
  readonly classWords: string | undefined;
  readonly columns: readonly MonthColumn[];
  /** Its place among all pupils, from 0. */
  readonly index: number;
  /** The day whose dialog is open, in the one row that it belongs to. */
  readonly openDay: CalendarDay | undefined;
  /** First and last chosen column, both included; -1 without. */
  readonly chosenFrom: number;
  readonly chosenTo: number;
}

/**
 * One pupil's month, with the sums at the right. The row hears of its pupil; of its cells only those run whose day has changed.
 */
export const MonthRow = memo(function MonthRow(props: MonthRowProps) {
  const { book, student, classWords, columns, index, openDay, chosenFrom, chosenTo } = props;
  const watch = useMemo(() => book.watch(student.id), [book, student.id]);
  const month = useSyncExternalStore(watch, () => book.read(student.id));
  return (
    <tr
      // The head of the grid is the first row.
      aria-rowindex={index + 2}
      data-row={index}
      className={`month-row ${index % 5 === 4 ? "border-b-line" : "border-b-line-2"} ${openDay ? "bg-brand-weak" : ""}`}
    >
      <RowHead student={student} classWords={classWords} />
      {columns.map((column, place) => (
        <MonthCell
          key={column.day}
          student={student}
          column={column}
          state={month.get(column.day)}
          isOpen={column.day === openDay}
          isChosen={chosenFrom <= place && place <= chosenTo}
        />
      ))}
      <MonthSum month={month} columns={columns} />
    </tr>
  );
});

/** Read out, and seen on paper; what a screen shows in its place is `MonthNames`. */
const RowHead = memo(function RowHead(props: Pick<MonthRowProps, "student" | "classWords">) {
  const { student, classWords } = props;
  const words = `${student.number}번 ${student.name}`;
  const label = classWords === undefined ? words : `${classWords} ${words}`;
  return (
    <th
      scope="row"
      className={`shrink-0 ${classWords === undefined ? "w-32" : "w-42"} print:px-2 print:text-left print:text-13 print:leading-none print:font-semibold`}
    >
      <span className="sr-only print:not-sr-only">{label}</span>
    </th>
  );
});

const MonthSum = memo(function MonthSum(props: {
  readonly month: StudentMonth;
  readonly columns: readonly MonthColumn[];
}) {
  const sums = listSums(props.month, props.columns);
  return (
    <td className="flex w-34 shrink-0 items-center justify-center gap-1 border-l border-line-2 px-2 print:table-cell print:text-center">
      {sums.map(({ kind, count }) => (
        <span
          key={kind}
          className={`rounded-[6px] px-1.5 text-12 font-bold ${markColour[kind]} print:bg-transparent print:px-0.5 print:leading-none print:text-fg`}
        >
          <span className="sr-only print:not-sr-only print:font-normal">{kindLabels[kind]} </span>
          {count}
        </span>
      ))}
    </td>
  );
});

function listSums(month: StudentMonth, columns: readonly MonthColumn[]) {
  const marks = [...month.values()].flatMap((state) => state.marks);
  const [first, last] = [columns[0]?.day, columns.at(-1)?.day];
  const [mark] = marks;
  if (!first || !last || !mark) return [];
  const totals = countByStudent(marks, { from: first, to: last }).get(mark.studentId);
  return attendanceKinds
    .map((kind) => ({ kind, count: totals ? countAll(totals, kind) : 0 }))
    .filter(({ count }) => count > 0);
}

/** On this screen the teacher's own work is summed, 출석인정 included; the record's sums stand in 출결조회. */
function countAll(totals: AttendanceTotals, kind: (typeof attendanceKinds)[number]): number {
  return Object.values(totals[kind]).reduce((sum, count) => sum + count, 0);
}

import { attendanceKinds, kindLabels } from "@damim/domain/attendance/attendance-code.ts";
import type { AttendanceTotals } from "@damim/domain/attendance/attendance-counts.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/roster/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import { memo } from "react";
import { markColour } from "../../ui/attendance-symbol.tsx";
import { MonthCell } from "./month-cell.tsx";
import { useMonthTotals } from "./use-month-totals.ts";

export interface MonthRowProps {
  readonly store: Store;
  readonly student: RosterStudent;
  readonly days: readonly CalendarDay[];
  readonly columnLooks: readonly string[];
  /** Column where Tab enters, in the one row that holds it. */
  readonly entryColumn: number | undefined;
  /** The day whose dialog is open, in the one row that it belongs to. */
  readonly openDay: CalendarDay | undefined;
  /** Every fifth line is darker. */
  readonly isFifth: boolean;
}

/** One pupil's month: the name stays in sight at the left, the sums stand at the right. */
export const MonthRow = memo(function MonthRow(props: MonthRowProps) {
  const { store, student, days, columnLooks, entryColumn, openDay, isFifth } = props;
  return (
    <tr
      // Each row is painted by itself (isolate): a mark paints one row anew, not the grid.
      className={`group/row isolate ${isFifth ? "[&>*]:border-b-line" : ""} ${openDay ? "bg-brand-weak" : "hover:bg-hover"}`}
    >
      <th
        scope="row"
        className="sticky left-0 z-10 h-(--row) w-32 min-w-32 border-r border-b border-line-2 bg-surface px-3 text-left font-normal group-hover/row:bg-hover group-focus-within/row:bg-brand-weak"
      >
        <span className="flex items-center gap-2.5">
          <span className="w-5 text-right text-14 text-fg-3">{student.number}</span>
          <span className="truncate text-14 font-semibold">{student.name}</span>
        </span>
      </th>
      {days.map((day, column) => (
        <MonthCell
          key={day}
          store={store}
          student={student}
          day={day}
          columnLook={columnLooks[column] ?? ""}
          isEntry={column === entryColumn}
          isOpen={day === openDay}
        />
      ))}
      <MonthSum store={store} student={student} days={days} />
    </tr>
  );
});

function MonthSum(props: Pick<MonthRowProps, "store" | "student" | "days">) {
  const totals = useMonthTotals(props.store, props.student.id, props.days);
  const sums = attendanceKinds
    .map((kind) => ({ kind, count: totals ? countAll(totals, kind) : 0 }))
    .filter(({ count }) => count > 0);
  return (
    // Wide enough for four sums of two digits: like a cell, a new sum lays out itself and not the table.
    <td className="h-(--row) min-w-34 border-b border-l border-line-2 px-2">
      <span className="flex h-[calc(var(--row)-1px)] items-center justify-center gap-1 [contain:size_layout]">
        {sums.map(({ kind, count }) => (
          <span key={kind} className={`rounded-[6px] px-1.5 text-12 font-bold ${markColour[kind]}`}>
            <span className="sr-only">{kindLabels[kind]} </span>
            {count}
          </span>
        ))}
      </span>
    </td>
  );
}

/** On this screen the teacher's own work is summed, 출석인정 included; the record's sums stand in 출결조회. */
function countAll(totals: AttendanceTotals, kind: (typeof attendanceKinds)[number]): number {
  return Object.values(totals[kind]).reduce((sum, count) => sum + count, 0);
}

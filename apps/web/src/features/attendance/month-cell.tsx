import { toStateText } from "@damim/domain/attendance/day-state.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { RosterStudent } from "@damim/domain/roster/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import { memo } from "react";
import { AwaitedSymbol, MarkBox } from "../../ui/attendance-symbol.tsx";
import { useStudentDay } from "./student-day.ts";

export interface MonthCellProps {
  readonly store: Store;
  readonly student: RosterStudent;
  readonly day: CalendarDay;
  /** Lines and tint of the column: the first day of a week, today, a day to come. */
  readonly columnLook: string;
  /** Where Tab enters the grid. */
  readonly isEntry: boolean;
  /** Its dialog is open. */
  readonly isOpen: boolean;
}

/** One pupil on one day. Listens to its own rows only, so a mark renders this cell and nothing else. */
export const MonthCell = memo(function MonthCell(props: MonthCellProps) {
  const { store, student, day, columnLook, isEntry, isOpen } = props;
  const state = useStudentDay(store, student.id, day);
  return (
    <td
      tabIndex={isEntry ? 0 : -1}
      data-cell={`${student.id}~${day}`}
      aria-label={`${student.number}번 ${student.name} ${toKoreanMonthDay(day)} ${toStateText(state)}`}
      className={`h-(--row) min-w-9 pointer-coarse:min-w-11 cursor-pointer border-b border-line-2 p-0 outline-none focus-visible:rounded-[7px] focus-visible:shadow-[inset_0_0_0_2.5px_var(--brand)] ${columnLook} ${isOpen ? "rounded-[7px] bg-surface shadow-[inset_0_0_0_2.5px_var(--brand)]" : ""}`}
    >
      {/* Of a size of its own (contain), so that a mark lays out one cell and not the table. Several need room. */}
      <span
        className={`flex h-[calc(var(--row)-1px)] items-center justify-center gap-0.5 ${state.marks.length > 1 ? "" : "[contain:size_layout]"}`}
      >
        {state.marks.map(({ kind, reason, note }) => (
          <MarkBox key={kind} kind={kind} reason={reason} hasNote={Boolean(note)} />
        ))}
        {state.marks.length === 0 && state.checkIn === "awaited" && <AwaitedSymbol size={17} />}
      </span>
    </td>
  );
});

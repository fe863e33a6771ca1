import { toStateText, type DayState } from "@damim/domain/attendance/day-state.ts";
import type { RosterStudent } from "@damim/domain/roster/student.ts";
import { memo, type ReactNode } from "react";
import { AwaitedSymbol, MarkBox } from "../../ui/attendance-symbol.tsx";
import type { MonthColumn } from "./month-columns.ts";

export interface MonthCellProps {
  readonly student: RosterStudent;
  readonly column: MonthColumn;
  /** Absent where nothing is known: 출석. */
  readonly state: DayState | undefined;
  /** Its dialog is open. */
  readonly isOpen: boolean;
  /** One of several that are chosen. */
  readonly isChosen: boolean;
}

/**
 * One pupil on one day. No hooks and no elements for nothing: a month of a school's teacher has 9,300 of them.
 * `use-grid-cells.ts` gives one of them the 0 of `tabIndex`.
 */
export const MonthCell = memo(function MonthCell(props: MonthCellProps) {
  const { student, column, state, isOpen, isChosen } = props;
  return (
    <td
      tabIndex={-1}
      data-cell={`${student.id}~${column.day}`}
      aria-selected={isChosen || undefined}
      aria-label={`${student.number}번 ${student.name} ${column.words} ${toStateText(state ?? present)}`}
      style={column.style}
      className={isOpen ? [column.look, "month-cell-open"].join(" ") : column.look}
    >
      {/* One child and no list beside another: React keeps a fragment for each list, an empty one as well. */}
      {state && toSigns(state)}
    </td>
  );
});

function toSigns({ marks, checkIn }: DayState): ReactNode {
  if (marks.length === 0) return checkIn === "awaited" ? <AwaitedSymbol size={17} /> : undefined;
  return marks.map(({ kind, reason, note }) => (
    <MarkBox key={kind} kind={kind} reason={reason} hasNote={Boolean(note)} />
  ));
}

const present: DayState = { marks: [], checkIn: undefined };

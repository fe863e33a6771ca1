import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import type { KeyboardEvent } from "react";
import { findTypedCode } from "../mark/find-typed-code.ts";
import type { GridCells } from "./use-grid-cells.ts";
import type { GridPoint } from "./month-range.ts";
import type { RangeControl } from "./use-grid-range.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createDayCommands } from "../mark/day-commands.ts";

export interface GridPlace {
  readonly student: RosterStudent;
  readonly day: CalendarDay;
}

export interface GridKeysOptions {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly days: readonly CalendarDay[];
  readonly cells: GridCells;
  readonly range: RangeControl;
  readonly onOpen: (point: GridPoint) => void;
  /** Enter on several chosen cells. */
  readonly onOpenRange: () => void;
  /** The keys walk and open, and neither choose nor mark. */
  readonly isReadOnly: boolean;
}

/**
 * The keyboard of the month grid. Arrows, Home, End, Page keys walk, and with Shift choose; 1 to 4 mark 결석,
 * 지각, 조퇴, 결과, and the same figure again goes on to the next reason; a typed symbol (♡ # @ …) marks as
 * well; Delete makes it 출석; Enter or Space opens the dialog; Escape gives up what is chosen. A mark is for
 * all chosen cells. Keys are read by place, so Hangul mode does not matter.
 */
export function useGridKeys(options: GridKeysOptions) {
  const { store, students, days, cells, range, onOpen, onOpenRange, isReadOnly } = options;
  const commands = useCommands(createDayCommands, store);
  const size = { rows: students.length, columns: days.length };

  return (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.altKey || event.metaKey) return;
    const here = cells.findPoint(event.target);
    const student = here && students[here.row];
    const day = here && days[here.column];
    if (!student || !day) return;
    const next = findNextPoint(event, event.shiftKey ? (range.chosen?.end ?? here) : here, size);
    if (next) {
      event.preventDefault();
      if (event.shiftKey && !isReadOnly) range.extend(here, next);
      else range.clear();
      cells.focus(next);
      return;
    }
    if (event.ctrlKey) return;
    if (event.code === "Escape") {
      if (range.chosen) event.preventDefault();
      range.end();
    } else if (["Enter", "NumpadEnter", "Space"].includes(event.code)) {
      event.preventDefault();
      if (range.chosen) onOpenRange();
      else onOpen(here);
    } else if (isReadOnly) {
      return;
    } else if (event.code === "Delete" || event.code === "Backspace") {
      event.preventDefault();
      if (range.chosen) range.makePresent();
      else commands.clear([student], day);
    } else {
      // Of several cells the first one says which reason is the next.
      const first = range.chosen?.anchor ?? here;
      const [firstStudent, firstDay] = [students[first.row], days[first.column]];
      const code =
        firstStudent &&
        firstDay &&
        findTypedCode(event, store, { student: firstStudent, day: firstDay });
      if (!code) return;
      event.preventDefault();
      if (range.chosen) range.mark(code);
      else commands.mark([student], day, code);
    }
  };
}

const PAGE_ROWS = 10;

function findNextPoint(
  { code, ctrlKey }: Pick<KeyboardEvent, "code" | "ctrlKey">,
  { row, column }: GridPoint,
  size: { readonly rows: number; readonly columns: number },
): GridPoint | undefined {
  const goTo = (toRow: number, toColumn: number): GridPoint => ({
    row: Math.min(Math.max(toRow, 0), size.rows - 1),
    column: Math.min(Math.max(toColumn, 0), size.columns - 1),
  });
  switch (code) {
    case "ArrowRight":
      return goTo(row, column + 1);
    case "ArrowLeft":
      return goTo(row, column - 1);
    case "ArrowDown":
      return goTo(row + 1, column);
    case "ArrowUp":
      return goTo(row - 1, column);
    case "PageDown":
      return goTo(row + PAGE_ROWS, column);
    case "PageUp":
      return goTo(row - PAGE_ROWS, column);
    case "Home":
      return goTo(ctrlKey ? 0 : row, 0);
    case "End":
      return goTo(ctrlKey ? size.rows - 1 : row, size.columns - 1);
    default:
      return undefined;
  }
}

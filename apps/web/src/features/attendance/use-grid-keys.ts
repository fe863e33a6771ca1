import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/roster/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import type { KeyboardEvent, MouseEvent, RefObject } from "react";
import { findTypedCode } from "./find-typed-code.ts";
import { useDayCommands } from "./use-day-commands.ts";

export interface GridPlace {
  readonly student: RosterStudent;
  readonly day: CalendarDay;
}

export interface GridKeysOptions {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly days: readonly CalendarDay[];
  readonly onOpen: (place: GridPlace, cell: Element) => void;
}

/**
 * The keyboard of the month grid. Arrows, Home, End, Page keys walk; 1 to 4 mark 결석, 지각, 조퇴, 결과,
 * and the same figure again goes on to the next reason; a typed symbol (♡ # @ …) marks as well; Delete
 * makes it 출석; Enter or Space opens the dialog. Keys are read by place, so Hangul mode does not matter.
 */
export function useGridKeys({ table, store, students, days, onOpen }: GridKeysOptions) {
  const commands = useDayCommands(store);

  const findCell = (row: number, column: number): HTMLElement | undefined => {
    const student = students[row];
    const day = days[column];
    if (!student || !day) return undefined;
    return table.current?.tBodies[0]?.rows[row]?.cells[column + 1];
  };
  const findPlace = (target: EventTarget): { readonly row: number; readonly column: number } => {
    const cell = target instanceof Element ? target.closest("td[data-cell]") : undefined;
    const [studentId, day] = cell?.getAttribute("data-cell")?.split("~") ?? [];
    return {
      row: students.findIndex(({ id }) => id === studentId),
      column: days.findIndex((each) => each === day),
    };
  };
  const focusCell = (row: number, column: number): void => {
    const cell = findCell(
      Math.min(Math.max(row, 0), students.length - 1),
      Math.min(Math.max(column, 0), days.length - 1),
    );
    cell?.focus();
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  return {
    focusPlace: ({ student, day }: GridPlace): void =>
      focusCell(students.indexOf(student), days.indexOf(day)),
    handleClick: (event: MouseEvent): void => {
      const { row, column } = findPlace(event.target);
      open(row, column);
    },
    handleKeyDown: (event: KeyboardEvent): void => {
      if (event.nativeEvent.isComposing || event.altKey || event.metaKey) return;
      const { row, column } = findPlace(event.target);
      const student = students[row];
      const day = days[column];
      if (!student || !day) return;
      const next = findNextPlace(event, row, column, {
        rows: students.length,
        columns: days.length,
      });
      if (next) {
        event.preventDefault();
        focusCell(next.row, next.column);
        return;
      }
      if (event.ctrlKey) return;
      if (event.code === "Enter" || event.code === "NumpadEnter" || event.code === "Space") {
        event.preventDefault();
        open(row, column);
      } else if (event.code === "Delete" || event.code === "Backspace") {
        event.preventDefault();
        commands.clear([student], day);
      } else {
        const code = findTypedCode(event, store, { student, day });
        if (!code) return;
        event.preventDefault();
        commands.mark([student], day, code);
      }
    },
  };

  function open(row: number, column: number): void {
    const student = students[row];
    const day = days[column];
    const cell = findCell(row, column);
    if (!student || !day || !cell) return;
    cell.focus();
    onOpen({ student, day }, cell);
  }
}

const PAGE_ROWS = 10;

function findNextPlace(
  { code, ctrlKey }: Pick<KeyboardEvent, "code" | "ctrlKey">,
  row: number,
  column: number,
  size: { readonly rows: number; readonly columns: number },
): { readonly row: number; readonly column: number } | undefined {
  switch (code) {
    case "ArrowRight":
      return { row, column: column + 1 };
    case "ArrowLeft":
      return { row, column: column - 1 };
    case "ArrowDown":
      return { row: row + 1, column };
    case "ArrowUp":
      return { row: row - 1, column };
    case "PageDown":
      return { row: row + PAGE_ROWS, column };
    case "PageUp":
      return { row: row - PAGE_ROWS, column };
    case "Home":
      return { row: ctrlKey ? 0 : row, column: 0 };
    case "End":
      return { row: ctrlKey ? size.rows - 1 : row, column: size.columns - 1 };
    default:
      return undefined;
  }
}

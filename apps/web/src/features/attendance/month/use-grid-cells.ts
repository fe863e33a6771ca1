import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useLayoutEffect, useMemo, useRef, type RefObject } from "react";
import type { GridPoint } from "./month-range.ts";

export interface GridCells {
  /** The cell that an event came from. */
  readonly findPoint: (target: EventTarget | null) => GridPoint | undefined;
  readonly find: (point: GridPoint) => HTMLElement | undefined;
  /** Brings the focus to a cell and the cell into sight, also one that is not drawn yet. */
  readonly focus: (point: GridPoint) => void;
  /** Where the focus is or was last. */
  readonly current: () => GridPoint;
  readonly handleFocus: (event: { readonly target: EventTarget }) => void;
  readonly handleBlur: () => void;
}

export interface GridCellsOptions {
  /** Holds the grid and the names beside it. */
  readonly box: RefObject<HTMLElement | null>;
  readonly students: readonly RosterStudent[];
  readonly days: readonly CalendarDay[];
  /** Draws a row. */
  readonly keep: (row: number) => void;
  /** Where Tab first enters the grid. */
  readonly entryColumn: number;
}

/**
 * Cells by their place. One of them is where Tab enters: the one that had the focus last. It is set on the
 * element, because a property of 1,240 components would be compared at each step of an arrow key.
 */
export function useGridCells(options: GridCellsOptions): GridCells {
  const { box, students, days, keep, entryColumn } = options;
  const current = useRef<GridPoint>(undefined);
  const entry = useRef<HTMLElement>(undefined);

  const cells = useMemo((): GridCells => {
    const find = ({ row, column }: GridPoint): HTMLElement | undefined => {
      const [student, day] = [students[row], days[column]];
      const name = student && day && CSS.escape(`${student.id}~${day}`);
      return box.current?.querySelector<HTMLElement>(`[data-cell="${name}"]`) ?? undefined;
    };
    const findPoint = (target: EventTarget | null): GridPoint | undefined => {
      const cell = target instanceof Element ? target.closest("[data-cell]") : undefined;
      const [studentId, day] = cell?.getAttribute("data-cell")?.split("~") ?? [];
      const row = students.findIndex(({ id }) => id === studentId);
      const column = days.findIndex((each) => each === day);
      return row < 0 || column < 0 ? undefined : { row, column };
    };
    return {
      find,
      findPoint,
      focus(point) {
        keep(point.row);
        const cell = find(point);
        cell?.focus({ preventScroll: true });
        cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
      },
      current: () => current.current ?? { row: 0, column: entryColumn },
      handleFocus({ target }) {
        const point = findPoint(target);
        if (!point) return;
        current.current = point;
        keep(point.row);
        setEntry(entry, find(point));
        showCurrentName(box.current, point.row);
      },
      handleBlur: () => showCurrentName(box.current, undefined),
    };
  }, [box, students, days, keep, entryColumn]);

  // The pupils or days may be others now, and the cell another element.
  useLayoutEffect(() => {
    const point = cells.current();
    setEntry(entry, cells.find(point) ?? cells.find({ row: 0, column: entryColumn }));
  });
  return cells;
}

function setEntry(entry: RefObject<HTMLElement | undefined>, next: HTMLElement | undefined): void {
  if (!next || entry.current === next) return;
  if (entry.current) entry.current.tabIndex = -1;
  next.tabIndex = 0;
  entry.current = next;
}

/** The name of the row with the focus is tinted: set on the element, for the same reason. */
function showCurrentName(box: HTMLElement | null, row: number | undefined): void {
  delete box?.querySelector<HTMLElement>("[data-current]")?.dataset["current"];
  const name = box?.querySelector<HTMLElement>(`[data-name="${row}"]`);
  if (name) name.dataset["current"] = "";
}

import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { UNDO_STEP_LIMIT, type UndoStack, type UndoStep } from "./undo-stack.ts";

/** The undo list of one page as a device keeps it. */
export interface KeptUndo {
  /** The day it was kept on; none of its steps is older. */
  readonly day: CalendarDay;
  /** Epoch ms. */
  readonly at: number;
  readonly stack: UndoStack;
}

const MOST_STEPS = 30;
/** More of them at each save would be felt while a teacher types. */
const MOST_ROWS = 500;

/**
 * What of a list outlives its page: the last steps of this day, at most 30 and 500 rows a side. The list begins
 * after the first step that does not fit: nobody takes an older act back past a newer one that is gone.
 */
export function toKeptStack(
  { done, undone }: UndoStack,
  isOfToday: (step: UndoStep) => boolean,
): UndoStack {
  const keep = (steps: readonly UndoStep[]): readonly UndoStep[] => {
    let rows = 0;
    const isTooMuch = (step: UndoStep): boolean =>
      (rows += step.changes.length) > MOST_ROWS || !isOfToday(step);
    return steps.slice(Math.max(steps.findLastIndex(isTooMuch) + 1, steps.length - MOST_STEPS));
  };
  return { done: keep(done), undone: keep(undone) };
}

/**
 * The list of an earlier page and what this one did before that list was here. What had been undone can be done again
 * only while nothing was done since. Steps of scopes that are not open are left out.
 */
export function joinStacks(
  earlier: UndoStack,
  own: UndoStack,
  isOpen: (scope: string) => boolean,
): UndoStack {
  const listOpen = (steps: readonly UndoStep[]) => steps.filter(({ scope }) => isOpen(scope));
  const isUntouched = own.done.length + own.undone.length === 0;
  return {
    done: [...listOpen(earlier.done), ...own.done].slice(-UNDO_STEP_LIMIT),
    undone: isUntouched ? listOpen(earlier.undone) : own.undone,
  };
}

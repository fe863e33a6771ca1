import { cutBellRows, toBellState, type BellDay, type BellState } from "./bell-state.ts";
import { toMinutes } from "./bell-time.ts";
import type { BellRow } from "./bells.ts";

/** What a board shows of one second of a day. */
export interface BellMoment {
  readonly state: BellState;
  /** The lesson that comes next and takes place; in the last one and behind it there is none. */
  readonly next: BellRow | undefined;
  /** Seconds until the lesson that is going on ends, else until the next one begins, else as the state says. */
  readonly left: number;
  /** From which bell to which: the row that is now, or the gap between two. Nothing before the first bell. */
  readonly span: { readonly from: string; readonly to: string } | undefined;
  /** How much of the span is over: 0 to 1. */
  readonly done: number;
}

/**
 * What is now, and what a class waits for: in a lesson its end, in every pause the next lesson, however many rows lie
 * between. Asks `toBellState`.
 */
export function toBellMoment(
  rows: readonly BellRow[],
  second: number,
  day: BellDay = {},
): BellMoment {
  const state = toBellState(rows, second, day);
  if (state.phase === "after") return { state, next: undefined, left: 0, span: undefined, done: 0 };
  const now = second - (day.shift ?? 0);
  const ofDay = cutBellRows(rows, day.lessons);
  const next = ofDay.find(
    ({ type, from, period }) =>
      type === "lesson" && !day.free?.includes(period ?? 0) && toMinutes(from) * 60 > now,
  );
  const span = findSpan(ofDay, now, state);
  const left = state.phase === "lesson" || !next ? state.left : toMinutes(next.from) * 60 - now;
  return { state, next, left, span, done: span ? toShare(span, now) : 0 };
}

function findSpan(rows: readonly BellRow[], now: number, state: BellState): BellMoment["span"] {
  if ("row" in state) return { from: state.row.from, to: state.row.to };
  const before = rows.findLast(({ to }) => toMinutes(to) * 60 <= now);
  const after = rows.find(({ from }) => toMinutes(from) * 60 > now);
  return before && after && { from: before.to, to: after.from };
}

function toShare(
  { from, to }: { readonly from: string; readonly to: string },
  now: number,
): number {
  const [start, end] = [toMinutes(from) * 60, toMinutes(to) * 60];
  return Math.min(1, Math.max(0, (now - start) / (end - start)));
}

import { toMinutes } from "./bell-time.ts";
import { sortBellRows } from "./bell-rows.ts";
import type { BellRow } from "./bells.ts";

/** What the bells say of one second of a day. `left` are seconds until the phase ends. */
export type BellState =
  | { readonly phase: "before"; readonly left: number; readonly next: string }
  | {
      /** A lesson, or any other row. */
      readonly phase: "lesson" | "row";
      readonly row: BellRow;
      readonly label: string;
      readonly left: number;
      readonly next: string | null;
    }
  | {
      /** Between two rows. */
      readonly phase: "break";
      readonly left: number;
      readonly next: string;
      readonly isSoon?: true;
    }
  | { readonly phase: "after" };

/** How the school's bell goes that day. */
export interface BellDay {
  /** Seconds by which all edges come later (`BellSetting`). */
  readonly shift?: number;
  /** The number of the day's last lesson; without it the table holds to its end. */
  readonly lessons?: number | undefined;
  /** Numbers of lessons that do not take place: they ring, and nobody waits for them. */
  readonly free?: readonly number[];
}

const SOON_SECONDS = 120;

/**
 * The rows of a day that has so many lessons: the table ends before the first lesson that the day has not, so lunch
 * behind the last one stays.
 */
export function cutBellRows(
  rows: readonly BellRow[],
  lessons: number | undefined,
): readonly BellRow[] {
  const sorted = sortBellRows(rows);
  if (lessons === undefined) return sorted;
  const end = sorted.findIndex(({ type, period }) => type === "lesson" && (period ?? 0) > lessons);
  return end < 0 ? sorted : sorted.slice(0, end);
}

/**
 * What is now, by the clock of the day in seconds since midnight. The edge of two rows belongs to the new one. A day
 * without rows, as every closed one, is after.
 *
 * ```ts
 * toBellState(rows, 9 * 3600); // { phase: "lesson", label: "1교시", left: 2400, next: "2교시", row }
 * ```
 */
export function toBellState(
  rows: readonly BellRow[],
  second: number,
  { shift = 0, lessons }: BellDay = {},
): BellState {
  const now = second - shift;
  const ofDay = cutBellRows(rows, lessons);
  const index = ofDay.findIndex(({ to }) => now < toMinutes(to) * 60);
  const row = ofDay[index];
  if (!row) return { phase: "after" };
  const start = toMinutes(row.from) * 60;
  if (now >= start) {
    return {
      phase: row.type === "lesson" ? "lesson" : "row",
      row,
      label: row.label,
      left: toMinutes(row.to) * 60 - now,
      next: ofDay[index + 1]?.label ?? null,
    };
  }
  const left = start - now;
  if (index === 0) return { phase: "before", left, next: row.label };
  return {
    phase: "break",
    left,
    next: row.label,
    ...(left <= SOON_SECONDS && { isSoon: true as const }),
  };
}

import { weekHeads } from "../calendar-day/week.ts";
import { sortBellRows } from "./bell-rows.ts";
import type { BellRow } from "./bells.ts";

/** 「1교시 9:00–9:40, 2교시 9:50–10:30」. */
export function toBellRowsWords(rows: readonly BellRow[]): string {
  return sortBellRows(rows)
    .map(({ label, from, to }) => `${label} ${toTimeWords(from)}–${toTimeWords(to)}`)
    .join(", ");
}

/** As a clock shows it: `toTimeWords("09:05")` is 「9:05」. */
export function toTimeWords(time: string): string {
  return time.replace(/^0/, "");
}

/** A time that is left, in two sizes of letters. */
export interface LeftWords {
  readonly amount: string;
  /** 「분」, 「시간 5분」. */
  readonly unit: string;
}

/**
 * Seconds that are left, as a class reads them: whole minutes, the one that runs counted; seconds only in the last one.
 *
 * ```ts
 * toLeftWords(1_050); // { amount: "18", unit: "분" }
 * toLeftWords(59); // { amount: "59", unit: "초" }
 * ```
 */
export function toLeftWords(seconds: number): LeftWords {
  if (seconds < 60) return { amount: String(Math.max(0, Math.ceil(seconds))), unit: "초" };
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return { amount: String(minutes), unit: "분" };
  const rest = minutes % 60;
  return {
    amount: String(Math.floor(minutes / 60)),
    unit: `시간${rest ? ` ${rest}분` : ""}`,
  };
}

/** `toDaysWords("135")` is 「월, 수, 금」. */
export function toDaysWords(days: string): string {
  return Array.from(days, (day) => weekHeads[Number(day) - 1] ?? "").join(", ");
}

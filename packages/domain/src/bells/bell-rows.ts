import { LAST_BELL_PERIOD, type BellRow, type BellRowType } from "./bells.ts";
import { compareTexts } from "../base/compare-texts.ts";

export const bellRowTypeLabels: Readonly<Record<BellRowType, string>> = {
  lesson: "수업",
  break: "쉬는 시간",
  lunch: "점심",
  meeting: "그 밖",
};

/** Rows in the order of the day. */
export function sortBellRows(rows: readonly BellRow[]): readonly BellRow[] {
  return rows.toSorted((a, b) => compareTexts(a.from, b.from) || compareTexts(a.to, b.to));
}

/**
 * What a label says of its row: 「3교시」 is lesson 3, 점심 or 급식 is lunch, 놀이 a break, all else a meeting.
 *
 * ```ts
 * toBellRowType("3교시"); // { type: "lesson", period: 3 }
 * ```
 */
export function toBellRowType(label: string): Pick<BellRow, "type" | "period"> {
  const [, digits] = /^(\d{1,2})교시$/.exec(label.trim()) ?? [];
  if (digits !== undefined && Number(digits) <= LAST_BELL_PERIOD)
    return { type: "lesson", period: Number(digits) };
  if (/점심|급식/.test(label)) return { type: "lunch" };
  return { type: label.includes("놀이") ? "break" : "meeting" };
}

import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { toMinutes } from "./bell-time.ts";
import { sortBellRows } from "./bell-rows.ts";
import { LARGEST_BELL_SHIFT_SECONDS, type BellRow } from "./bells.ts";

/** A bell of a day: 「1교시 끝」. */
export interface BellEdge {
  readonly name: string;
  /** Seconds since midnight, as the table says. */
  readonly second: number;
}

export type AlignRefusal = { readonly type: "NoBellNear" };

export const alignMessages: MessagesFor<AlignRefusal> = {
  NoBellNear: () =>
    "앞뒤 4분 안에 종 칠 시각이 없어요. 종이 칠 때 눌러 주세요. 시정표도 한번 확인해 주세요.",
};

/** Every bell of the rows, in order. Where two rows meet, the one bell is named by the start. */
export function listBellEdges(rows: readonly BellRow[]): readonly BellEdge[] {
  const bySecond = new Map<number, string>();
  for (const { label, to } of sortBellRows(rows)) bySecond.set(toMinutes(to) * 60, `${label} 끝`);
  for (const { label, from } of rows) bySecond.set(toMinutes(from) * 60, `${label} 시작`);
  return [...bySecond]
    .map(([second, name]) => ({ second, name }))
    .toSorted((a, b) => a.second - b.second);
}

/**
 * 「지금 종이 쳐요」: the nearest bell of the table and by how many seconds the real one is late (early when negative).
 * Measured on the table as it is written: the new shift takes the place of the old one.
 */
export function alignBells(
  rows: readonly BellRow[],
  second: number,
): Result<{ readonly edge: string; readonly shift: number }, AlignRefusal> {
  const [nearest] = listBellEdges(rows)
    .map((edge) => ({ edge: edge.name, shift: second - edge.second }))
    .filter(({ shift }) => Math.abs(shift) <= LARGEST_BELL_SHIFT_SECONDS)
    .toSorted((a, b) => Math.abs(a.shift) - Math.abs(b.shift));
  return nearest ? ok(nearest) : refuse({ type: "NoBellNear" });
}

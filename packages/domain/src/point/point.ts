import type { RecordKind } from "@damim/sync/kind.ts";
import type { Point } from "./point-record.ts";

export const LARGEST_POINT = 10;
export const LONGEST_POINT_REASON_CHARACTERS = 60;

export type { Point };

export const pointKind: RecordKind<Point, "point"> = { name: "point", version: 1 };

/** The sum of a pupil's rows. */
export function sumPoints(points: Iterable<Pick<Point, "amount">>): number {
  let sum = 0;
  for (const { amount } of points) sum += amount;
  return sum;
}

/** 「+2점」. */
export function sayPoints(amount: number): string {
  return `${amount > 0 ? "+" : ""}${amount}점`;
}

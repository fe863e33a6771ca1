import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";

/** Points of one pupil for one thing. A score is the sum of rows, so two devices never overwrite each other's. */
export interface Point {
  readonly day: CalendarDay;
  readonly studentId: StudentId;
  /** −10 to 10, never 0. */
  readonly amount: number;
  readonly reason?: string | null;
  /** Which part of the product gave it, and for which of its rows: 「score:{event}」. */
  readonly source: string;
}

export const LARGEST_POINT = 10;
export const LONGEST_POINT_REASON_CHARACTERS = 60;
export const LONGEST_POINT_SOURCE_CHARACTERS = 120;

export const pointKind: RecordKind<Point, "point"> = { name: "point", version: 1 };

/** The sum of a pupil's rows. */
export function sumPoints(points: Iterable<Pick<Point, "amount">>): number {
  let sum = 0;
  for (const { amount } of points) sum += amount;
  return sum;
}

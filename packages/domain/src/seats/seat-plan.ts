import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";

/** Who sits where, from a day on. */
export interface SeatPlan {
  readonly from: CalendarDay;
  /** The id of the `seatRoom`. */
  readonly room: string;
  /** By seat. One value: a seating is made as a whole. */
  readonly seats: Readonly<Record<string, StudentId>>;
  /** The id of the `draw` that gave it. */
  readonly draw?: string | null;
  /** How often two were changed by hand after it. */
  readonly moved?: number | null;
}

export type KeptSeatPlan = SeatPlan & { readonly id: string };

export const seatPlanKind: RecordKind<SeatPlan, "seatPlan"> = { name: "seatPlan", version: 1 };

/** `toSeatPlanId({ from: "2026-11-02", uuid })` is "2026-11-02~019a…". */
export function toSeatPlanId(of: { readonly from: CalendarDay; readonly uuid: string }): string {
  return `${of.from}~${of.uuid}`;
}

/** The plan of a day: the latest that began by then; of two on one day the later id. */
export function findCurrentPlan(
  plans: Iterable<KeptSeatPlan>,
  today: CalendarDay,
): KeptSeatPlan | undefined {
  return [...plans]
    .filter(({ from }) => from <= today)
    .toSorted((a, b) => (`${a.from} ${a.id}` < `${b.from} ${b.id}` ? -1 : 1))
    .at(-1);
}

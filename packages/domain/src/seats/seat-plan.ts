import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { SeatPlan } from "./seat-records.ts";

export type { SeatPlan };
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

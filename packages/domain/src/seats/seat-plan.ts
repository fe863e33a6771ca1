import type { Change } from "@damim/sync/change.ts";
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

/** The plan of a day: the latest that began by then; of two on one day the later id. One that waits is none yet. */
export function findCurrentPlan(
  plans: Iterable<KeptSeatPlan>,
  today: CalendarDay,
): KeptSeatPlan | undefined {
  return [...plans]
    .filter(({ from, waits }) => from <= today && !waits)
    .toSorted((a, b) => (`${a.from} ${a.id}` < `${b.from} ${b.id}` ? -1 : 1))
    .at(-1);
}

/** The plan that was drawn last, also while it waits or its day is still to come; else the one of the day. */
export function findDrawnPlan(
  plans: Iterable<KeptSeatPlan>,
  today: CalendarDay,
): KeptSeatPlan | undefined {
  const all = [...plans];
  const current = findCurrentPlan(all, today);
  const coming = all
    .filter(({ from, waits, id }) => (waits || from > today) && (!current || id > current.id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return coming.at(-1) ?? current;
}

/** A drawn plan becomes the class's seating from a day on. */
export function takePlan({ id }: KeptSeatPlan, from: CalendarDay): Change {
  return { kind: seatPlanKind.name, id, set: { from, waits: null } };
}

import { toClockTime, toMinutes } from "../bells/bell-time.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { type BookingSlot, type KeptBookingPlan } from "./booking.ts";
import { isClaimed, toSlotId, toSlotPlace, type SlotPlace } from "./slot-place.ts";
import { toSlotInstant } from "./booking-words.ts";
import { listStarts } from "./list-starts.ts";

/** A time at which the teacher has something else to do. */
export interface BusyTime {
  /** `HH:MM`. */
  readonly from: string;
  readonly to: string;
  readonly why: "lesson" | "event";
}

/** What stands against hours of a plan. Of that very date: nothing is carried from one day to another. */
export interface BookingFacts {
  /** The school is closed, by more than a weekend. */
  readonly isClosed: (day: CalendarDay) => boolean;
  readonly listBusy: (day: CalendarDay) => readonly BusyTime[];
}

/** All slots of a year with their plans: also those of other plans stand in the way. */
export interface BookingRows {
  readonly plans: ReadonlyMap<string, KeptBookingPlan>;
  readonly slots: ReadonlyMap<string, BookingSlot>;
}

/** One time of a plan. */
export interface PlanSlot extends SlotPlace {
  readonly id: string;
  readonly to: string;
  readonly row: BookingSlot | undefined;
  /** Why nobody can have it, where it is not the row that says so. */
  readonly why: "closed" | "booked" | BusyTime["why"] | undefined;
  /** It is booked or was kept free, and the plan does not have it any more. */
  readonly isOutside: boolean;
}

/**
 * All times of a plan, in order, with what stands in their way: those that it has by its hours, and those with a booking
 * that its hours no longer hold.
 */
export function listPlanSlots(
  plan: KeptBookingPlan,
  { plans, slots }: BookingRows,
  facts: BookingFacts,
): readonly PlanSlot[] {
  const places = new Map<string, { readonly place: SlotPlace; readonly isOpen: boolean }>();
  for (const hours of plan.hours)
    for (const time of listStarts(hours, plan)) {
      const place = { planId: plan.id, day: hours.day, time };
      const id = toSlotId(place);
      const isOpen = hours.isOpen === true || places.get(id)?.isOpen === true;
      places.set(id, { place, isOpen });
    }
  const claims = [...slots].flatMap(([id, row]) => {
    const place = toSlotPlace(id);
    const minutes = plans.get(place.planId)?.minutes;
    return isClaimed(row) && minutes !== undefined ? [{ id, place, minutes }] : [];
  });
  const own = [...places].map(([id, { place, isOpen }]) => {
    const to = toClockTime(toMinutes(place.time) + plan.minutes);
    return {
      ...place,
      id,
      to,
      row: slots.get(id),
      why: findWhy(id, place, to, isOpen),
      isOutside: false,
    };
  });
  const outside = claims.flatMap(({ id, place, minutes }): readonly PlanSlot[] => {
    if (place.planId !== plan.id || places.has(id)) return [];
    const to = toClockTime(toMinutes(place.time) + minutes);
    return [
      { ...place, id, to, row: slots.get(id), why: findWhy(id, place, to, true), isOutside: true },
    ];
  });
  return [...own, ...outside].toSorted((a, b) => (a.id < b.id ? -1 : 1));

  function findWhy(
    id: string,
    { day, time }: SlotPlace,
    to: string,
    isOpen: boolean,
  ): PlanSlot["why"] {
    if (!isOpen && facts.isClosed(day)) return "closed";
    const busy = facts.listBusy(day).find((one) => overlaps({ from: time, to }, one));
    if (busy) return busy.why;
    const isBooked = claims.some(
      (claim) =>
        claim.id !== id &&
        claim.place.day === day &&
        overlaps(
          { from: time, to },
          {
            from: claim.place.time,
            to: toClockTime(toMinutes(claim.place.time) + claim.minutes),
          },
        ),
    );
    return isBooked ? "booked" : undefined;
  }
}

/** The times that somebody may still take, in order. */
export function listSlots(
  plan: KeptBookingPlan,
  rows: BookingRows,
  facts: BookingFacts,
): readonly PlanSlot[] {
  return listPlanSlots(plan, rows, facts).filter(isFree);
}

export function isFree({ row, why, isOutside }: PlanSlot): boolean {
  return why === undefined && !isOutside && !row?.state;
}

/**
 * That a booked time meets something else, in the grids of both and wherever the booking stands: two devices without a
 * network may each have given the hour away. Nothing of a time that nobody has.
 */
export function sayClash({ row, why }: Pick<PlanSlot, "row" | "why">): string | undefined {
  return isClaimed(row) && row?.state !== "done" && why ? clashWords[why] : undefined;
}

const clashWords: Readonly<Record<NonNullable<PlanSlot["why"]>, string>> = {
  booked: "다른 상담과 겹쳐요",
  event: "일정과 겹쳐요",
  lesson: "수업과 겹쳐요",
  closed: "쉬는 날이에요",
};

/** Free, and not over: what a teacher may still offer. */
export function isOpenYet(slot: PlanSlot, now: number): boolean {
  return isFree(slot) && toSlotInstant(slot) > now;
}

/** The two times that lie nearest to one that was just taken: of its own day first. */
export function findNearest<T extends Pick<SlotPlace, "day" | "time">>(
  free: readonly T[],
  { day, time }: Pick<SlotPlace, "day" | "time">,
): readonly T[] {
  const MOST = 2;
  const away = (one: T): number =>
    Math.abs(toMinutes(one.time) - toMinutes(time)) + (one.day === day ? 0 : toDaysAway(one.day));
  const toDaysAway = (other: CalendarDay): number =>
    Math.abs(Date.parse(other) - Date.parse(day)) / 60_000;
  return free.toSorted((a, b) => away(a) - away(b)).slice(0, MOST);
}

function overlaps(
  one: { readonly from: string; readonly to: string },
  other: { readonly from: string; readonly to: string },
): boolean {
  // An event without an end stands at its one minute.
  return (
    (one.from < other.to && other.from < one.to) ||
    (other.from === other.to && one.from <= other.from && other.from < one.to)
  );
}

import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { BookingPlan, BookingSlot } from "./booking-records.ts";

export type { BookingPlan, BookingSlot };
export type KeptBookingPlan = BookingPlan & { readonly id: string };

export const bookingPlanKind: RecordKind<BookingPlan, "bookingPlan"> = {
  name: "bookingPlan",
  version: 1,
};
export const bookingSlotKind: RecordKind<BookingSlot, "bookingSlot"> = {
  name: "bookingSlot",
  version: 1,
};

/** Hours of one day in which talks may stand. */
export interface BookingHours {
  readonly day: CalendarDay;
  /** `HH:MM`. */
  readonly from: string;
  readonly to: string;
  /** The teacher is there although the school is closed. */
  readonly isOpen?: boolean;
}

export interface SlotPlace {
  readonly planId: string;
  readonly day: CalendarDay;
  /** `HH:MM`, at which it begins. */
  readonly time: string;
}

/** One row a slot: `toSlotId({ planId: "p1", day: "2026-11-25", time: "15:00" })` is "p1~2026-11-25~15:00". */
export function toSlotId({ planId, day, time }: SlotPlace): string {
  return `${planId}~${day}~${time}`;
}

export function toSlotPlace(slotId: string): SlotPlace {
  const [planId = "", day = "", time = ""] = slotId.split("~");
  // An id is made by `toSlotId` alone.
  return { planId, day: day as CalendarDay, time };
}

/** Somebody is expected there, or was. A row without a state is a free slot, as is no row. */
export function isClaimed(slot: Pick<BookingSlot, "state"> | undefined): boolean {
  return slot?.state === "asked" || slot?.state === "confirmed" || slot?.state === "done";
}

/** A slot that nobody has any more. All of it is said, so that nothing of a former claim stays in a later one. */
export const freeSlot = {
  state: null,
  studentId: null,
  guardian: null,
  way: null,
  phone: null,
  wish: null,
} as const;

import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { BookingSlot } from "./booking-records.ts";

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

/** Somebody is expected there. */
export function isAwaited(slot: Pick<BookingSlot, "state"> | undefined): boolean {
  return isClaimed(slot) && slot?.state !== "done";
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

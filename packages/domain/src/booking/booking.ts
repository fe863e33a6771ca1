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

/** What a guardian says of itself and of the talk, in letters. */
export const LONGEST_GUARDIAN_CHARACTERS = 20;
export const LONGEST_PHONE_CHARACTERS = 20;
export const LONGEST_WISH_CHARACTERS = 300;

/** Hours of one day in which talks may stand. */
export interface BookingHours {
  readonly day: CalendarDay;
  /** `HH:MM`. */
  readonly from: string;
  readonly to: string;
  /** The teacher is there although the school is closed. */
  readonly isOpen?: boolean;
}

import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { BookingWay } from "./booking-records.ts";

/** What anybody with the code is told: free times, and nobody's name. */
export interface BookingReply {
  readonly title: string;
  /** 「3학년 2반 담임」. */
  readonly host: string;
  readonly minutes: number;
  readonly ways: readonly BookingWay[];
  readonly place?: string;
  readonly note?: string;
  readonly closesHoursBefore: number;
  /** Every day of the plan from today on, also one on which nothing is free. */
  readonly days: readonly { readonly day: CalendarDay; readonly times: readonly string[] }[];
}

/** What the holder of a key is told of what it holds. What was typed does not come back. */
export type MyBooking =
  | { readonly state: "cancelled" }
  | {
      readonly state: "asked" | "confirmed" | "done";
      /** The same through every move, and no other booking's. It does not tell the key. */
      readonly id: string;
      readonly title: string;
      readonly host: string;
      readonly day: CalendarDay;
      readonly time: string;
      /** `HH:MM`. */
      readonly to: string;
      readonly way: BookingWay;
      readonly place?: string;
      /** Epoch ms; then only the teacher moves it. */
      readonly changesUntil: number;
    };

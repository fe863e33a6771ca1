import { writeCalendarFeed } from "../schedule/calendar-feed.ts";
import type { MyBooking } from "./booking-reply.ts";

const MINUTE_MS = 60_000;

/**
 * The booking as a file for a phone's calendar, without anybody's name. It is the same entry wherever it moves: saved again
 * it stands once, and a later file goes before an earlier one.
 */
export function writeBookingFile(
  mine: Exclude<MyBooking, { readonly state: "cancelled" }>,
  now: number,
): string {
  const { id, day, time: start, to: end, title, host, place } = mine;
  const event = {
    uid: `booking~${id}`,
    title: `${host} 상담`,
    note: title,
    day,
    start,
    end,
    place,
    // Minutes: seconds are too many for calendars that count in 32 bits, from 2038 on.
    sequence: Math.floor(now / MINUTE_MS),
    changedAt: now,
  };
  return writeCalendarFeed("상담 예약", [event], []);
}

import { writeCalendarFeed } from "../schedule/calendar-feed.ts";
import type { MyBooking } from "./booking-reply.ts";

/** The booking as a file for a phone's calendar, without anybody's name. */
export function writeBookingFile(
  mine: Exclude<MyBooking, { readonly state: "cancelled" }>,
  now: number,
): string {
  const { day, time: start, to: end, title, host, place } = mine;
  // The same booking is the same entry: saved twice it stands once.
  const uid = `booking~${day}~${start}`;
  const event = {
    uid,
    title: `${host} 상담`,
    note: title,
    day,
    start,
    end,
    place,
    sequence: 0,
    changedAt: now,
  };
  return writeCalendarFeed("상담 예약", [event], []);
}

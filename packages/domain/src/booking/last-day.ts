import { toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toSeoulMidnight } from "../calendar-day/korean-instant.ts";
import { toLastMoment } from "./booking-words.ts";
import type { BookingPlan } from "./booking.ts";
import { listStarts } from "./list-starts.ts";

const LAST_CALL_MS = 8 * 3_600_000;

/** The last day on which a guardian may still take a time of a plan; nothing where that is over. */
export function findLastDay(
  plan: Pick<BookingPlan, "hours" | "minutes" | "gap" | "closesHoursBefore">,
  now: number,
): CalendarDay | undefined {
  const moments = plan.hours.flatMap(({ day, ...span }) =>
    listStarts(span, plan).map((time) => toLastMoment(plan, { day, time })),
  );
  const last = Math.max(...moments, 0);
  return last > now ? toSeoulDay(last) : undefined;
}

/** In its morning, epoch ms: who still wants a time hears that it is the last day. */
export function toLastCall(day: CalendarDay): number {
  return toSeoulMidnight(day) + LAST_CALL_MS;
}

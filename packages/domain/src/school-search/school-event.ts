import * as v from "valibot";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";

/** One row of a school's calendar as the education-data service tells it. */
export interface SchoolEvent {
  readonly day: CalendarDay;
  readonly name: string;
  /** SBTR_DD_SC_NM: whether the day has no lessons. */
  readonly closing: "holiday" | "closed" | "none";
  /** The grades it is for; empty where the service tells none. */
  readonly grades: readonly number[];
}

export const schoolEventSchema = v.object({
  day: calendarDaySchema,
  name: v.string(),
  closing: v.picklist(["holiday", "closed", "none"]),
  grades: v.array(v.number()),
});

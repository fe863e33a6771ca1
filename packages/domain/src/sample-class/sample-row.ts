import type { Fields } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";

/** One row of the class that is made up, as it was written on a day. */
export interface SampleRow {
  readonly kind: string;
  readonly id: string;
  readonly day: CalendarDay;
  readonly fields: Fields;
}

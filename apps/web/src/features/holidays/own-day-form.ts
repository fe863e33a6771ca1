import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { OwnDay } from "@damim/domain/school-calendar/own-day.ts";

/** What the dialog of own days opens with: new days, or a line of the list. */
export interface OwnDayForm {
  readonly from: CalendarDay | "";
  readonly to: CalendarDay | "";
  readonly type: OwnDay["type"];
  readonly label: string;
  /** The rows that it changes. */
  readonly edited: readonly OwnDay[];
}

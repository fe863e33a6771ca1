import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";

/**
 * What a teacher says of one day of the school: 재량휴업일, 방학, a holiday of the place, or "our school is
 * open that day", which hides the built-in holiday (or the weekend) for this teacher.
 */
export type OwnDayType = "closed" | "vacation" | "open";

/** The words of screens and sheets. */
export const ownDayTypeLabels: Readonly<Record<OwnDayType, string>> = {
  closed: "쉬는 날",
  vacation: "방학",
  open: "학교 가는 날",
};

/** One day; its row's id is the day, so that two devices that say the same write one row. */
export interface OwnDay {
  readonly day: CalendarDay;
  readonly type: OwnDayType;
  readonly label: string;
}

export const LONGEST_DAY_LABEL_CHARACTERS = 40;

export const ownDayKind: RecordKind<OwnDay, "ownDay"> = {
  name: "ownDay",
  version: 1,
};

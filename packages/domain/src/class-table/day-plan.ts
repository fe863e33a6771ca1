import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";

/** What one day does in another way. Its id is the day, so that two devices that say the same write one row. */
export interface DayPlan {
  readonly day: CalendarDay;
  /** The last lesson of the day: what comes behind it is cut. */
  readonly lessons?: number | null;
  /** Another bell table than the weekday's. */
  readonly bellsId?: string | null;
  /** 단축수업: minutes by which each lesson is shorter. */
  readonly shortenBy?: number | null;
  /** Lunch keeps its time on the clock while lessons are shorter. */
  readonly keepLunch?: boolean | null;
  readonly note?: string | null;
}

export type KeptDayPlan = DayPlan & { readonly id: string };

export const MOST_SHORTEN_MINUTES = 30;
export const LONGEST_DAY_PLAN_NOTE_CHARACTERS = 200;

export const dayPlanKind: RecordKind<DayPlan, "dayPlan"> = { name: "dayPlan", version: 1 };

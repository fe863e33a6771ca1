import { isCalendarDay, type CalendarDay } from "../calendar-day/calendar-day.ts";

/** What a turn on a closed day does: falls out, comes earlier, comes later, or stays. */
export type OnClosed = "skip" | "before" | "after" | "keep";

/** How something comes again. One value of a row: it is set in one form and never merged. */
export type Repeat = {
  /** The last planned day. */
  readonly until?: CalendarDay | undefined;
} & (
  | { readonly every: "day"; readonly step?: number | undefined }
  | {
      readonly every: "week";
      /** ISO weekdays, Monday is 1: "135". */
      readonly weekdays: string;
      /** Counts weeks from Monday on, from the week of `from`. */
      readonly step?: number | undefined;
    }
  /** A date beyond the month's end is its last day. */
  | { readonly every: "month"; readonly date: number }
  /** `[2, 3]` is the second Wednesday, `[-1, 5]` the last Friday; a fifth that is not there falls out. */
  | { readonly every: "month"; readonly nth: readonly [count: number, weekday: number] }
  /** 1 is the first school day of the month, -1 the last. */
  | { readonly every: "month"; readonly schoolDay: number }
  /** Every so many school days, the first one from `from` on is the first turn. */
  | { readonly every: "schoolDay"; readonly step?: number | undefined }
);

/** A repeat with the day from which it counts. `from` and `until` bind the planned day. */
export type RepeatRule = Repeat & {
  readonly from: CalendarDay;
  readonly onClosed?: OnClosed | undefined;
};

/** One turn. It is named by where it was planned, so a holiday that is announced later loses no tick and no note. */
export interface Occurrence {
  /** The planned day; "n12" is the 12th counted turn, "2026-03" a month's school day. */
  readonly name: string;
  /** Where it lands. */
  readonly day: CalendarDay;
}

/** Both ends included. */
export interface DaySpan {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

export const MOST_REPEAT_STEPS = 60;

export const onClosedLabels: Readonly<Record<OnClosed, string>> = {
  skip: "거르기",
  before: "앞당기기",
  after: "미루기",
  keep: "그대로",
};

/** The day to which `from` and `until` are held; counted turns are planned where they land. */
export function toPlannedDay({ name, day }: Occurrence): CalendarDay {
  return isCalendarDay(name) ? name : day;
}

/** Whether a text can be the name of a turn. */
export function isOccurrenceName(text: string): boolean {
  return isCalendarDay(text) || /^n[1-9]\d{0,3}$/.test(text) || isCalendarDay(`${text}-01`);
}

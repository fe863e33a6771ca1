import {
  listMonthDays,
  type CalendarDay,
  type CalendarMonth,
} from "../calendar-day/calendar-day.ts";
import { hideNames } from "../names/hide-names.ts";
import type { RosterStudent } from "../student/student.ts";
import { hasOwnWords, toWeatherWords, type DayLog } from "./daily-log.ts";
import { compareLines, toKept, type LogDifference, type ShownLine } from "./log-lines.ts";

/** A day of the month on paper. */
export interface LogRow {
  readonly day: CalendarDay;
  readonly weather: string;
  readonly lines: readonly string[];
  readonly body: string;
  readonly isClosed: boolean;
  /** 「마친 뒤 바뀐 것」. */
  readonly changed: readonly LogDifference[];
}

export interface LogMonth {
  readonly logs: ReadonlyMap<string, DayLog>;
  /** What the records say of a day now (`listLogLines`). */
  readonly listLines: (day: CalendarDay) => readonly ShownLine[];
  readonly today: CalendarDay;
  /** The class, where names are to become numbers. */
  readonly hiddenNames?: readonly Pick<RosterStudent, "number" | "name">[] | undefined;
}

/**
 * The rows of a printed month: days that say something. A closed day says what it said when it was closed; of a day that
 * is still to come only own words stand, for nothing planned has been.
 */
export function listMonthRows(
  month: CalendarMonth,
  { logs, listLines, today, hiddenNames = [] }: LogMonth,
): readonly LogRow[] {
  const hide = (text: string): string => hideNames(text, hiddenNames);
  return listMonthDays(month).flatMap((day): readonly LogRow[] => {
    const log = logs.get(day);
    const now = day > today ? [] : listLines(day);
    const closed = log?.closed?.lines;
    const row: LogRow = {
      day,
      weather: toWeatherWords(log ?? {}),
      lines: (closed ?? toKept(now)).map(({ text }) => hide(text)),
      body: hide(log?.body ?? ""),
      isClosed: closed !== undefined,
      changed: closed ? compareLines(closed, now).map((one) => hideIn(one, hide)) : [],
    };
    const isSaid = row.lines.length > 0 || row.weather !== "" || row.changed.length > 0;
    return isSaid || (log && hasOwnWords(log)) ? [row] : [];
  });
}

function hideIn(one: LogDifference, hide: (text: string) => string): LogDifference {
  return { ...one, was: one.was && hide(one.was), now: one.now && hide(one.now) };
}

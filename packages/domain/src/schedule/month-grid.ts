import {
  addDays,
  listMonthDays,
  type CalendarDay,
  type CalendarMonth,
} from "../calendar-day/calendar-day.ts";
import { toWeekPlace } from "../calendar-day/week.ts";
import { isOnDay, type EventTurn } from "./list-events.ts";

/** One day of the calendar with what it has room for. */
export interface DayLines {
  readonly day: CalendarDay;
  /** An event of several days stands on the same line of each; nothing where a line is free. */
  readonly lines: readonly (EventTurn | undefined)[];
  /** How many more the day has. */
  readonly more: number;
}

/** The weeks that a month touches, whole, from Monday on. */
export function listMonthWeeks(month: CalendarMonth): readonly (readonly CalendarDay[])[] {
  const first = addDays(`${month}-01`, -toWeekPlace(`${month}-01`));
  const last = listMonthDays(month).at(-1) ?? first;
  const weeks: (readonly CalendarDay[])[] = [];
  for (let monday = first; monday <= last; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(monday, place)));
  return weeks;
}

/** Lays turns over the days of a week: those of several days first, each day with so many lines at most. */
export function layWeek(
  turns: readonly EventTurn[],
  days: readonly CalendarDay[],
  most: number,
): readonly DayLines[] {
  const week = days.map((day) => ({ day, lines: [] as (EventTurn | undefined)[], more: 0 }));
  const isLong = ({ day, to }: EventTurn): boolean => to > day;
  for (const turn of [...turns.filter(isLong), ...turns.filter((one) => !isLong(one))]) {
    const there = week.filter(({ day }) => isOnDay(turn, day));
    const line = Array.from({ length: most }, (_, at) => at).find((at) =>
      there.every(({ lines }) => !lines[at]),
    );
    for (const place of there) {
      if (line === undefined) place.more += 1;
      else {
        while (place.lines.length < line) place.lines.push(undefined);
        place.lines[line] = turn;
      }
    }
  }
  return week;
}

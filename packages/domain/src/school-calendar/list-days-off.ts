import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { listHolidaysBetween, type Holiday } from "../holiday/holiday.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import { ownDayTypeLabels, type OwnDay } from "./own-day.ts";
import {
  findClosing,
  isSchoolOpen,
  listOpenDaysBetween,
  type SchoolCalendar,
} from "./school-calendar.ts";
import type { Vacation } from "./school-terms.ts";

/** One line of 휴일 관리. */
export type DayOffLine =
  | {
      readonly type: "holiday";
      readonly from: CalendarDay;
      readonly to: CalendarDay;
      readonly holiday: Holiday;
      /** The teacher said that the school is open on it. */
      readonly isOpen: boolean;
    }
  /** Own days that belong together: the same words, with nothing but closed days in between. */
  | {
      readonly type: "own";
      readonly from: CalendarDay;
      readonly to: CalendarDay;
      readonly days: readonly OwnDay[];
    }
  /** Follows from the dates of the terms. */
  | {
      readonly type: "vacation";
      readonly from: CalendarDay;
      readonly to: CalendarDay;
      readonly vacation: Vacation;
    };

/**
 * Everything that a school year's calendar holds besides weekends, in order. On one date the built-in holiday
 * wins over an own closing day, which then has no line (spec 03 §3).
 */
export function listDaysOff(calendar: SchoolCalendar, year: SchoolYear): readonly DayOffLine[] {
  const span = toSchoolYearSpan(year);
  const holidays = listHolidaysBetween(span.from, span.to).map((holiday): DayOffLine => ({
    type: "holiday",
    from: holiday.day,
    to: holiday.day,
    holiday,
    isOpen: calendar.ownDays.get(holiday.day)?.type === "open",
  }));
  const onHoliday = new Set(holidays.map(({ from }) => from));
  const own = [...calendar.ownDays.values()]
    .filter(({ day }) => !onHoliday.has(day))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const withoutTerms = { ...calendar, vacations: [] };
  const vacations = calendar.vacations
    // 「개학 전」 of 1 and 2 March, which are holidays anyway, says nothing.
    .filter(({ from, to }) => listOpenDaysBetween(withoutTerms, from, to).length > 0)
    .map((vacation): DayOffLine => ({
      type: "vacation",
      from: vacation.from,
      to: vacation.to,
      vacation,
    }));
  return [...holidays, ...groupOwnDays(calendar, own), ...vacations].sort((a, b) =>
    a.from === b.from ? (a.to < b.to ? -1 : 1) : a.from < b.from ? -1 : 1,
  );
}

/** The name of a line as the list shows it. */
export function toDayOffName(line: DayOffLine): string {
  if (line.type === "holiday") return line.holiday.name;
  if (line.type === "vacation") return line.vacation.name;
  const [first] = line.days;
  return first ? first.label || ownDayTypeLabels[first.type] : "";
}

function groupOwnDays(calendar: SchoolCalendar, days: readonly OwnDay[]): readonly DayOffLine[] {
  const groups: OwnDay[][] = [];
  for (const own of days) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isSame = last?.type === own.type && last.label === own.label;
    if (group && last && isSame && isNeighbour(calendar, last.day, own.day)) group.push(own);
    else groups.push([own]);
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    return first && last ? [{ type: "own", from: first.day, to: last.day, days: group }] : [];
  });
}

/** Only days that are closed anyway lie between them. */
function isNeighbour(calendar: SchoolCalendar, before: CalendarDay, after: CalendarDay): boolean {
  for (let day = addDays(before, 1); day < after; day = addDays(day, 1)) {
    if (isSchoolOpen(calendar, day)) return false;
    if (findClosing(calendar, day)?.reason === "closed") return false;
  }
  return true;
}

import { toWeekday, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { findHoliday } from "../holiday/holiday.ts";
import type { SchoolEvent } from "../school-search/school-event.ts";
import { listDaysOff, toDayOffName } from "./list-days-off.ts";
import { LONGEST_DAY_LABEL_CHARACTERS, type OwnDay } from "./own-day.ts";
import { buildSchoolCalendar, type SchoolCalendar } from "./school-calendar.ts";
import type { SchoolYear } from "../school-year/school-year.ts";

/** One line of what comes: days that belong together. */
export interface ComingDays {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly name: string;
  readonly days: readonly OwnDay[];
  /** Days of it of which the teacher has said something else; they are overwritten only when chosen. */
  readonly clashCount: number;
}

/**
 * What a school's calendar would bring: its closing days for a grade, without weekends, built-in holidays and what
 * stands there already.
 *
 * ```ts
 * listComingDays(events, { calendar, year: 2026, grade: 3 });
 * ```
 */
export function listComingDays(
  events: readonly SchoolEvent[],
  context: {
    readonly calendar: SchoolCalendar;
    readonly year: SchoolYear;
    readonly grade: number;
  },
): readonly ComingDays[] {
  const { calendar, year, grade } = context;
  const coming = new Map<CalendarDay, OwnDay>();
  for (const event of events) {
    const isForGrade = event.grades.length === 0 || event.grades.includes(grade);
    if (event.closing === "none" || !isForGrade || isClosedForAll(event.day)) continue;
    const label = event.name.normalize("NFC").trim().slice(0, LONGEST_DAY_LABEL_CHARACTERS);
    const type = label.includes("방학") ? "vacation" : "closed";
    // Of two events on one day the first names it.
    if (!coming.has(event.day))
      coming.set(event.day, { day: event.day, type, label: label || "휴업일" });
  }
  const fresh = [...coming.values()].filter(({ day, type, label }) => {
    const own = calendar.ownDays.get(day);
    return own?.type !== type || own.label !== label;
  });
  // Grouped as the list of days off groups them, with what stands there already as its neighbours.
  const lines = listDaysOff(buildSchoolCalendar(coming.values()), year);
  return lines.flatMap((line): readonly ComingDays[] => {
    if (line.type !== "own") return [];
    const days = line.days.filter((own) => fresh.some(({ day }) => day === own.day));
    const [first, last] = [days[0], days.at(-1)];
    if (!first || !last) return [];
    const clashCount = days.filter(({ day }) => calendar.ownDays.has(day)).length;
    return [{ from: first.day, to: last.day, name: toDayOffName(line), days, clashCount }];
  });
}

function isClosedForAll(day: CalendarDay): boolean {
  return [0, 6].includes(toWeekday(day)) || findHoliday(day) !== undefined;
}

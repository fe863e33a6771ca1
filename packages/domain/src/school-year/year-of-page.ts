import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { openSchoolYears, recordSchoolYear, type SchoolYear } from "./school-year.ts";

/** What a page can show besides the class in the room: a year that is over (`past`), the one that comes (`ahead`). */
export interface PageReach {
  readonly past: boolean;
  readonly ahead: boolean;
}

export interface YearOfPage {
  readonly year: SchoolYear;
  /** `now`: the class in the room; `past`: looked at alone; `ahead`: 새 학년도 준비, made before its first day. */
  readonly way: "now" | "past" | "ahead";
}

/**
 * The school year whose rows a page shows, and that its badge, title and band name (spec 20 §1). To the end of February it
 * is the year of the class in the room, unless the teacher chose another and the page reaches it. Who has only
 * the coming year is shown that one, and who has no year to go on with the last one, where the page looks back.
 *
 * ```ts
 * findYearOfPage({ today: "2027-02-15", isSet, chosen: undefined, reach }); // { year: 2026, way: "now" }
 * findYearOfPage({ today: "2027-02-15", isSet, chosen: 2027, reach: roster }); // { year: 2027, way: "ahead" }
 * ```
 */
export function findYearOfPage(facts: {
  readonly today: CalendarDay;
  /** Whether a year has its 학년도 설정. */
  readonly isSet: (year: SchoolYear) => boolean;
  readonly chosen: SchoolYear | undefined;
  /** The last year before that has its setting: shown to who has none to go on with. */
  readonly former?: SchoolYear | undefined;
  readonly reach: PageReach;
}): YearOfPage {
  const { today, isSet, chosen, former, reach } = facts;
  const room = recordSchoolYear(today);
  const coming = findComingYear(today);
  const isNew = coming !== undefined && !isSet(room) && isSet(coming);
  const wanted = chosen ?? (isNew ? coming : isSet(room) ? room : (former ?? room));
  if (wanted === coming && (reach.ahead || (isNew && reach.past)))
    return { year: wanted, way: "ahead" };
  if (wanted < room && reach.past && isSet(wanted)) return { year: wanted, way: "past" };
  return { year: room, way: "now" };
}

/**
 * The year that can be made ahead: from 15 February to the end of the month.
 *
 * ```ts
 * findComingYear("2027-02-15"); // 2027
 * findComingYear("2027-03-01"); // undefined
 * ```
 */
export function findComingYear(today: CalendarDay): SchoolYear | undefined {
  return openSchoolYears(today)[1];
}

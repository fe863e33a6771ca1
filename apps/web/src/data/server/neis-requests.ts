import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type {
  TimetableLevel,
  TimetableReply,
} from "@damim/domain/class-table/neis/timetable-reply.ts";
import type { MealsReply } from "@damim/domain/meals/meals-reply.ts";
import type {
  SchoolEventsReply,
  SchoolSearchReply,
} from "@damim/domain/school-search/neis-reply.ts";
import type { SchoolCode } from "@damim/domain/school-search/school.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { toQuery } from "./to-query.ts";
import { takeAnswer } from "./take-answer.ts";
import { askServer } from "./ask-server.ts";

/** Schools by a part of their name, through our server. Rejects when our server could not be asked. */
export function searchSchools(name: string): Promise<SchoolSearchReply> {
  return takeAnswer(askServer("GET", `schools${toQuery({ name })}`));
}

/** The calendar of a school for a school year. Rejects as `searchSchools`. */
export function fetchSchoolEvents(
  { office, school }: SchoolCode,
  year: SchoolYear,
): Promise<SchoolEventsReply> {
  return takeAnswer(askServer("GET", `school-events${toQuery({ office, school, year })}`));
}

/** What a school cooks on a day. Rejects as `searchSchools`. */
export function fetchMeals({ office, school }: SchoolCode, day: CalendarDay): Promise<MealsReply> {
  return takeAnswer(askServer("GET", `neis/meals${toQuery({ office, school, day })}`));
}

/** The lessons of a class on the five days from a Monday on. Rejects as `searchSchools`. */
export function fetchTimetable(
  { office, school }: SchoolCode,
  of: {
    readonly level: TimetableLevel;
    readonly grade: number;
    readonly classNo: string;
    readonly from: CalendarDay;
  },
): Promise<TimetableReply> {
  const { classNo, ...rest } = of;
  const query = toQuery({ office, school, ...rest, class: classNo });
  return takeAnswer(askServer("GET", `neis/timetable${query}`));
}

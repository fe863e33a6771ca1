import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  timetableReplySchema,
  type TimetableLevel,
  type TimetableReply,
} from "@damim/domain/class-table/neis/timetable-reply.ts";
import { mealsReplySchema, type MealsReply } from "@damim/domain/meals/meals-reply.ts";
import {
  schoolEventsReplySchema,
  schoolSearchReplySchema,
  type SchoolEventsReply,
  type SchoolSearchReply,
} from "@damim/domain/school-search/neis-reply.ts";
import type { SchoolCode } from "@damim/domain/school-search/school.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import * as v from "valibot";
import { apiUrl } from "../../platform/api-url.ts";
import { readJsonAnswer } from "./server-trouble.ts";

/** Longer than our server waits for the service itself. */
const TIME_LIMIT_MS = 15_000;

/** Schools by a part of their name, through our server. Rejects when our server could not be asked. */
export async function searchSchools(name: string): Promise<SchoolSearchReply> {
  return v.parse(
    schoolSearchReplySchema,
    await fetchJson(`schools?${new URLSearchParams({ name })}`),
  );
}

/** The calendar of a school for a school year. Rejects as `searchSchools`. */
export async function fetchSchoolEvents(
  { office, school }: SchoolCode,
  year: SchoolYear,
): Promise<SchoolEventsReply> {
  const query = new URLSearchParams({ office, school, year: String(year) });
  return v.parse(schoolEventsReplySchema, await fetchJson(`school-events?${query}`));
}

/** What a school cooks on a day. Rejects as `searchSchools`. */
export async function fetchMeals(
  { office, school }: SchoolCode,
  day: CalendarDay,
): Promise<MealsReply> {
  const query = new URLSearchParams({ office, school, day });
  return v.parse(mealsReplySchema, await fetchJson(`neis/meals?${query}`));
}

/** The lessons of a class on the five days from a Monday on. Rejects as `searchSchools`. */
export async function fetchTimetable(
  { office, school }: SchoolCode,
  of: {
    readonly level: TimetableLevel;
    readonly grade: number;
    readonly classNo: string;
    readonly from: CalendarDay;
  },
): Promise<TimetableReply> {
  const { level, grade, classNo, from } = of;
  const query = new URLSearchParams({
    office,
    school,
    level,
    grade: String(grade),
    class: classNo,
    from,
  });
  return v.parse(timetableReplySchema, await fetchJson(`neis/timetable?${query}`));
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(apiUrl(path), { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  return readJsonAnswer(response);
}

import { calendarDaySchema } from "@damim/domain/calendar-day/calendar-day-schema.ts";
import {
  TIMETABLE_LEVELS,
  type TimetableReply,
} from "@damim/domain/class-table/neis/timetable-reply.ts";
import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import type { MealsReply } from "@damim/domain/meals/meals-reply.ts";
import type {
  SchoolEventsReply,
  SchoolSearchReply,
} from "@damim/domain/school-search/neis-reply.ts";
import {
  LONGEST_SCHOOL_SEARCH,
  officeCodeSchema,
  schoolCodeSchema,
  SHORTEST_SCHOOL_SEARCH,
} from "@damim/domain/school-search/school.ts";
import { toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import * as v from "valibot";
import { createLimit } from "../session/limits.ts";
import { tooOften } from "../http/http-failure.ts";
import { malformed } from "../http/parse-body.ts";
import { signedIn, type Route } from "../http/route.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { findMeals } from "./find-meals.ts";
import type { NeisClient } from "./neis-client.ts";
import { readDayMeals, readEvents, readLessons, readSchools } from "./read-school-rows.ts";

const HOUR_MS = 3_600_000;
/** Schools hardly ever change; their calendars do within a term. */
const SCHOOLS_FRESH_MS = 24 * HOUR_MS;
const EVENTS_FRESH_MS = 6 * HOUR_MS;
const TIMETABLE_FRESH_MS = 6 * HOUR_MS;
/** A class has at most eight lessons on five days; groups of one class double some. */
const LESSONS_AT_MOST = 100;
const SCHOOLS_AT_MOST = 30;
const LARGEST_PAGE = 1000;
/** Typing a school's name asks a few times; the key's calls of a day belong to every teacher of the server. */
const CALLS_BURST = 40;
const CALLS_PER_SECOND = 0.5;

const searchSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(SHORTEST_SCHOOL_SEARCH),
    v.maxLength(LONGEST_SCHOOL_SEARCH),
  ),
});
const mealsSchema = v.object({
  office: officeCodeSchema,
  school: schoolCodeSchema,
  day: calendarDaySchema,
});
const timetableSchema = v.object({
  office: officeCodeSchema,
  school: schoolCodeSchema,
  level: v.picklist(TIMETABLE_LEVELS),
  grade: v.pipe(v.string(), v.regex(/^[1-6]$/)),
  class: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}-]{1,10}$/u)),
  from: calendarDaySchema,
});
const eventsSchema = v.object({
  office: officeCodeSchema,
  school: schoolCodeSchema,
  year: v.pipe(v.string(), v.regex(/^20\d{2}$/), v.transform(Number)),
});

/**
 * The education-data service for signed-in teachers: `GET api/schools?name=` and
 * `GET api/school-events?office=&school=&year=`, `GET api/neis/meals?office=&school=&day=`,
 * `GET api/neis/timetable?office=&school=&level=&grade=&class=&from=`. What the service refuses is an answer too, with its type.
 */
export function listNeisRoutes({
  now,
  services: { neis },
}: Pick<ServerDeps, "now"> & {
  readonly services: { readonly neis: NeisClient };
}): readonly Route[] {
  const limit = createLimit({
    burst: CALLS_BURST,
    seconds: CALLS_BURST / CALLS_PER_SECOND,
    now,
    refuse: tooMany,
  });
  return [
    signedIn("GET api/schools", { query: ["name"], limit }, async (c) => {
      const { name } = parseQuery(searchSchema, c.req.query());
      const found = await neis.ask(
        "schoolInfo",
        { SCHUL_NM: name },
        { freshMs: SCHOOLS_FRESH_MS, pageSize: SCHOOLS_AT_MOST },
      );
      if (!found.ok)
        return c.json<SchoolSearchReply>({ type: "refused", refusal: found.refusal.type });
      const { rows, total, fetchedAt } = found.value;
      return c.json<SchoolSearchReply>({
        type: "found",
        schools: [...readSchools(rows)],
        ageMs: now() - fetchedAt,
        isPartial: total > rows.length,
      });
    }),
    signedIn("GET api/school-events", { query: ["office", "school", "year"], limit }, async (c) => {
      const { office, school, year } = parseQuery(eventsSchema, c.req.query());
      const { from, to } = toSchoolYearSpan(year);
      const found = await neis.ask(
        "SchoolSchedule",
        {
          ATPT_OFCDC_SC_CODE: office,
          SD_SCHUL_CODE: school,
          AA_FROM_YMD: from.replaceAll("-", ""),
          AA_TO_YMD: to.replaceAll("-", ""),
        },
        { freshMs: EVENTS_FRESH_MS, pageSize: LARGEST_PAGE },
      );
      if (!found.ok)
        return c.json<SchoolEventsReply>({ type: "refused", refusal: found.refusal.type });
      const { rows, total, fetchedAt } = found.value;
      // Five rows of a year would look like a calendar and be none.
      if (!neis.hasKey && total > rows.length)
        return c.json<SchoolEventsReply>({ type: "refused", refusal: "NeisKeyMissing" });
      const events = readEvents(rows).map((event) => ({ ...event, grades: [...event.grades] }));
      return c.json<SchoolEventsReply>({ type: "found", events, ageMs: now() - fetchedAt });
    }),
    signedIn("GET api/neis/meals", { query: ["office", "school", "day"], limit }, async (c) => {
      const { office, school, day } = parseQuery(mealsSchema, c.req.query());
      const found = await findMeals(neis, { office, school }, day);
      if (!found.ok) return c.json<MealsReply>({ type: "refused", refusal: found.refusal.type });
      const { rows, fetchedAt } = found.value;
      const meals = [...readDayMeals(rows)];
      return c.json<MealsReply>({ type: "found", meals, ageMs: now() - fetchedAt });
    }),
    signedIn(
      "GET api/neis/timetable",
      { query: ["office", "school", "level", "grade", "class", "from"], limit },
      async (c) => {
        const asked = parseQuery(timetableSchema, c.req.query());
        const found = await neis.ask(
          `${asked.level}Timetable`,
          {
            ATPT_OFCDC_SC_CODE: asked.office,
            SD_SCHUL_CODE: asked.school,
            GRADE: asked.grade,
            CLASS_NM: asked.class,
            TI_FROM_YMD: asked.from.replaceAll("-", ""),
            TI_TO_YMD: addDays(asked.from, 4).replaceAll("-", ""),
          },
          { freshMs: TIMETABLE_FRESH_MS, pageSize: LESSONS_AT_MOST },
        );
        if (!found.ok)
          return c.json<TimetableReply>({ type: "refused", refusal: found.refusal.type });
        const { rows, total, fetchedAt } = found.value;
        // Five lessons of a week would look like a week and be none.
        if (!neis.hasKey && total > rows.length)
          return c.json<TimetableReply>({ type: "refused", refusal: "NeisKeyMissing" });
        const lessons = [...readLessons(rows)];
        return c.json<TimetableReply>({ type: "found", lessons, ageMs: now() - fetchedAt });
      },
    ),
  ];
}

const tooMany = tooOften(
  "TooManyRequests",
  "학교 정보를 한꺼번에 너무 많이 찾았어요. 잠시 뒤 다시 찾아 주세요.",
);

function parseQuery<T>(schema: v.GenericSchema<unknown, T>, query: unknown): T {
  const parsed = v.safeParse(schema, query);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw malformed(v.getDotPath(issue) ?? "");
}

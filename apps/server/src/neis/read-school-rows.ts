import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { NeisLesson } from "@damim/domain/class-table/neis/timetable-reply.ts";
import type { Meal } from "@damim/domain/meals/meals-reply.ts";
import { readMeals } from "@damim/domain/meals/read-meals.ts";
import type { SchoolEvent } from "@damim/domain/school-search/school-event.ts";
import { schoolSchema, type School } from "@damim/domain/school-search/school.ts";
import * as v from "valibot";

/** 「None」, null and spaces at the end are how the service writes nothing. */
const textSchema = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((text) => (text === null || text.trim() === "None" ? "" : text.trim())),
  ),
  "",
);
const schoolRowSchema = v.object({
  ATPT_OFCDC_SC_CODE: textSchema,
  SD_SCHUL_CODE: textSchema,
  SCHUL_NM: textSchema,
  SCHUL_KND_SC_NM: textSchema,
  ORG_RDNMA: textSchema,
});
const eventRowSchema = v.object({
  AA_YMD: textSchema,
  EVENT_NM: textSchema,
  SBTR_DD_SC_NM: textSchema,
  ONE_GRADE_EVENT_YN: textSchema,
  TW_GRADE_EVENT_YN: textSchema,
  THREE_GRADE_EVENT_YN: textSchema,
  FR_GRADE_EVENT_YN: textSchema,
  FIV_GRADE_EVENT_YN: textSchema,
  SIX_GRADE_EVENT_YN: textSchema,
});

const mealRowSchema = v.object({ MMEAL_SC_NM: textSchema, DDISH_NM: textSchema });

/** Rows of `mealServiceDietInfo` of one day; one without a dish is left out. */
export function readDayMeals(rows: readonly unknown[]): readonly Meal[] {
  return rows.flatMap((row) => {
    const read = v.safeParse(mealRowSchema, row);
    if (!read.success) return [];
    const dishes = readMeals(read.output.DDISH_NM).map(({ name, allergens }) => ({
      name,
      allergens: [...allergens],
    }));
    return dishes.length > 0 ? [{ name: read.output.MMEAL_SC_NM, dishes }] : [];
  });
}

const lessonRowSchema = v.object({
  ALL_TI_YMD: textSchema,
  PERIO: textSchema,
  ITRT_CNTNT: textSchema,
});

/** Rows of a timetable; one without a day, a period or a subject is left out. */
export function readLessons(rows: readonly unknown[]): readonly NeisLesson[] {
  return rows.flatMap((row) => {
    const read = v.safeParse(lessonRowSchema, row);
    if (!read.success) return [];
    const { ALL_TI_YMD: ymd, PERIO, ITRT_CNTNT: name } = read.output;
    const day = toDay(ymd);
    const period = Number(PERIO);
    const isLesson = isCalendarDay(day) && Number.isInteger(period) && period > 0 && name !== "";
    return isLesson ? [{ day, period, name }] : [];
  });
}

/** Rows of `schoolInfo`; one without a name or codes is left out. */
export function readSchools(rows: readonly unknown[]): readonly School[] {
  return rows.flatMap((row) => {
    const read = v.safeParse(schoolRowSchema, row);
    if (!read.success) return [];
    const school = v.safeParse(schoolSchema, {
      office: read.output.ATPT_OFCDC_SC_CODE,
      school: read.output.SD_SCHUL_CODE,
      name: read.output.SCHUL_NM,
      level: read.output.SCHUL_KND_SC_NM,
      address: read.output.ORG_RDNMA,
    });
    return school.success && school.output.name ? [school.output] : [];
  });
}

/** Rows of `SchoolSchedule`; one without a day is left out. A grade flag outside the school's level is 「*」. */
export function readEvents(rows: readonly unknown[]): readonly SchoolEvent[] {
  return rows.flatMap((row) => {
    const read = v.safeParse(eventRowSchema, row);
    if (!read.success) return [];
    const { AA_YMD: ymd, EVENT_NM: name, SBTR_DD_SC_NM: closing, ...flags } = read.output;
    const day = toDay(ymd);
    if (!isCalendarDay(day)) return [];
    const byGrade = [
      flags.ONE_GRADE_EVENT_YN,
      flags.TW_GRADE_EVENT_YN,
      flags.THREE_GRADE_EVENT_YN,
      flags.FR_GRADE_EVENT_YN,
      flags.FIV_GRADE_EVENT_YN,
      flags.SIX_GRADE_EVENT_YN,
    ];
    const grades = byGrade.flatMap((flag, index) => (flag === "Y" ? [index + 1] : []));
    return [{ day, name, closing: toClosing(closing), grades }];
  });
}

/** 「20261123」. */
function toDay(ymd: string): string {
  return `${ymd.slice(0, 4)}-${ymd.slice(4, 6)}-${ymd.slice(6)}`;
}

function toClosing(words: string): SchoolEvent["closing"] {
  if (words === "공휴일") return "holiday";
  return words === "휴업일" ? "closed" : "none";
}

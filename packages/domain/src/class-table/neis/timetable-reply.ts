import * as v from "valibot";
import { calendarDaySchema } from "../../calendar-day/calendar-day-schema.ts";
import { neisRefusalSchema } from "../../school-search/neis-refusal.ts";

/** A lesson as the education-data service tells it. */
export const neisLessonSchema = v.object({
  day: calendarDaySchema,
  period: v.number(),
  /** As the school typed it: 「국어」, 「- 과학」, 「자율활동(학급회의)」. */
  name: v.string(),
});
export type NeisLesson = v.InferOutput<typeof neisLessonSchema>;

/**
 * What our server answers to `GET api/neis/timetable?office=&school=&level=&grade=&class=&from=`: the five days from a Monday on;
 * `ageMs` is how old the copy is.
 */
export const timetableReplySchema = v.variant("type", [
  v.object({ type: v.literal("found"), lessons: v.array(neisLessonSchema), ageMs: v.number() }),
  v.object({ type: v.literal("refused"), refusal: neisRefusalSchema }),
]);
export type TimetableReply = v.InferOutput<typeof timetableReplySchema>;

/** 초등, 중, 고, 특수: each has a service of its own. */
export const TIMETABLE_LEVELS = ["els", "mis", "his", "sps"] as const;
export type TimetableLevel = (typeof TIMETABLE_LEVELS)[number];

/**
 * Which service knows a school, by its name.
 *
 * ```ts
 * toTimetableLevel("새봄중학교"); // "mis"
 * ```
 */
export function toTimetableLevel(school: string): TimetableLevel {
  if (school.includes("중학교")) return "mis";
  if (school.includes("고등학교")) return "his";
  return school.includes("초등학교") ? "els" : "sps";
}

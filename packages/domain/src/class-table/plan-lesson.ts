import type { Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { findStanding, type ClassTable } from "./class-table.ts";
import { writeLesson, type LessonWords } from "./write-lesson.ts";

/**
 * For other features: puts words into the lesson that stands on a day in a period, wherever it was planned. Words that
 * are not told stay.
 */
export function planLesson(
  table: ClassTable,
  { day, period }: { readonly day: CalendarDay; readonly period: number },
  words: LessonWords,
): readonly Change[] {
  return writeLesson(table.lessons, findStanding(table, day, period).origin, words);
}

import type { Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { writeRow } from "../record/write-row.ts";
import { findStanding, type ClassTable } from "./class-table.ts";
import { toPlaceParts, type LessonPlace } from "./lesson-place.ts";
import { lessonKind, type Lesson } from "./lesson.ts";

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

/** What a teacher says of a lesson; a field that is not there stays. */
export type LessonWords = Partial<Record<"unit" | "bring" | "note", string | null>> & {
  readonly isHeld?: boolean | null;
};

/** Writes words about the lesson that was planned at a place (`DayCell.origin`). */
function writeLesson(
  lessons: ReadonlyMap<string, Lesson>,
  origin: LessonPlace,
  words: LessonWords,
): readonly Change[] {
  const typed = Object.entries(words).map(([field, text]) => [
    field,
    (typeof text === "string" ? text.normalize("NFC").trim() : text) || null,
  ]);
  const before = lessons.get(origin);
  if (!before && typed.every(([, text]) => text === null)) return [];
  return writeRow<Lesson>(lessonKind, origin, before, {
    ...toPlaceParts(origin),
    ...Object.fromEntries(typed),
  });
}

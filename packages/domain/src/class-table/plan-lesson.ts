import type { Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { writeRow } from "../record/write-row.ts";
import { findStanding, type ClassTable } from "./class-table.ts";
import type { Standing } from "./lay-ledger.ts";
import { toPlaceParts } from "./lesson-place.ts";
import { lessonKind, toLessonId, type Lesson } from "./lesson.ts";

/**
 * For other features: puts words into the lesson that stands on a day in a period, wherever it was planned. Words that
 * are not told stay.
 */
export function planLesson(
  table: ClassTable,
  { day, period }: { readonly day: CalendarDay; readonly period: number },
  words: LessonWords,
): readonly Change[] {
  return writeLesson(table.lessons, findStanding(table, day, period), words);
}

/** What a teacher says of a lesson; a field that is not there stays. */
export type LessonWords = Partial<Record<"unit" | "bring" | "note", string | null>> & {
  readonly isHeld?: boolean | null;
};

/** Writes words about the lesson that stands somewhere, for its subject. */
function writeLesson(
  lessons: ReadonlyMap<string, Lesson>,
  standing: Standing,
  words: LessonWords,
): readonly Change[] {
  const typed = Object.entries(words).map(([field, text]) => [
    field,
    (typeof text === "string" ? text.normalize("NFC").trim() : text) || null,
  ]);
  const id = toLessonId(lessons, standing);
  const before = lessons.get(id);
  if (!before && typed.every(([, text]) => text === null)) return [];
  return writeRow<Lesson>(lessonKind, id, before, {
    ...toPlaceParts(standing.origin),
    ...(id !== standing.origin && { subjectId: standing.lesson?.subjectId }),
    ...Object.fromEntries(typed),
  });
}

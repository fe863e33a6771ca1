import type { RecordKind } from "@damim/sync/kind.ts";
import type { SubjectLesson } from "./base-table.ts";
import type { LessonPlace } from "./lesson-place.ts";
import type { Lesson } from "./lesson-record.ts";

export type { Lesson };

export const LONGEST_UNIT_CHARACTERS = 100;
export const LONGEST_BRING_CHARACTERS = 60;
export const LONGEST_LESSON_NOTE_CHARACTERS = 500;

export const lessonKind: RecordKind<Lesson, "lesson"> = { name: "lesson", version: 1 };

/**
 * Under which id the words about a lesson stand: the place where it was planned and its subject, so that another subject in that
 * place, by a change or a later base table, has words of its own, also on two devices at once. Words that were said before ids
 * named a subject, or of a free period, stand under the place alone and count for what is taught there.
 *
 * ```ts
 * toLessonId(lessons, { origin: "2026-11-20~3", lesson: { subjectId: "s1" } }); // "2026-11-20~3~s1"
 * ```
 */
export function toLessonId(
  lessons: ReadonlyMap<string, Lesson>,
  { origin, lesson }: { readonly origin: LessonPlace; readonly lesson: SubjectLesson | undefined },
): string {
  const own = lesson ? `${origin}~${lesson.subjectId}` : origin;
  return lessons.has(own) || !lessons.has(origin) ? own : origin;
}

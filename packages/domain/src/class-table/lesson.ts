import type { Change } from "@damim/sync/change.ts";
import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { writeRow } from "../record/write-row.ts";
import { toPlaceParts, type LessonPlace } from "./lesson-place.ts";

/**
 * What is said of one lesson. Its id is the place where it was planned: a lesson that a change moves takes its words
 * along.
 */
export interface Lesson {
  readonly day: CalendarDay;
  readonly period: number;
  /** Typed by the teacher; it uses no line of the plan of units. */
  readonly unit?: string | null;
  /** 준비물. */
  readonly bring?: string | null;
  readonly note?: string | null;
  /** 「여기까지 못 했어요」: the next lesson has the same unit once more. */
  readonly isHeld?: boolean | null;
}

/** What a teacher types of a lesson; a field that is not there stays. */
export type LessonWords = Partial<Record<"unit" | "bring" | "note", string>>;

export const LONGEST_UNIT_CHARACTERS = 100;
export const LONGEST_BRING_CHARACTERS = 60;
export const LONGEST_LESSON_NOTE_CHARACTERS = 500;

export const lessonKind: RecordKind<Lesson, "lesson"> = { name: "lesson", version: 1 };

/**
 * Writes words about the lesson that was planned at a place (`DayCell.origin`). Longer ones are cut: their fields let
 * nobody type more.
 */
export function writeLesson(
  lessons: ReadonlyMap<string, Lesson>,
  origin: LessonPlace,
  words: LessonWords,
): readonly Change[] {
  const longest = {
    unit: LONGEST_UNIT_CHARACTERS,
    bring: LONGEST_BRING_CHARACTERS,
    note: LONGEST_LESSON_NOTE_CHARACTERS,
  };
  const typed = Object.entries(words).map(([field, text]) => {
    const most = longest[field as keyof LessonWords];
    return [field, text.normalize("NFC").trim().slice(0, most) || null];
  });
  const before = lessons.get(origin);
  if (!before && typed.every(([, text]) => text === null)) return [];
  return writeRow<Lesson>(lessonKind, origin, before, {
    ...toPlaceParts(origin),
    ...Object.fromEntries(typed),
  });
}

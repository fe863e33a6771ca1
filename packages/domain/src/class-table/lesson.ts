import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";

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

export const LONGEST_UNIT_CHARACTERS = 100;
export const LONGEST_BRING_CHARACTERS = 60;
export const LONGEST_LESSON_NOTE_CHARACTERS = 500;

export const lessonKind: RecordKind<Lesson, "lesson"> = { name: "lesson", version: 1 };

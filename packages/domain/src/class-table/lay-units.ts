import { toHourKey, type SubjectLesson } from "./base-table.ts";
import type { LessonPlace } from "./lesson-place.ts";
import type { Lesson } from "./lesson.ts";
import type { UnitPlan } from "./unit-plan.ts";

/** A lesson that takes place, with the words about it. */
export interface UnitLesson {
  readonly place: LessonPlace;
  readonly lesson: SubjectLesson;
  readonly words: Pick<Lesson, "unit" | "isHeld"> | undefined;
}

/** What the plans of units come to in a year. */
export interface LaidUnits {
  /** The line of a lesson, by where it takes place. */
  readonly lines: ReadonlyMap<LessonPlace, string>;
  /** How many lines the lessons of a subject, and of its class, use up (`toHourKey`). */
  readonly used: ReadonlyMap<string, number>;
}

/**
 * Lays plans of units onto lessons in order of day and period: each class of a subject goes through its lines. A held lesson has
 * its line again in the next one, and one whose unit is typed uses none, so whatever drops, swaps or holds lessons moves all
 * later lines by itself.
 *
 * @param plans by subject
 */
export function layUnits(
  plans: ReadonlyMap<string, Pick<UnitPlan, "lines" | "from">>,
  lessons: Iterable<UnitLesson>,
): LaidUnits {
  const lines = new Map<LessonPlace, string>();
  const used = new Map<string, number>();
  for (const { place, lesson, words } of lessons) {
    const plan = plans.get(lesson.subjectId);
    // A place begins with its day.
    if (!plan || words?.unit || place < (plan.from ?? "")) continue;
    const key = toHourKey(lesson);
    const at = used.get(key) ?? 0;
    const line = plan.lines[at];
    if (line !== undefined) lines.set(place, line);
    used.set(key, words?.isHeld ? at : at + 1);
  }
  return { lines, used };
}

import { removeRow, type Change } from "../change.ts";
import type { AttendanceReason } from "./attendance-code.ts";
import {
  attendanceMarkKind,
  LONGEST_NOTE_CHARACTERS,
  toMarkId,
  type AttendanceMark,
} from "./attendance-mark.ts";
import { findDayState, type AttendanceRows, type StudentDay } from "./day-state.ts";
import { markStudent } from "./mark-student.ts";

/** One lesson of one pupil's day; 1 is the first lesson. */
export interface StudentLesson extends StudentDay {
  readonly lesson: number;
}

/** What is known of a pupil in one lesson. */
export type LessonState =
  | { readonly type: "present" }
  /** 결과 with this lesson: missed, or joined late (기재요령 48쪽). */
  | { readonly type: "missed"; readonly mark: AttendanceMark }
  /** 결석, or a 지각 or 조퇴 that has this lesson: a 결과 beside it would count twice. */
  | { readonly type: "elsewhere"; readonly mark: AttendanceMark };

/** What stands in the 사유 of a pupil who came late to a lesson. */
export function toLateNote(lesson: number): string {
  return `${lesson}교시 늦게 옴`;
}

/**
 * A pupil's marks of a day as one lesson sees them.
 *
 * ```ts
 * toLessonState([{ kind: "late", periods: [1, 2], ... }], 2); // elsewhere
 * ```
 */
export function toLessonState(marksOfDay: readonly AttendanceMark[], lesson: number): LessonState {
  const other = marksOfDay.find(
    ({ kind, periods }) =>
      kind === "absent" || (kind !== "classMissed" && periods?.includes(lesson)),
  );
  if (other) return { type: "elsewhere", mark: other };
  const mark = marksOfDay.find(
    ({ kind, periods }) => kind === "classMissed" && periods?.includes(lesson),
  );
  return mark ? { type: "missed", mark } : { type: "present" };
}

/**
 * 결과 of one lesson. Lessons of a day join in one row and count as one 결과 (별표 8 3.사); what stands elsewhere
 * is not changed.
 */
export function missLesson(
  rows: AttendanceRows,
  at: StudentLesson,
  { reason, isLate }: { readonly reason: AttendanceReason; readonly isLate: boolean },
): readonly Change[] {
  const { day, studentId, lesson } = at;
  const { marks } = findDayState(rows, at);
  if (toLessonState(marks, lesson).type !== "present") return [];
  const before = marks.find(({ kind }) => kind === "classMissed")?.note ?? "";
  const note = isLate ? [before, toLateNote(lesson)].filter(Boolean).join(", ") : before;
  return markStudent(rows, {
    day,
    studentId,
    kind: "classMissed",
    reason,
    periods: [lesson],
    ...(note && note.length <= LONGEST_NOTE_CHARACTERS && { note }),
  });
}

/** The pupil was there after all: the lesson goes, and with the last one the 결과. */
export function attendLesson(rows: AttendanceRows, at: StudentLesson): readonly Change[] {
  const { lesson } = at;
  const state = toLessonState(findDayState(rows, at).marks, lesson);
  if (state.type !== "missed") return [];
  const { mark } = state;
  const periods = mark.periods?.filter((period) => period !== lesson) ?? [];
  if (periods.length === 0) return [removeRow(attendanceMarkKind.name, toMarkId(mark))];
  const { day, studentId, kind, reason } = mark;
  const note = mark.note
    ?.split(", ")
    .filter((part) => part !== toLateNote(lesson))
    .join(", ");
  return markStudent(rows, {
    day,
    studentId,
    kind,
    reason,
    exactPeriods: periods,
    ...(note !== undefined && { note }),
  });
}

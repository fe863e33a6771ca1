import type { Fields } from "@damim/sync/kind.ts";
import type { Change } from "@damim/sync/change.ts";
import type { AttendanceReason } from "../code/attendance-code.ts";
import {
  attendanceMarkKind,
  LONGEST_NOTE_CHARACTERS,
  toMarkId,
  type AttendanceMark,
} from "../attendance-mark.ts";
import { listMissedLessons, toLessonFields } from "./missed-lessons.ts";
import { findDayState, type AttendanceRows, type StudentDay } from "../day-state.ts";
import { markStudent } from "../mark-student.ts";

/** One lesson of one pupil's day; 1 is the first lesson. */
export interface StudentLesson extends StudentDay {
  readonly lesson: number;
}

/** What is known of a pupil in one lesson. */
export type LessonState =
  | { readonly type: "present" }
  /** 결과 with this lesson: missed, or joined late (기재요령 48쪽). The reason is the lesson's. */
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
  const mark = marksOfDay.find(({ kind }) => kind === "classMissed");
  const missed = mark && listMissedLessons(mark).find((each) => each.lesson === lesson);
  return missed
    ? { type: "missed", mark: { ...mark, reason: missed.reason } }
    : { type: "present" };
}

/**
 * 결과 of one lesson, with its own reason. Lessons of a day join in one row and count as one 결과 (별표 8 3.사); what
 * stands elsewhere is not changed.
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

/**
 * The pupil was there after all: the lesson goes, and with the last one what else the 결과 says. The row stays, for
 * another device may have called another lesson meanwhile (`readMark`).
 */
export function attendLesson(rows: AttendanceRows, at: StudentLesson): readonly Change[] {
  const { lesson } = at;
  const mark = findDayState(rows, at).marks.find(({ kind }) => kind === "classMissed");
  const missed = mark ? listMissedLessons(mark) : [];
  if (!mark || missed.every((each) => each.lesson !== lesson)) return [];
  const isLast = missed.length === 1;
  const note = mark.note
    ?.split(", ")
    .filter((part) => part !== toLateNote(lesson))
    .join(", ");
  const set: Fields = {
    ...toLessonFields([lesson], false),
    ...(note !== undefined && note !== mark.note && { note: note || null }),
    ...(isLast && { isTakenBack: true, ...toEmptied(mark, ["note", "subReason", "enteredAs"]) }),
  };
  return [{ kind: attendanceMarkKind.name, id: toMarkId(mark), set }];
}

/** `null` for those of the fields that are there. */
function toEmptied(mark: AttendanceMark, fields: readonly (keyof AttendanceMark)[]): Fields {
  return Object.fromEntries(fields.flatMap((field) => (mark[field] ? [[field, null]] : [])));
}

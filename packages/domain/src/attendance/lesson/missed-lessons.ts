import type { Fields } from "@damim/sync/kind.ts";
import { isCountedInRecord, type AttendanceReason } from "../code/attendance-code.ts";
import type { AttendanceMark } from "../attendance-mark.ts";

/** The field that one lesson of a 결과 has to itself; 1 is the first lesson, a day has at most twelve. */
export type LessonField = `lesson${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

/** Why a lesson was missed; false: the pupil was there after all, whatever the old list says. */
export type LessonWord = AttendanceReason | false;

/**
 * One field a lesson, so that two devices that call the roll of different lessons never overwrite each other
 * (spec 02 §3). A lesson without a field is as the old list `periods` says.
 */
export type LessonFields = { readonly [field in LessonField]?: LessonWord | null };

export interface MissedLesson {
  readonly lesson: number;
  readonly reason: AttendanceReason;
}

/** In the order of the day. */
export const lessonFields: readonly LessonField[] = (
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
).map((lesson) => `lesson${lesson}` as const);

/**
 * The lessons of a mark in their order, each with its reason. Of 지각 and 조퇴, and of what an older version
 * wrote, every lesson has the mark's own.
 *
 * ```ts
 * listMissedLessons({ ...classMissed, reason: "illness", periods: [3], lesson5: "unexcused" });
 * // [{ lesson: 3, reason: "illness" }, { lesson: 5, reason: "unexcused" }]
 * ```
 */
export function listMissedLessons(mark: AttendanceMark): readonly MissedLesson[] {
  // 0교시 stands in the old list alone.
  return [undefined, ...lessonFields].flatMap((field, lesson) => {
    const word = field && mark[field];
    const reason = word ?? (mark.periods?.includes(lesson) && mark.reason);
    return reason ? [{ lesson, reason }] : [];
  });
}

/**
 * The reasons under which a mark can count, the one that stands for the day first: 출석인정 is attendance and
 * never takes the place of a counted one (별표 8 2.나); of several counted ones the teacher's last word, else the
 * first lesson's.
 */
export function listDayReasons(
  mark: AttendanceMark,
): readonly [AttendanceReason, ...AttendanceReason[]] {
  const reasons = [...new Set(listMissedLessons(mark).map(({ reason }) => reason))];
  const rank = (reason: AttendanceReason): number =>
    (isCountedInRecord(reason) ? 0 : 2) + (reason === mark.reason ? 0 : 1);
  const [first, ...others] = reasons.toSorted((a, b) => rank(a) - rank(b));
  return first === undefined ? [mark.reason] : [first, ...others];
}

/**
 * A mark as it is read: its lessons together in `periods`, and in `reason` what stands for the day. Nothing when
 * every lesson was taken back: such a row waits for the lessons that another device may still bring, where a
 * deletion would take them with it.
 */
export function readMark(data: Fields): Fields | undefined {
  if (data["kind"] !== "classMissed") return data;
  // What stands under the name of the kind has passed its schema.
  const mark = data as unknown as AttendanceMark;
  const periods = listMissedLessons(mark).map(({ lesson }) => lesson);
  if (periods.length === 0 && mark.isTakenBack) return undefined;
  return { ...data, reason: listDayReasons(mark)[0], periods };
}

/** Fields that say for each of these lessons why it was missed. */
export function toLessonFields(lessons: readonly number[], word: LessonWord): LessonFields {
  return Object.fromEntries(lessons.map((lesson) => [`lesson${lesson}`, word]));
}

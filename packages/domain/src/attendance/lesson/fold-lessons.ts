import type { AttendanceKind } from "../code/attendance-code.ts";

/**
 * What a day is when a pupil missed these lessons of it: all is 결석, the first ones 지각, the last ones
 * 조퇴, anything else 결과. First and last lessons both missed are 지각: of several entries a day one stands,
 * and the lessons are written beside it. Nothing missed is nothing.
 *
 * ```ts
 * foldLessons([1, 2], 6); // "late"
 * foldLessons([5, 6], 6); // "earlyLeave"
 * foldLessons([3], 6); // "classMissed"
 * ```
 */
export function foldLessons(
  missed: readonly number[],
  lessonCount: number,
): AttendanceKind | undefined {
  const lessons = new Set(missed.filter((lesson) => lesson >= 1 && lesson <= lessonCount));
  if (lessons.size === 0) return undefined;
  if (lessons.size === lessonCount) return "absent";
  const gapsAt = (from: number, step: 1 | -1): number => {
    let lesson = from;
    while (lessons.has(lesson)) lesson += step;
    return Math.abs(lesson - from);
  };
  const [atStart, atEnd] = [gapsAt(1, 1), gapsAt(lessonCount, -1)];
  if (atStart === lessons.size) return "late";
  if (atEnd === lessons.size) return "earlyLeave";
  return atStart > 0 && atStart + atEnd === lessons.size ? "late" : "classMissed";
}

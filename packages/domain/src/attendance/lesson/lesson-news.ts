import type { Fields } from "@damim/sync/kind.ts";
import type { AttendanceMark } from "../attendance-mark.ts";
import type { MarkWish } from "../mark-student.ts";
import { listMissedLessons, toLessonFields } from "./missed-lessons.ts";

/**
 * What a wish for a 결과 says about its reason and its lessons. Lessons that join bring their own reason and leave
 * the others alone. A reason for the whole mark is every lesson's, except where only the list of lessons changes
 * (`exactPeriods` under the reason that stands): then those that stay keep theirs.
 */
export function toLessonNews(wish: MarkWish, before: AttendanceMark | undefined): Fields {
  const { reason, periods, exactPeriods } = wish;
  const standing = before ? listMissedLessons(before) : [];
  const isTaken = (lesson: number) => standing.some((each) => each.lesson === lesson);
  // A row whose last lesson was taken back may wait unseen under this id.
  const begin = before && !before.isTakenBack ? {} : { isTakenBack: false };
  if (periods && !exactPeriods) {
    return { ...(!before && { reason }), ...begin, ...toLessonFields(periods, reason) };
  }
  const wanted = exactPeriods ?? standing.map(({ lesson }) => lesson);
  const gone = standing.map(({ lesson }) => lesson).filter((lesson) => !wanted.includes(lesson));
  const isListAlone = exactPeriods !== undefined && before?.reason === reason;
  const named = isListAlone ? wanted.filter((lesson) => !isTaken(lesson)) : wanted;
  return {
    reason,
    ...begin,
    ...toLessonFields(gone, false),
    ...toLessonFields(named, reason),
  };
}

import type { StudentId } from "../../student/student.ts";
import type { AttendanceMark } from "../attendance-mark.ts";
import { listMissedLessons } from "../lesson/missed-lessons.ts";
import type { SchoolLevel } from "../attendance-rules.ts";

/** What of the yearly allowance a 학생선수 has used. */
export interface AthleteDays {
  /** Whole days: 결석, and every six lessons of 지각, 조퇴 and 결과. */
  readonly used: number;
  /** Lessons that do not make a day yet, 0 to 5. */
  readonly lessonsOver: number;
  readonly allowed: number;
}

const LESSONS_PER_DAY = 6;
/** 기재요령 50쪽. */
const allowedDays: Readonly<Record<SchoolLevel, number>> = { elementary: 20, middle: 35, high: 50 };

/**
 * The days of 출석인정 that a pupil was away for 대회·훈련: the one counter where 지각, 조퇴 and 결과 turn into
 * days, six lessons one day. A mark whose lessons are not written counts as one lesson.
 */
export function countAthleteDays(
  marks: Iterable<AttendanceMark>,
  studentId: StudentId,
  level: SchoolLevel,
): AthleteDays {
  let days = 0;
  let lessons = 0;
  for (const mark of marks) {
    if (mark.studentId !== studentId || mark.subReason !== "athlete") continue;
    if (mark.kind === "absent") days += 1;
    else lessons += listMissedLessons(mark).length || 1;
  }
  return {
    used: days + Math.floor(lessons / LESSONS_PER_DAY),
    lessonsOver: lessons % LESSONS_PER_DAY,
    allowed: allowedDays[level],
  };
}

import { countAthleteDays } from "../attendance/count/athlete-days.ts";
import type { AttendanceMark } from "../attendance/attendance-mark.ts";
import type { AttendanceRules } from "../attendance/attendance-rules.ts";
import { toMonth, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";

/** How many days of a sub-reason a pupil has used, and may use in its span. */
export interface Allowance {
  readonly used: number;
  readonly allowed: number;
  readonly span: "year" | "month";
}

/** 생리통: one day a month (기재요령 52쪽). */
const MENSTRUAL_DAYS = 1;

/**
 * What is left for a pupil before one more mark of a sub-reason; nothing for one without a limit. Days of
 * 체험학습 are counted plainly here, a day of 지각, 조퇴 or 결과 as half; the account knows trips abroad.
 *
 * ```ts
 * findAllowance("fieldStudy", "s1", marks, rules, "2026-11-20"); // { used: 3, allowed: 15, span: "year" }
 * ```
 */
export function findAllowance(
  subReason: string,
  studentId: StudentId,
  marks: Iterable<AttendanceMark>,
  rules: AttendanceRules,
  day: CalendarDay,
): Allowance | undefined {
  const own = [...marks].filter(
    (mark) => mark.studentId === studentId && mark.subReason === subReason,
  );
  switch (subReason) {
    case "fieldStudy": {
      const part = rules.fieldStudyHalfDays ? 0.5 : 1;
      return { used: countDays(own, part), allowed: rules.fieldStudyDays, span: "year" };
    }
    case "menstrualLeave": {
      const ofMonth = own.filter((mark) => toMonth(mark.day) === toMonth(day));
      const part = 1 / Math.max(1, rules.menstrualPartials);
      return { used: Math.floor(countDays(ofMonth, part)), allowed: MENSTRUAL_DAYS, span: "month" };
    }
    case "athlete": {
      const { used, allowed } = countAthleteDays(own, studentId, rules.athleteLevel);
      return { used, allowed, span: "year" };
    }
    default:
      return undefined;
  }
}

/** 결석 is a day, everything else the part of one. */
function countDays(marks: readonly AttendanceMark[], part: number): number {
  const whole = marks.filter(({ kind }) => kind === "absent").length;
  // Thirds do not add up to one in floating point.
  return whole + Math.round((marks.length - whole) * part * 1000) / 1000;
}

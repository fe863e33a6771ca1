import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  type AttendanceRules,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import {
  findSubReason,
  subReasons,
  type SubReason,
} from "@damim/domain/attendance/code/sub-reason.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findAllowance } from "@damim/domain/field-study/allowance.ts";
import { studentKind, type RosterStudent, type StudentId } from "@damim/domain/student/student.ts";
import { useMemo } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useRow } from "../../../data/use-teacher-data.ts";

/** What the school decides, live. */
export function useAttendanceRules(store: Store): AttendanceRules {
  const stored = useRow(store, attendanceRulesKind, ATTENDANCE_RULES_ID);
  return useMemo(() => toAttendanceRules(stored), [stored]);
}

/** The 세부 사유 that can be chosen: 미세먼지 where the school has such pupils, 생리통 not for boys. */
export function useSubReasons(
  store: Store,
  student?: Pick<RosterStudent, "sex">,
): readonly SubReason[] {
  const { fineDust } = useAttendanceRules(store);
  return subReasons.filter(
    ({ id }) =>
      (id !== "fineDust" || fineDust) && (id !== "menstrualLeave" || student?.sex !== "male"),
  );
}

/** How much of a 세부 사유 with a limit a pupil has used: 「교외체험학습을 한 해 15일 중 3일 썼어요.」 */
export function findAllowanceWords(
  store: Store,
  studentId: StudentId | undefined,
  day: CalendarDay,
  subReason: string | undefined,
  rules: AttendanceRules,
): { readonly words: string; readonly left: number } | undefined {
  const sub = findSubReason(subReason);
  if (!sub || !studentId) return undefined;
  const marks = listCounted(store.rows(attendanceMarkKind).values(), store.rows(studentKind));
  const found = findAllowance(sub.id, studentId, marks, rules, day);
  if (!found) return undefined;
  const { used, allowed, span } = found;
  return {
    words: `${sub.label}: ${span === "year" ? "한 해" : "한 달"} ${allowed}일 중 ${used}일 썼어요.`,
    left: allowed - used,
  };
}

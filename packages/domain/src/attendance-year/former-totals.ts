import type { AttendanceTotals } from "../attendance/count/attendance-counts.ts";
import {
  attendanceKinds,
  attendanceReasons,
  isCountedInRecord,
  type AttendanceKind,
  type AttendanceReason,
} from "../attendance/code/attendance-code.ts";
import type { FormerSchool } from "../student/former-school.ts";

/** The columns of the record in its order: 결석 질병, 결석 미인정, 결석 기타, 지각 질병 … */
export const recordColumns: readonly {
  readonly kind: AttendanceKind;
  readonly reason: AttendanceReason;
}[] = attendanceKinds.flatMap((kind) =>
  attendanceReasons.filter(isCountedInRecord).map((reason) => ({ kind, reason })),
);

/** The numbers of a former school as totals; 출석인정 is in no record. */
export function toFormerTotals({ counts }: Pick<FormerSchool, "counts">): AttendanceTotals {
  const make = () => ({ illness: 0, unexcused: 0, other: 0, excused: 0 });
  const totals = { absent: make(), late: make(), earlyLeave: make(), classMissed: make() };
  recordColumns.forEach(({ kind, reason }, at) => {
    totals[kind][reason] = counts[at] ?? 0;
  });
  return totals;
}

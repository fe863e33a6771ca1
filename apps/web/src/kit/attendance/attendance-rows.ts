import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import type { AttendanceRows } from "@damim/domain/attendance/day-state.ts";
import type { Store } from "../../data/teacher-data.ts";

/** The rows that the rules of a day ask for. */
export function toAttendanceRows(store: Store): AttendanceRows {
  return { marks: store.rows(attendanceMarkKind), checkIns: store.rows(checkInKind) };
}

import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { countDay, type DayCounts } from "@damim/domain/attendance/count-day.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRows } from "../../data/use-teacher-data.ts";
import { toAttendanceRows } from "../../kit/attendance/attendance-rows.ts";

/** How many pupils are where on a day, live (`countDay`). */
export function useDayCounts(
  store: Store,
  students: readonly RosterStudent[],
  day: CalendarDay,
): DayCounts {
  useRows(store, attendanceMarkKind);
  useRows(store, checkInKind);
  return countDay(toAttendanceRows(store), students, day);
}

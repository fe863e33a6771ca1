import { attendanceKinds } from "@damim/domain/attendance/code/attendance-code.ts";
import { toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { toCheckInId } from "@damim/domain/attendance/check-in.ts";
import type { DayState } from "@damim/domain/attendance/day-state.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useMemo, useSyncExternalStore } from "react";
import { toAttendanceRows } from "../../../kit/attendance/attendance-rows.ts";
import { watchDays } from "./watch-days.ts";

/**
 * One pupil's day, live. A cell or seat that asks this renders again only when its own rows change:
 * marking one of 1,240 cells renders one.
 */
export function useStudentDay(store: Store, studentId: StudentId, day: CalendarDay): DayState {
  const [watch, read] = useMemo(
    () => [watchDays(store).day(day, studentId), createReader(store, studentId, day)] as const,
    [store, studentId, day],
  );
  return useSyncExternalStore(watch, read);
}

function createReader(store: Store, studentId: StudentId, day: CalendarDay): () => DayState {
  const markIds = attendanceKinds.map((kind) => toMarkId({ day, studentId, kind }));
  const checkInId = toCheckInId({ day, studentId });
  const { marks, checkIns } = toAttendanceRows(store);
  let rows: readonly unknown[] = [];
  let value: DayState = { marks: [], checkIn: undefined };
  return () => {
    const checkIn = checkIns.get(checkInId);
    const found = markIds.map((id) => marks.get(id));
    const now = [checkIn, ...found];
    if (rows.length > 0 && now.every((row, index) => row === rows[index])) return value;
    rows = now;
    value = { marks: found.filter((mark) => mark !== undefined), checkIn: checkIn?.state };
    return value;
  };
}

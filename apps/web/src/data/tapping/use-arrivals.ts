import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { isTurned, tapArrival } from "@damim/domain/attendance/tap-arrival.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { isSchoolOpen } from "@damim/domain/school-calendar/school-calendar.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Store } from "../teacher-data.ts";
import { useSchoolCalendar } from "../use-school-calendar.ts";
import { useMembers } from "../use-roster.ts";
import { useRows } from "../use-teacher-data.ts";
import type { TappedClass } from "./tapped-class.ts";

/** 등교 칠판: who has come today, as the morning page has it. Nothing is open on a day without school. */
export function useArrivals(
  store: Store,
  day: CalendarDay,
): TappedClass & { readonly isSchoolDay: boolean } {
  const students = useMembers(store, day);
  const rows = {
    marks: useRows(store, attendanceMarkKind),
    checkIns: useRows(store, checkInKind),
  };
  const at = (studentId: string) => ({ day, studentId });
  return {
    store,
    isSchoolDay: isSchoolOpen(useSchoolCalendar(recordSchoolYear(day)), day),
    members: students.map(({ id, number, name }) => ({ id, number, name })),
    turned: new Set(students.map(({ id }) => id).filter((id) => isTurned(rows, at(id)))),
    tap: (studentId) => tapArrival(rows, at(studentId)),
  };
}

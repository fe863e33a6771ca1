import {
  countByStudent,
  type AttendanceTotals,
} from "@damim/domain/attendance/attendance-counts.ts";
import { attendanceKinds } from "@damim/domain/attendance/attendance-code.ts";
import {
  attendanceMarkKind,
  toMarkId,
  type AttendanceMark,
} from "@damim/domain/attendance/attendance-mark.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { StudentId } from "@damim/domain/roster/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useMemo, useSyncExternalStore } from "react";
import { watchDays } from "./watch-days.ts";

/** One pupil's sums over the days of a grid; renders again only when a mark of this pupil changes. */
export function useMonthTotals(
  store: Store,
  studentId: StudentId,
  days: readonly CalendarDay[],
): AttendanceTotals | undefined {
  const [watch, read] = useMemo(
    () => [watchDays(store).student(studentId), createMarksReader(store, studentId, days)] as const,
    [store, studentId, days],
  );
  const marks = useSyncExternalStore(watch, read);
  return useMemo(() => {
    const [from, to] = [days[0], days.at(-1)];
    if (!from || !to) return undefined;
    return countByStudent(marks, { from, to }).get(studentId);
  }, [marks, days, studentId]);
}

function createMarksReader(
  store: Store,
  studentId: StudentId,
  days: readonly CalendarDay[],
): () => readonly AttendanceMark[] {
  const rows = store.rows(attendanceMarkKind);
  const markIds = days.flatMap((day) =>
    attendanceKinds.map((kind) => toMarkId({ day, studentId, kind })),
  );
  let revision = -1;
  let marks: readonly AttendanceMark[] = [];
  return () => {
    const current = store.revision("attendanceMark");
    if (current === revision) return marks;
    revision = current;
    const found = markIds.flatMap((id) => rows.get(id) ?? []);
    const isSame = found.length === marks.length && found.every((mark, at) => mark === marks[at]);
    if (!isSame) marks = found;
    return marks;
  };
}

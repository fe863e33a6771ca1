import {
  attendanceKinds,
  isCountedInRecord,
} from "@damim/domain/attendance/code/attendance-code.ts";
import type { AttendanceMark } from "@damim/domain/attendance/attendance-mark.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";

/** Marks by day in the order that a day is shown in: what the record counts first, 결석 before the others. */
export function groupByDay(
  marks: Iterable<AttendanceMark>,
): ReadonlyMap<CalendarDay, readonly AttendanceMark[]> {
  const byDay = new Map<CalendarDay, AttendanceMark[]>();
  for (const mark of marks) {
    const ofDay = byDay.get(mark.day);
    if (ofDay) ofDay.push(mark);
    else byDay.set(mark.day, [mark]);
  }
  for (const ofDay of byDay.values()) ofDay.sort((a, b) => toRank(a) - toRank(b));
  return byDay;
}

function toRank({ kind, reason }: AttendanceMark): number {
  return attendanceKinds.indexOf(kind) + (isCountedInRecord(reason) || kind === "absent" ? 0 : 10);
}

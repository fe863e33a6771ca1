import { attendanceKinds, kindLabels } from "@damim/domain/attendance/code/attendance-code.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { findDayState } from "@damim/domain/attendance/day-state.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRows } from "../../data/use-teacher-data.ts";
import { Chip } from "../../ui/chip.tsx";
import { toAttendanceRows } from "./mark/student-day.ts";

export interface DayCounts {
  readonly arrived: number;
  readonly awaited: number;
  readonly byKind: Readonly<Record<(typeof attendanceKinds)[number], number>>;
}

/** How many pupils are where today. A pupil with two marks stands in both kinds. */
export function useDayCounts(
  store: Store,
  students: readonly RosterStudent[],
  day: CalendarDay,
): DayCounts {
  useRows(store, attendanceMarkKind);
  useRows(store, checkInKind);
  const rows = toAttendanceRows(store);
  const byKind = { absent: 0, late: 0, earlyLeave: 0, classMissed: 0 };
  let arrived = 0;
  let awaited = 0;
  for (const { id: studentId } of students) {
    const { marks, checkIn } = findDayState(rows, { day, studentId });
    for (const { kind } of marks) byKind[kind] += 1;
    if (marks.length === 0 && checkIn === "awaited") awaited += 1;
    if (checkIn === "arrived" && !marks.some(({ kind }) => kind === "absent")) arrived += 1;
  }
  return { arrived, awaited, byKind };
}

/** The day in a row of facts; only what is not zero, 왔어요 always. */
export function DaySummary(props: {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly day: CalendarDay;
}) {
  const { arrived, awaited, byKind } = useDayCounts(props.store, props.students, props.day);
  return (
    <div className="flex flex-wrap gap-2">
      <Chip tone="brand">왔어요 {arrived}</Chip>
      {attendanceKinds
        .filter((kind) => byKind[kind] > 0)
        .map((kind) => (
          <Chip key={kind} tone={kind}>
            {kindLabels[kind]} {byKind[kind]}
          </Chip>
        ))}
      {awaited > 0 && <Chip tone="warmRing">확인 중 {awaited}</Chip>}
    </div>
  );
}

import { attendanceKinds, kindLabels } from "@damim/domain/attendance/code/attendance-code.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import { Chip } from "../../ui/chip.tsx";
import { useDayCounts } from "./use-day-counts.ts";

/** The day in a row of facts; only what is not zero, 왔어요 always. */
export function DaySummary(props: {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly day: CalendarDay;
}) {
  const { arrived, awaited, byKind, among } = useDayCounts(props.store, props.students, props.day);
  // Who came late is among those who came: 「왔어요 27」, 「그중 지각 1」, 「결석 1」; who will leave and was not seen is not.
  const kinds = [...attendanceKinds.filter((kind) => kind !== "absent"), "absent" as const];
  return (
    <div className="flex flex-wrap gap-2">
      <Chip tone="brand">왔어요 {arrived}</Chip>
      {kinds
        .filter((kind) => byKind[kind] > 0)
        .map((kind) => (
          <Chip key={kind} tone={kind}>
            {kind !== "absent" && among[kind] === byKind[kind] ? "그중 " : ""}
            {kindLabels[kind]} {byKind[kind]}
          </Chip>
        ))}
      {awaited > 0 && <Chip tone="warmRing">확인 중 {awaited}</Chip>}
    </div>
  );
}

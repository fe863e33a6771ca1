import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { presentStudents } from "@damim/domain/attendance/present-students.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { useMemo } from "react";
import type { PadMemberRow } from "../../../data/pad/use-pad-data.ts";
import { findWorkingStore } from "../../../data/teacher-data.ts";
import { useLive, useTeacherData } from "../../../data/use-teacher-data.ts";

/** Which pupils of the room's roster are not at school today. The reason is not asked for. */
export function useAbsentToday(
  members: ReadonlyMap<string, PadMemberRow>,
  revision: number,
): ReadonlySet<string> {
  const data = useTeacherData();
  const store = findWorkingStore(data);
  const marked = useLive(() =>
    store ? `${store.revision(attendanceMarkKind.name)} ${store.revision(checkInKind.name)}` : "",
  );
  return useMemo(() => {
    if (!store) return new Set<string>();
    const ids = [...members.values()].flatMap(({ studentId }) => studentId ?? []);
    const rows = { marks: store.rows(attendanceMarkKind), checkIns: store.rows(checkInKind) };
    const present = presentStudents(rows, toSeoulDay(data.now()), ids);
    return new Set(ids.filter((id) => !present.has(id)));
    // oxlint-disable-next-line react/exhaustive-deps -- the maps stay the same objects; `marked` and `revision` change
  }, [store, data, members, revision, marked]);
}

import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { presentStudents } from "@damim/domain/attendance/present-students.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { useMemo } from "react";
import { findWorkingStore } from "./teacher-data.ts";
import { useMembers } from "./use-roster.ts";
import { useRows, useTeacherData } from "./use-teacher-data.ts";

/** A pupil as a tool in front of the class may know one: nothing else of the roster reaches it. */
export type ToolMember = Pick<RosterStudent, "id" | "number" | "name">;

export interface ToolMembers {
  /** Today's members of the class that the class switch shows, in its order. */
  readonly members: readonly ToolMember[];
  /** Whether a pupil is at school today, also one of another class; of whom nothing is known is here. Never says why. */
  readonly isHere: (studentId: StudentId) => boolean;
}

/** The class in use and who is here, live. */
export function useToolMembers(): ToolMembers {
  const data = useTeacherData();
  // Where no year is open there is no pupil, as in the profile's rows.
  const store = findWorkingStore(data) ?? data.profile;
  const today = toSeoulDay(data.now());
  const students = useMembers(store, today);
  const [marks, markRevision] = useRows(store, attendanceMarkKind);
  const [checkIns, checkInRevision] = useRows(store, checkInKind);
  const members = useMemo(
    () => students.map(({ id, number, name }) => ({ id, number, name })),
    [students],
  );
  const isHere = useMemo(
    () => (id: StudentId) => presentStudents({ marks, checkIns }, today, [id]).has(id),
    // oxlint-disable-next-line react/exhaustive-deps -- the maps are one object for ever; their revisions tell the change
    [marks, markRevision, checkIns, checkInRevision, today],
  );
  return useMemo(() => ({ members, isHere }), [members, isHere]);
}

import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findHere } from "@damim/domain/tool-preset/find-here.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { toAwayTodayId, toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { useMemo } from "react";
import { findClassStore } from "./teacher-data.ts";
import { useMembers } from "./use-roster.ts";
import { useRows, useTeacherData } from "./use-teacher-data.ts";

/** A pupil as a tool in front of the class may know one: nothing else of the roster reaches it. */
export type ToolMember = Pick<RosterStudent, "id" | "number" | "name">;

export interface ToolMembers {
  /** Today's members of the class that the class switch shows, in its order. */
  readonly members: readonly ToolMember[];
  /**
   * Whether a pupil is at school today and does not sit out (「오늘 빠지는 학생」), also one of another class; of whom
   * nothing is known is here. Never says why.
   */
  readonly isHere: (studentId: StudentId) => boolean;
}

/** The class in use and who is here, live. */
export function useToolMembers(): ToolMembers {
  const data = useTeacherData();
  // Where no year is open there is no pupil, as in the profile's rows.
  const store = findClassStore(data) ?? data.profile;
  const today = toSeoulDay(data.now());
  const students = useMembers(store, today);
  const marks = useRows(store, attendanceMarkKind);
  const checkIns = useRows(store, checkInKind);
  const members = useMemo(
    () => students.map(({ id, number, name }) => ({ id, number, name })),
    [students],
  );
  const typed = useAwayToday().typed;
  const isHere = useMemo(
    () => findHere({ marks, checkIns }, today, typed, members),
    [typed, members, marks, checkIns, today],
  );
  return useMemo(() => ({ members, isHere }), [members, isHere]);
}

/** 「오늘 빠지는 학생」 of the tools: numbers as typed, for this day alone. Nothing typed: nobody. */
export function useAwayToday(): {
  readonly id: string;
  readonly day: string;
  readonly typed: string;
} {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const day = toSeoulDay(data.now());
  const id = toAwayTodayId(day);
  const presets = useRows(store, toolPresetKind);
  return useMemo(() => {
    const value = presets.get(id)?.value;
    return { id, day, typed: typeof value === "string" ? value : "" };
  }, [presets, id, day]);
}

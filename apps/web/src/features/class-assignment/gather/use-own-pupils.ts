import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { findClassStore } from "../../../data/teacher-data.ts";
import { toOutgoing } from "../../../data/to-outgoing.ts";
import { useMembers } from "../../../data/use-roster.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useOwnClass } from "../../../data/years/class-choice.ts";

/** The teacher's own class of today, for 「우리 반 파일」. */
export function useOwnPupils(): {
  readonly pupils: readonly RosterStudent[];
  readonly classKey: string;
} {
  const data = useTeacherData();
  const year = findClassStore(data) ?? data.profile;
  const ownClass = useOwnClass(year);
  const members = useMembers(year, toSeoulDay(data.now()));
  return {
    pupils: toOutgoing(
      year,
      members.filter(({ classKey }) => !classKey || classKey === ownClass),
    ),
    classKey: ownClass ?? "우리 반",
  };
}

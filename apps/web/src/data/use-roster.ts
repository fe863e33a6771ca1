import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listMembersBetween } from "@damim/domain/student/membership.ts";
import { sortStudents, studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import { filterByClass } from "@damim/domain/school-year/class-choice.ts";
import type { Store } from "@damim/sync/client/store.ts";
import { useMemo } from "react";
import { useClassChoice, useOwnClass } from "./years/class-choice.ts";
import { useRows } from "./use-teacher-data.ts";

/**
 * The pupils of a school year in the order of every list (class, number, name), with those who have left or
 * are still to come. A screen about a day or a span asks `useMembers`.
 */
export function useRoster(store: Store): readonly RosterStudent[] {
  const rows = useRows(store, studentKind);
  return useMemo(() => sortStudents(rows.values()), [rows]);
}

/**
 * The pupils who belong to the class on a day, or on at least one day up to `to`, both included; of the class
 * that the class switch shows (`useClassChoice`).
 */
export function useMembers(
  store: Store,
  from: CalendarDay,
  to: CalendarDay = from,
): readonly RosterStudent[] {
  const students = useRoster(store);
  const { chosen } = useClassChoice(store);
  const ownClass = useOwnClass(store);
  return useMemo(
    () => listMembersBetween(filterByClass(students, chosen, ownClass), { from, to }),
    [students, from, to, chosen, ownClass],
  );
}

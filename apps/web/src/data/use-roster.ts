import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listMembersBetween } from "@damim/domain/roster/membership.ts";
import { sortStudents, studentKind, type RosterStudent } from "@damim/domain/roster/student.ts";
import type { Store } from "@damim/sync/client/store.ts";
import { useMemo } from "react";
import { useRows } from "./use-teacher-data.ts";

/**
 * The pupils of a school year in the order of every list (class, number, name), with those who have left or
 * are still to come. A screen about a day or a span asks `useMembers`.
 */
export function useRoster(store: Store): readonly RosterStudent[] {
  const [rows, revision] = useRows(store, studentKind);
  // oxlint-disable-next-line react/exhaustive-deps -- the map is one object for ever; its revision tells the change
  return useMemo(() => sortStudents(rows.values()), [rows, revision]);
}

/** The pupils who belong to the class on a day, or on at least one day up to `to`, both included. */
export function useMembers(
  store: Store,
  from: CalendarDay,
  to: CalendarDay = from,
): readonly RosterStudent[] {
  const students = useRoster(store);
  return useMemo(() => listMembersBetween(students, { from, to }), [students, from, to]);
}

import { sortStudents, studentKind, type RosterStudent } from "@damim/domain/roster/student.ts";
import type { Store } from "@damim/sync/client/store.ts";
import { useMemo } from "react";
import { useRows } from "./use-teacher-data.ts";

/** The pupils of a school year in the order of every list (class, number, name). */
export function useRoster(store: Store): readonly RosterStudent[] {
  const [rows, revision] = useRows(store, studentKind);
  // oxlint-disable-next-line react/exhaustive-deps -- the map is one object for ever; its revision tells the change
  return useMemo(() => sortStudents(rows.values()), [rows, revision]);
}

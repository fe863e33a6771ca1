import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listMembersBetween } from "@damim/domain/student/membership.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { filterByClass } from "@damim/domain/school-year/class-choice.ts";
import { useMemo, useState } from "react";
import { useClassChoice, useOwnClass } from "../../../data/years/class-choice.ts";
import { findClassStore, type Store } from "../../../data/teacher-data.ts";
import { toOutgoing } from "../../../data/to-outgoing.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";

/** Whose numbers stand on the tiles of a new room. */
export function useRoomClasses() {
  const data = useTeacherData();
  const store = findClassStore(data);
  // Without a school year nobody stands on this page (decide-route.ts).
  if (!store) throw new Error("the working year is not open");
  return useClassesOf(store, toSeoulDay(data.now()));
}

function useClassesOf(store: Store, today: CalendarDay) {
  const { classes, chosen: usual } = useClassChoice(store);
  const ownClass = useOwnClass(store);
  const students = useRoster(store);
  const [picked, pick] = useState<string>();
  const [first] = classes;
  const chosen = picked ?? usual ?? ownClass ?? first?.key;
  const pupils = useMemo(() => {
    const members = listMembersBetween(filterByClass(students, chosen, ownClass), {
      from: today,
      to: today,
    });
    return toOutgoing(store, keepFirstOfNumber(members));
  }, [store, students, chosen, ownClass, today]);
  return { classes, chosen, pick, pupils };
}

/** A tile says a number: of two pupils with one number the second has none. */
function keepFirstOfNumber(students: readonly RosterStudent[]): readonly RosterStudent[] {
  const numbers = new Set<number>();
  return students.filter(({ number }) => {
    if (numbers.has(number)) return false;
    numbers.add(number);
    return true;
  });
}

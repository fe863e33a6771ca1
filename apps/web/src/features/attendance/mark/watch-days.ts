import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";

type Watch = (listener: () => void) => () => void;

interface DaysWatch {
  readonly day: (day: CalendarDay, studentId: StudentId) => Watch;
  readonly student: (studentId: StudentId) => Watch;
}

const watchesByStore = new WeakMap<Store, DaysWatch>();

/**
 * Who wants to hear of which pupil and day. A month has 1,240 cells: each of them asking its rows after
 * every change took longer than all the rest of a mark.
 */
export function watchDays(store: Store): DaysWatch {
  const known = watchesByStore.get(store);
  if (known) return known;
  const fresh = createDaysWatch(store);
  watchesByStore.set(store, fresh);
  return fresh;
}

function createDaysWatch(store: Store): DaysWatch {
  const listenersByPlace = new Map<string, Set<() => void>>();
  const tell = (ids: ReadonlySet<string>): void => {
    const places = new Set<string>();
    for (const id of ids) {
      // Marks are "day~student~kind", check-ins "day~student".
      const [day = "", studentId = ""] = id.split("~", 2);
      places.add(`${day}~${studentId}`).add(studentId);
    }
    for (const place of places) {
      for (const listener of listenersByPlace.get(place) ?? []) listener();
    }
  };
  // For as long as the store lives.
  store.watch(attendanceMarkKind.name, tell);
  store.watch(checkInKind.name, tell);

  const at =
    (place: string): Watch =>
    (listener) => {
      const listeners = listenersByPlace.get(place) ?? new Set();
      listenersByPlace.set(place, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listenersByPlace.delete(place);
      };
    };
  return {
    day: (day, studentId) => at(`${day}~${studentId}`),
    student: (studentId) => at(studentId),
  };
}

import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { useSyncExternalStore } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useFetched } from "../../../data/use-fetched.ts";

const loadTable = () => import("./lessons-of-day.ts").then((file) => file.countLessonsOfDay);

/** The number of a day's last lesson by the class table, live; nothing where none speaks of it. */
export function useLessonsOfDay(store: Store, day: CalendarDay): number | undefined {
  const count = useFetched(loadTable);
  return useSyncExternalStore(store.subscribe, () => count?.(store, day));
}

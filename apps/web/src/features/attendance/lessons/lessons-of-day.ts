// Loaded behind the day: the rules of the class table are no part of the first screen.
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findLastLesson, toDayTable } from "@damim/domain/class-table/class-table.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { readClassTable } from "../../../data/use-day-table.ts";

/** Lessons that a change or a shorter day takes away are not asked for. */
export function countLessonsOfDay(store: Store, day: CalendarDay): number | undefined {
  const table = readClassTable(store);
  return table.weeks.length > 0 ? findLastLesson(toDayTable(table, day)) : undefined;
}

import { countDaysBetween, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { createListeners } from "../create-listeners.ts";
import { overData } from "../over-data.ts";
import type { TeacherData } from "../teacher-data.ts";

const DAY_MS = 86_400_000;

/**
 * The teacher's data on a page that may stay open over 1 March: it is the last day of February there, at this hour, until
 * `turning.turn`. So no form loses its year, and its words, by the clock alone.
 */
export function toHeldData(present: TeacherData): TeacherData {
  const toYear = (): number => recordSchoolYear(toSeoulDay(present.now()));
  let year = toYear();
  const turns = createListeners();
  return overData(present, {
    close: () => present.close(),
    turning: {
      isDue: () => toYear() > year,
      turn() {
        year = toYear();
        turns.tell();
      },
    },
    now() {
      const now = present.now();
      const today = toSeoulDay(now);
      const { to } = toSchoolYearSpan(year);
      return today > to ? now - countDaysBetween(to, today) * DAY_MS : now;
    },
    subscribe(listener) {
      const stops = [present.subscribe(listener), turns.add(listener)];
      return () => stops.forEach((stop) => stop());
    },
  });
}

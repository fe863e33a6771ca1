import { countDaysBetween, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { createListeners } from "../create-listeners.ts";
import { readStepYear } from "../history/step-year.ts";
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
  const now = (): number => {
    const at = present.now();
    const today = toSeoulDay(at);
    const { to } = toSchoolYearSpan(year);
    return today > to ? at - countDaysBetween(to, today) * DAY_MS : at;
  };
  // What the page still shows is still taken back.
  present.history.tellYears?.((scope) => readStepYear(scope, now()));
  return overData(present, {
    now,
    close: () => present.close(),
    turning: {
      isDue: () => toYear() > year,
      turn() {
        year = toYear();
        turns.tell();
      },
    },
    subscribe(listener) {
      const stops = [present.subscribe(listener), turns.add(listener)];
      return () => stops.forEach((stop) => stop());
    },
  });
}

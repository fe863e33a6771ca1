import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useSyncExternalStore } from "react";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { findPresent, type TeacherData } from "../teacher-data.ts";
import { useTeacherData } from "../use-teacher-data.ts";

// Apart from year-choice.ts, which knows all years: this comes with the first screen.

const listeners = new Set<() => void>();
/** Where the browser keeps nothing for a tab. */
let chosenHere: string | undefined;

/**
 * The year that was chosen in this tab, also before a reload; nothing while nobody has, and from 1 March on. It may be none
 * of the teacher's.
 */
export function useChosenYear(): SchoolYear | undefined {
  const data = findPresent(useTeacherData());
  const text = useSyncExternalStore(subscribe, () => readTabText("year") ?? chosenHere);
  const [whose, year] = text?.split(" ") ?? [];
  return whose === toWhose(data) ? Number(year) : undefined;
}

/** To show a year on the pages that reach it; the one of the class in the room forgets what was chosen. */
export function chooseYear(data: TeacherData, year: SchoolYear): void {
  const present = findPresent(data);
  const isRoom = year === recordSchoolYear(toSeoulDay(present.now()));
  chosenHere = isRoom ? undefined : `${toWhose(present)} ${year}`;
  saveTabText("year", chosenHere);
  for (const listener of listeners) listener();
}

/** A choice holds for one teacher or club, and until the class in the room is another. */
function toWhose({ teacher, now }: TeacherData): string {
  return `${teacher.uid}~${recordSchoolYear(toSeoulDay(now()))}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useSyncExternalStore } from "react";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { findClassYear, findPresent, type TeacherData } from "../teacher-data.ts";
import { useTeacherData } from "../use-teacher-data.ts";

// Apart from year-choice.ts, which knows all years: this comes with the first screen.

const listeners = new Set<() => void>();
/** Where the browser keeps nothing for a tab. */
let chosenHere: string | undefined;

/** The year that was chosen in this tab, also before a reload; nothing while nobody has. It may be none of the teacher's. */
export function useChosenYear(): SchoolYear | undefined {
  const { uid } = useTeacherData().teacher;
  const [whose, year] = useSyncExternalStore(subscribe, readChoice)?.split(" ") ?? [];
  return whose === uid ? Number(year) : undefined;
}

/** Whether somebody chose another year than that of the class in the room. */
export function isYearChosen(): boolean {
  return readChoice() !== undefined;
}

/** To show a year on the pages that reach it; the one of the class in the room forgets what was chosen. */
export function chooseYear(data: TeacherData, year: SchoolYear): void {
  const isRoom = year === findClassYear(findPresent(data));
  chosenHere = isRoom ? undefined : `${data.teacher.uid} ${year}`;
  saveTabText("year", chosenHere);
  for (const listener of listeners) listener();
}

function readChoice(): string | undefined {
  return readTabText("year") ?? chosenHere;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

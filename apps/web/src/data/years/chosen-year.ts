import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useSyncExternalStore } from "react";
import { useTeacherData } from "../use-teacher-data.ts";

// Apart from year-choice.ts, which knows all years: this comes with the first screen.

const listeners = new Set<() => void>();
/** Gone with the page: every start begins with the working year. */
const chosenByTeacher = new Map<string, SchoolYear>();

/** The year that was chosen on this page; nothing while nobody has. It may be none of the teacher's. */
export function useChosenYear(): SchoolYear | undefined {
  const { teacher } = useTeacherData();
  return useSyncExternalStore(subscribe, () => chosenByTeacher.get(teacher.uid));
}

export function chooseYear(uid: string, year: SchoolYear): void {
  chosenByTeacher.set(uid, year);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

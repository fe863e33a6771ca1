import { useSyncExternalStore } from "react";
import { createListeners } from "../../data/create-listeners.ts";
import { findNamed, nameByNumber } from "@damim/domain/day-notice/notice-names.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";

/** Lines of which the teacher said 「그대로」. For as long as the window lives: a line is not asked about twice, and nothing of it is kept. */
let kept: ReadonlySet<string> = new Set();
const listeners = createListeners();

type Roster = readonly Pick<RosterStudent, "number" | "name">[];

export function keepNames(line: string): void {
  kept = new Set([...kept, line]);
  listeners.tell();
}

/** Whether a line names a pupil, and nobody has said yet that it may. */
export function useNameQuestion(students: Roster): (line: string) => ReturnType<typeof findNamed> {
  const now = useSyncExternalStore(listeners.add, () => kept);
  return (line) => (now.has(line) ? [] : findNamed(line, students));
}

/** A line as a class may read it: with numbers for names, unless the teacher said that it stays. */
export function toShownLine(line: string, students: Roster): string {
  return kept.has(line) ? line : nameByNumber(line, students);
}

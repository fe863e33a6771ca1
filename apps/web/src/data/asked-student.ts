import type { StudentId } from "@damim/domain/student/student.ts";
import { useEffect, useEffectEvent } from "react";

/** Where a pupil can be opened: on the board of a day, in the roster's form, on the page of 학생조회, or in a new consultation. */
export type StudentPlace = "attendance" | "roster" | "student" | "consult";

interface Asked {
  readonly place: StudentPlace;
  readonly studentId: StudentId;
}

// In memory only: no pupil stands in an address or in the browser's history.
let asked: Asked | undefined;
const listeners = new Set<() => void>();

/** Asks the page that is, or will be, on screen to open a pupil. The first one to take it has it. */
export function askForStudent(place: StudentPlace, studentId: StudentId): void {
  asked = { place, studentId };
  for (const listener of listeners) listener();
}

/** Opens the pupils that are asked for at this place, now and as long as the page stands. */
export function useAskedStudent(place: StudentPlace, open: (studentId: StudentId) => void): void {
  const take = useEffectEvent(() => {
    if (asked?.place !== place) return;
    const { studentId } = asked;
    asked = undefined;
    open(studentId);
  });
  useEffect(() => {
    const listen = (): void => take();
    listen();
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
    };
  }, []);
}

import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { listClasses, OWN_CLASS, toStudentClass } from "@damim/domain/school-year/class-choice.ts";
import { useMemo } from "react";
import { useOwnClass } from "../../../data/years/class-choice.ts";
import type { Store } from "../../../data/teacher-data.ts";

/** The class of each pupil, short (「3-2」), where pupils of several classes stand below each other; else nothing. */
export function useRowClasses(
  store: Store,
  students: readonly RosterStudent[],
): ReadonlyMap<StudentId, string> | undefined {
  const ownClass = useOwnClass(store);
  return useMemo(() => {
    if (listClasses(students, ownClass).length < 2) return undefined;
    return new Map(
      students.map((student) => {
        const key = toStudentClass(student, ownClass);
        return [student.id, key === OWN_CLASS ? "우리" : key];
      }),
    );
  }, [students, ownClass]);
}

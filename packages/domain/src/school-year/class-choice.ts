import type { ClassKey, Student } from "../student/student.ts";

/** Stands for the teacher's own class where the profile does not name it. */
export const OWN_CLASS = "own";

/**
 * The class key, unless it is the teacher's own: those pupils carry none. A file that only says "2" means
 * the own class "3-2".
 */
export function toOtherClass(
  classKey: ClassKey | null | undefined,
  ownClass: ClassKey | undefined,
): ClassKey | undefined {
  if (!classKey || classKey === ownClass || classKey === ownClass?.split("-")[1]) return undefined;
  return classKey;
}

/** The class that a pupil is in, also one whose row names none. */
export function toStudentClass(
  { classKey }: Pick<Student, "classKey">,
  ownClass: ClassKey | undefined,
): ClassKey {
  return toOtherClass(classKey, ownClass) ?? ownClass ?? OWN_CLASS;
}

/**
 * The classes of a roster, and those that the teacher says she teaches, in their order: "3-2" before "3-10".
 * A class stands there before its first pupil does.
 */
export function listClasses(
  students: readonly Pick<Student, "classKey">[],
  ownClass: ClassKey | undefined,
  taught: readonly ClassKey[] = [],
): readonly ClassKey[] {
  const keys = new Set([
    ...taught,
    ...students.map((student) => toStudentClass(student, ownClass)),
  ]);
  return [...keys].sort((a, b) => a.localeCompare(b, "ko", { numeric: true }));
}

/** The pupils of the chosen class, all of them where nothing is chosen. */
export function filterByClass<T extends Pick<Student, "classKey">>(
  students: readonly T[],
  chosen: ClassKey | undefined,
  ownClass: ClassKey | undefined,
): readonly T[] {
  if (chosen === undefined) return students;
  return students.filter((student) => toStudentClass(student, ownClass) === chosen);
}

/** `toClassWords("3-2")` is 「3학년 2반」; a file that names no grade gives 「2반」; no class is "". */
export function toClassWords(classKey: ClassKey | null | undefined): string {
  if (!classKey) return "";
  if (classKey === OWN_CLASS) return "우리 반";
  const [first = "", classNo] = classKey.split("-");
  return classNo === undefined ? `${first}반` : `${first}학년 ${classNo}반`;
}

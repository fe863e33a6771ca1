import type { RecordKind } from "@damim/sync/kind.ts";
import type { Student } from "./student-record.ts";
import { compareTexts } from "../base/compare-texts.ts";

export type { Student };

/** UUIDv7; a student's identity. The number only sorts and may change or stay vacant. */
export type StudentId = string;

export type Sex = "male" | "female";

/** A class as `grade-classNo`, e.g. "3-2". */
export type ClassKey = string;

/** Of a club: no reason of an absence is shown, no paper asked for, and no number stands without its class. */
export function isOfClub({ place }: Pick<Student, "place">): boolean {
  return Boolean(place);
}

/** A student as a list shows it: the row with its id. */
export type RosterStudent = Student & { readonly id: StudentId };

export const LARGEST_STUDENT_NUMBER = 999;
export const LONGEST_NAME_CHARACTERS = 40;

export const studentKind: RecordKind<Student, "student"> = {
  name: "student",
  version: 1,
};

/**
 * The order of every list of students: by number, then name, then id, so that two devices show one order
 * even while two students hold the same number. Where several classes are named, by class first; where
 * only one is, students without a class are in it. In a club by their places, which its teachers chose.
 */
export function sortStudents(students: Iterable<RosterStudent>): readonly RosterStudent[] {
  const list = [...students];
  const classKeys = new Set(list.flatMap(({ classKey }) => classKey ?? []));
  return list.sort((a, b) => {
    if (a.place || b.place) return comparePlaces(a, b);
    const byClass = classKeys.size > 1 ? compareClasses(a.classKey ?? "", b.classKey ?? "") : 0;
    return byClass || compareStudents(a, b);
  });
}

/** Within one class: by number, then name, then id. */
export function compareStudents(a: RosterStudent, b: RosterStudent): number {
  return a.number - b.number || compareTexts(a.name, b.name) || compareTexts(a.id, b.id);
}

/** One without a place stands behind those who have one. */
function comparePlaces(a: RosterStudent, b: RosterStudent): number {
  if (!a.place || !b.place) return Number(!a.place) - Number(!b.place);
  return compareTexts(a.place, b.place) || compareStudents(a, b);
}

/** "3-2" before "3-10". */
function compareClasses(a: ClassKey, b: ClassKey): number {
  return a.localeCompare(b, "ko", { numeric: true });
}

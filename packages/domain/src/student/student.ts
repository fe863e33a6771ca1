import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { type FileId } from "../files/file.ts";
import { type Departure } from "./departure.ts";
import type { FormerSchool } from "./former-school.ts";
import { type Guardian, type Health } from "./student-facts.ts";

/** UUIDv7; a student's identity. The number only sorts and may change or stay vacant. */
export type StudentId = string;

export type Sex = "male" | "female";

/** A class as `grade-classNo`, e.g. "3-2". */
export type ClassKey = string;

/**
 * A pupil of one school year (scope of that year). `null` in a field means "emptied again". A pupil
 * without a class key is in the teacher's own class, the one of the profile.
 */
export interface Student {
  readonly number: number;
  readonly name: string;
  readonly sex?: Sex | null;
  readonly birthday?: CalendarDay | null;
  /** That of the first of `guardians`, for earlier versions. `listGuardians` reads both. */
  readonly guardianPhone?: string | null;
  readonly guardians?: readonly Guardian[] | null;
  readonly health?: Health | null;
  readonly tags?: readonly string[] | null;
  readonly note?: string | null;
  readonly classKey?: ClassKey | null;
  /** The file may still be on its way from another device. */
  readonly photo?: FileId | null;
  /** Came after the year had begun; the first day in the class. */
  readonly joinedOn?: CalendarDay | null;
  /** What the school before counted in this year. */
  readonly formerSchool?: FormerSchool | null;
  /** Has left; all records stay. Null after coming back. */
  readonly gone?: Departure | null;
  /** Of a club alone, where numbers repeat: a key of `placeBetween` that sorts before everything else. */
  readonly place?: string | null;
}

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

/** Hangul syllables stand in 가나다 order in Unicode, so no locale data is needed. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

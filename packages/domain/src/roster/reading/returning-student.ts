import { toOtherClass } from "../../school-year/class-choice.ts";
import { toBareText } from "./source/cell-text.ts";
import type { DayBack } from "../../student/coming-back.ts";
import type { ClassKey, RosterStudent, Student, StudentId } from "../../student/student.ts";

/** What a teacher says about a row with the name of somebody known: the id of who it is, or one of these. */
export type ReturnAnswer = string;
export const ANOTHER_STUDENT = "another";
export const LEFT_OUT = "leftOut";

/** Answers by the key of the row. */
export type ReturnAnswers = Readonly<Record<string, ReturnAnswer>>;

/** Since when those who left are in the class again, by the key of the row. */
export type DaysBack = Readonly<Record<string, DayBack>>;

/** Those who left and may be the pupil of a row. */
export interface ReturnMatch {
  readonly candidates: readonly RosterStudent[];
  /** The only candidate, and something besides the name says so. */
  readonly sure?: StudentId;
}

/**
 * Who of those that left may be this pupil: the same name in the same class, and neither birthday nor sex
 * says otherwise; in another class only with the same birthday. Sure is only one alone who has the same
 * birthday or the same number; a name alone is a question for the teacher (spec 02 §2: who left can come
 * back, with all records).
 */
export function findReturning(
  student: Student,
  gone: readonly RosterStudent[],
  ownClass: ClassKey | undefined,
): ReturnMatch {
  const candidates = gone.filter(
    (each) =>
      toBareText(each.name) === toBareText(student.name) &&
      !isOther(each.birthday, student.birthday) &&
      !isOther(each.sex, student.sex) &&
      (hasSameBirthday(each, student) || hasSameClass(each, student, ownClass)),
  );
  const [only, ...others] = candidates;
  if (!only || others.length > 0) return { candidates };
  const isSure = only.number === student.number || hasSameBirthday(only, student);
  return { candidates, ...(isSure && { sure: only.id }) };
}

export function hasSameBirthday(a: Student, b: Student): boolean {
  return Boolean(a.birthday) && a.birthday === b.birthday;
}

function hasSameClass(a: Student, b: Student, ownClass: ClassKey | undefined): boolean {
  return toOtherClass(a.classKey, ownClass) === toOtherClass(b.classKey, ownClass);
}

/** Both sides know, and they differ. */
export function isOther(a: string | null | undefined, b: string | null | undefined): boolean {
  return Boolean(a && b && a !== b);
}

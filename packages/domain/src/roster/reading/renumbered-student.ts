import { toOtherClass } from "../../school-year/class-choice.ts";
import { toBareText } from "./source/cell-text.ts";
import type { TakenRow } from "./check-rows.ts";
import { hasSameBirthday, isOther, type ReturnMatch } from "./returning-student.ts";
import type { ClassKey, RosterStudent, Student } from "../../student/student.ts";

export interface RenumberedAround {
  /** Pupils of the roster that no row names with number and name. */
  readonly unsettled: readonly RosterStudent[];
  readonly present: readonly RosterStudent[];
  readonly readable: readonly TakenRow[];
  readonly ownClass: ClassKey | undefined;
}

/**
 * Who of the pupils that are there may be the pupil of a row under another number: the same name in the same class,
 * and neither birthday nor sex says otherwise. Sure is one alone with the same birthday, or with the only such name
 * where the list speaks of at least half of the class: a short list may bring a namesake.
 */
export function findRenumbered(
  student: Student,
  { unsettled, present, readable, ownClass }: RenumberedAround,
): ReturnMatch {
  const classKey = toOtherClass(student.classKey, ownClass);
  const isOfClass = (each: Student): boolean => toOtherClass(each.classKey, ownClass) === classKey;
  const isNamesake = (each: Student): boolean =>
    toBareText(each.name) === toBareText(student.name) && isOfClass(each);
  const candidates = unsettled.filter(
    (each) =>
      isNamesake(each) &&
      !isOther(each.birthday, student.birthday) &&
      !isOther(each.sex, student.sex),
  );
  const [only, ...others] = candidates;
  if (!only || others.length > 0) return { candidates };
  if (hasSameBirthday(only, student)) return { candidates, sure: only.id };
  const ofClass = present.filter(isOfClass);
  const rows = readable.filter((one) => isOfClass(one.student));
  const isWholeList = rows.length * 2 >= ofClass.length;
  const isOnlyName =
    ofClass.filter(isNamesake).length === 1 &&
    rows.filter((one) => isNamesake(one.student)).length === 1;
  return { candidates, ...(isWholeList && isOnlyName && { sure: only.id }) };
}

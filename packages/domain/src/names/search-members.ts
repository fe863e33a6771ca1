import { findStudents } from "../student/find-students.ts";
import type { RosterStudent, StudentId } from "../student/student.ts";
import { readNumbers } from "./read-numbers.ts";

/**
 * What a typed text means among the pupils of a class: whom it names for sure (「1-5 8」, a number, the only 「ㄱㅎㄹ」),
 * of whom it may be the beginning (who is chosen already is in no list), and the first of these, whom Enter takes. A
 * number is never taken for another that begins with it. Nothing typed: everybody may be meant, and nobody is first.
 */
export function searchMembers(
  members: readonly RosterStudent[],
  typed: string,
  chosen: readonly StudentId[],
) {
  const isTyped = typed.trim() !== "";
  const found = (isTyped ? findStudents(members, typed) : members).filter(
    ({ id }) => !chosen.includes(id),
  );
  const { students: meant, left } = readNumbers(typed, members);
  const sure =
    left === "" && meant.length === 1 ? found.find(({ id }) => id === meant[0]?.id) : undefined;
  const isName = isTyped && !/\d/u.test(typed);
  return { found, first: sure ?? (isName ? found[0] : undefined), meant, left };
}

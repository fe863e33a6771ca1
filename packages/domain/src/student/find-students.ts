import { hasNameTyped, hasTyped, toSearchedName } from "../hangul/initial-consonants.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { listMembers } from "./membership.ts";
import type { RosterStudent } from "./student.ts";

/**
 * The pupils that a typed text means, by name, 초성 or number: this very number first, then names that begin
 * so, then the others in the order they came. Nothing typed finds nobody.
 *
 * ```ts
 * findStudents(students, "2"); // 2번 권서아, then 20번 …, 21번 …
 * findStudents(students, "ㄱㅅ"); // 권서아
 * ```
 */
export function findStudents(
  students: readonly RosterStudent[],
  typed: string,
): readonly RosterStudent[] {
  const wanted = typed.trim();
  if (wanted === "") return [];
  const bare = toSearchedName(wanted);
  const number = /^(\d+)번?$/.exec(wanted)?.[1];
  const rank = (student: RosterStudent): number => {
    if (number) return String(student.number) === number ? 0 : 1;
    return hasTyped(toSearchedName(student.name).slice(0, bare.length), bare) ? 0 : 1;
  };
  return students
    .filter((student) =>
      number ? String(student.number).startsWith(number) : hasNameTyped(student.name, wanted),
    )
    .toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Among whom a field of a day looks: those in the class that day, and those who left only by
 * a name that none of them has. A number is its holder's of that day.
 */
export function listMeant(
  students: readonly RosterStudent[],
  typed: string,
  day: CalendarDay,
): readonly RosterStudent[] {
  const members = listMembers(students, day);
  const isNumber = typed.trim() === "" || /\d/u.test(typed);
  return isNumber || findStudents(members, typed).length > 0 ? members : students;
}

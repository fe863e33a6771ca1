import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { isPresentMember, type MembershipFacts } from "../student/membership.ts";
import type { StudentId } from "../student/student.ts";

/** The pupils of the year by id, as the store holds them. */
export type StudentsById = { readonly get: (id: StudentId) => MembershipFacts | undefined };

/** An entry of a pupil on a day. */
export interface Entry {
  readonly studentId: StudentId;
  readonly day: CalendarDay;
}

/**
 * Whether an entry of a pupil's day counts: the pupil is on the list and was in the class that day. Before and after
 * the other school counts (훈령 별표 8). Sums, papers, 월말 마감 and what is due ask this and nothing else; an entry
 * that does not count stays where it was written, and its screen says so (`toUncountedWords`).
 *
 * ```ts
 * isCounted({ studentId: "s1", day: "2026-11-21" }, new Map([["s1", { gone: { day: "2026-11-20", … } }]])); // false
 * ```
 */
export function isCounted({ studentId, day }: Entry, students: StudentsById): boolean {
  const student = students.get(studentId);
  return student !== undefined && isPresentMember(student, day);
}

/** The entries that count (`isCounted`), in their order. */
export function listCounted<T extends Entry>(
  entries: Iterable<T>,
  students: StudentsById,
): readonly T[] {
  return [...entries].filter((entry) => isCounted(entry, students));
}

import { hasHealthNote } from "../student/health.ts";
import type { RosterStudent, Sex } from "../student/student.ts";

/** What of the roster a teacher wants to see; what is absent leaves everybody in. */
export interface StudentFilter {
  readonly sex?: Sex;
  readonly tag?: string;
  /** Only those about whose health there is something to know. */
  readonly hasHealthNote?: boolean;
}

/** The pupils of a list that a filter leaves in, in its order. */
export function filterStudents(
  students: readonly RosterStudent[],
  filter: StudentFilter,
): readonly RosterStudent[] {
  return students.filter(
    (student) =>
      (filter.sex === undefined || student.sex === filter.sex) &&
      (filter.tag === undefined || (student.tags ?? []).includes(filter.tag)) &&
      (!filter.hasHealthNote || hasHealthNote(student)),
  );
}

/** All tags of a list, the most used first. */
export function listTags(students: readonly RosterStudent[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const tag of students.flatMap(({ tags }) => tags ?? [])) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([tag]) => tag);
}

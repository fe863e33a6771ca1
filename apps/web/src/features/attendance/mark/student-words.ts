import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";

/** 「5번 김하린」, for several 「5번 김하린 외 2명」. The number tells same names apart everywhere. */
export function toStudentsWords(students: readonly RosterStudent[]): string {
  const [first, ...others] = students;
  if (!first) return "";
  const words = toStudentWords(first);
  return others.length === 0 ? words : `${words} 외 ${others.length}명`;
}

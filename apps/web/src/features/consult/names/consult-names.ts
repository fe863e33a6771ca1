import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Consult } from "@damim/domain/consult/consult.ts";

/** 「3번 김가온, 5번 김하린」; of many 「3번 김가온 외 4명」. */
export function toNames(
  { studentIds }: Pick<Consult, "studentIds">,
  students: readonly RosterStudent[],
  most = 2,
): string {
  const names = studentIds.map((id) => {
    const student = students.find((one) => one.id === id);
    return student ? toStudentWords(student) : "지운 학생";
  });
  if (names.length <= most) return names.join(", ");
  return `${names[0]} 외 ${names.length - 1}명`;
}

/** Where a record opens. */
export function toRecordAddress(id: string): string {
  return `/consulting?record=${encodeURIComponent(id)}`;
}

import { sayStudent } from "@damim/domain/student/say-student.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Store } from "../../data/teacher-data.ts";
import type { NameStudent } from "./record-words.ts";

/** Names pupils of a year's store; `findGone` knows those whose rows were deleted. */
export function studentNamer(
  store: Pick<Store, "rows"> | undefined,
  findGone?: (studentId: string) => Fields | undefined,
): NameStudent {
  return (studentId) => {
    const living = store?.rows(studentKind).get(studentId);
    return living ? toStudentWords(living) : sayStudent(findGone?.(studentId) ?? {});
  };
}

import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Store } from "../../data/teacher-data.ts";
import type { NameStudent } from "./record-words.ts";

/** The pupil that these fields are of: 「3번 김가온」; 「학생」 where they do not say it. */
export function sayStudent({ number, name, classKey, place }: Fields): string {
  if (typeof number !== "number" || typeof name !== "string") return "학생";
  const isOfClub = typeof classKey === "string" && typeof place === "string";
  return toStudentWords({ number, name, ...(isOfClub && { classKey, place }) });
}

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

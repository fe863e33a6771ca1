import { studentKind } from "@damim/domain/roster/student.ts";
import type { WaitingFile } from "../data/files/waiting-file.ts";
import type { TeacherData } from "../data/teacher-data.ts";

/** A file that the server does not have, in the words of its screen: 「명단 · 5번 김하린 사진」. */
export function describeFile(data: TeacherData, { place, name }: WaitingFile): string {
  if (place.kind !== studentKind.name) return `파일 · ${name}`;
  const store = data.stores.find(({ scope }) => scope === place.scope);
  const student = store?.rows(studentKind).get(place.id);
  return `명단 · ${student ? `${student.number}번 ${student.name}` : "학생"} 사진`;
}

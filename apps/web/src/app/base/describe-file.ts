import { absencePaperKind } from "@damim/domain/attendance-papers/absence-paper.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { padKeepsakeKind } from "@damim/domain/pad/pad-keepsake.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { WaitingFile } from "../../data/files/waiting-file.ts";
import type { Store, TeacherData } from "../../data/teacher-data.ts";

/** A file that the server does not have, in the words of its screen: 「명단 · 5번 김하린 사진」. */
export function describeFile(data: TeacherData, { place, name }: WaitingFile): string {
  const store = data.stores.find(({ scope }) => scope === place.scope);
  switch (place.kind) {
    case studentKind.name:
      return `명단 · ${toStudentWords(store, place.id)} 사진`;
    case absencePaperKind.name: {
      const paper = store?.rows(absencePaperKind).get(place.id);
      if (!paper) return "출결 서류 사진";
      const student = toStudentWords(store, paper.studentId);
      return `출결 서류 · ${student} ${toKoreanMonthDay(paper.day)} 사진`;
    }
    case padKeepsakeKind.name: {
      const kept = store?.rows(padKeepsakeKind).get(place.id);
      return kept ? `패드잇 · ${toStudentWords(store, kept.studentId)} 사진` : "패드잇 사진";
    }
    default:
      return `파일 · ${name}`;
  }
}

function toStudentWords(store: Pick<Store, "rows"> | undefined, id: string): string {
  const student = store?.rows(studentKind).get(id);
  return student ? `${student.number}번 ${student.name}` : "학생";
}

// Loaded with 빠른 이동.
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { wayLabels } from "@damim/domain/consult/consult-labels.ts";
import { toConsultTitle } from "@damim/domain/consult/consult-words.ts";
import { consultKind, isCurrentConsult } from "@damim/domain/consult/consult.ts";
import { sortConsults } from "@damim/domain/consult/find-consults.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { sortStudents, studentKind } from "@damim/domain/student/student.ts";
import type { PaletteEntry, PaletteQuestion } from "../../../kit/manifest/palette-source.ts";
import { toNames, toRecordAddress } from "../names/consult-names.ts";

/** A new one about a pupil, and the records by their title and day: what one says stays in it. */
export function listPaletteEntries({ store, students }: PaletteQuestion): readonly PaletteEntry[] {
  const roster = sortStudents(store.rows(studentKind).values());
  const records = [...store.rows(consultKind).values()].filter(isCurrentConsult);
  return [
    ...students.map((of) => ({
      id: `write~${of.id}`,
      label: `상담 쓰기 ${toStudentWords(of)}`,
      // 「강도윤 전화」 asks for it as well.
      detail: `${wayLabels.face}, ${wayLabels.phone}`,
      to: "/consulting",
      student: { of, place: "consult" } as const,
    })),
    ...sortConsults(records).map((one) => ({
      id: one.id,
      label: `${toNames(one, roster)} ${toConsultTitle(one)}`,
      detail: toKoreanMonthDay(one.day),
      to: toRecordAddress(one.id),
    })),
  ];
}

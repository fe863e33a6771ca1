import { departureLabels } from "../student/departure.ts";
import { findDeparture, isPresentMember, listMemberSpans } from "../student/membership.ts";
import type { Entry, StudentsById } from "./counted-marks.ts";

/**
 * How many entries of pupils on the list do not count, as one sentence; nothing where all do.
 *
 * ```ts
 * toUncountedWords(marks, students); // 「전출한 뒤의 기록 11건은 세지 않았어요.」
 * ```
 */
export function toUncountedWords(entries: Iterable<Entry>, students: StudentsById): string {
  const kinds = new Set<string>();
  let after = 0;
  let before = 0;
  let away = 0;
  for (const { studentId, day } of entries) {
    const student = students.get(studentId);
    if (!student || isPresentMember(student, day)) continue;
    const left = findDeparture(student, day);
    if (left && listMemberSpans(student).some(({ from }) => from && from > day)) away += 1;
    else if (left) {
      after += 1;
      kinds.add(left.kind === "other" ? "" : departureLabels[left.kind]);
    } else before += 1;
  }
  const [kind] = kinds.size === 1 ? kinds : [];
  const parts = [
    after > 0 ? `${kind ? `${kind}한` : "반을 떠난"} 뒤의 기록 ${after}건` : "",
    away > 0 ? `떠나 있던 동안의 기록 ${away}건` : "",
    before > 0 ? `우리 반이 되기 전의 기록 ${before}건` : "",
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join("과 ")}은 세지 않았어요.` : "";
}

import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { departureLabels } from "../student/departure.ts";
import {
  findDeparture,
  isPresentMember,
  listMemberSpans,
  type MembershipFacts,
} from "../student/membership.ts";
import type { StudentId } from "../student/student.ts";

/** The pupils of the year by id, as the store holds them. */
export type StudentsById = { readonly get: (id: StudentId) => MembershipFacts | undefined };

interface Entry {
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

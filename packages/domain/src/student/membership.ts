import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import { withParticle } from "../hangul/particle.ts";
import type { MessagesFor } from "../base/result.ts";
import { departureLabels, type DepartureKind } from "./departure.ts";
import type { RosterStudent, Student } from "./student.ts";

type MembershipFacts = Pick<Student, "gone" | "joinedOn">;

/** Why nothing can be said about a pupil's day in this class. */
export type MembershipRefusal =
  | {
      readonly type: "StudentGone";
      readonly student: string;
      readonly day: CalendarDay;
      readonly kind: DepartureKind;
    }
  | { readonly type: "StudentNotYetJoined"; readonly student: string; readonly day: CalendarDay };

export const membershipMessages: MessagesFor<MembershipRefusal> = {
  StudentGone: ({ student, day, kind }) =>
    `${withParticle(student, "은/는")} ${toKoreanMonthDay(day)}까지 우리 반이었어요(${departureLabels[kind]}). 그 뒤의 날은 적을 수 없어요.`,
  StudentNotYetJoined: ({ student, day }) =>
    `${withParticle(student, "은/는")} ${toKoreanMonthDay(day)}에 우리 반이 됐어요. 그 앞의 날은 적을 수 없어요.`,
};

/**
 * Whether a pupil belongs to the class on a day: from the joining day to the leaving day, both included.
 *
 * ```ts
 * isPresentMember({ gone: { day: "2026-11-20", kind: "transferOut" } }, "2026-11-20"); // true
 * ```
 */
export function isPresentMember({ gone, joinedOn }: MembershipFacts, day: CalendarDay): boolean {
  return !(gone && day > gone.day) && !(joinedOn && day < joinedOn);
}

/** Whether a pupil has left before a day; one who comes later has not. */
export function hasLeft({ gone }: MembershipFacts, day: CalendarDay): boolean {
  return Boolean(gone && day > gone.day);
}

/** The pupils of a list who belong to the class on a day, in its order. */
export function listMembers<T extends MembershipFacts>(
  students: readonly T[],
  day: CalendarDay,
): readonly T[] {
  return students.filter((student) => isPresentMember(student, day));
}

/** The pupils of a list who belong to the class on at least one day of a span, both ends included. */
export function listMembersBetween<T extends MembershipFacts>(
  students: readonly T[],
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
): readonly T[] {
  return students.filter(
    ({ gone, joinedOn }) => !(gone && from > gone.day) && !(joinedOn && to < joinedOn),
  );
}

/** Why a pupil's day cannot be written; nothing where the pupil belongs to the class (spec 02 §3). */
export function findMembershipRefusal(
  student: RosterStudent,
  day: CalendarDay,
): MembershipRefusal | undefined {
  const { gone, joinedOn } = student;
  // Asked with every mark: a name is put together only where it is said.
  if (gone && day > gone.day) {
    return { type: "StudentGone", student: toWords(student), day: gone.day, kind: gone.kind };
  }
  if (joinedOn && day < joinedOn) {
    return { type: "StudentNotYetJoined", student: toWords(student), day: joinedOn };
  }
  return undefined;
}

function toWords({ number, name }: RosterStudent): string {
  return `${number}번 ${name}`;
}

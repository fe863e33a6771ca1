import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import { withParticle } from "../hangul/particle.ts";
import type { MessagesFor } from "../base/result.ts";
import { departureLabels, type Departure, type DepartureKind } from "./departure.ts";
import type { RosterStudent, Student } from "./student.ts";

/** What tells the days of a pupil in the class; read by `listMemberSpans` alone. */
export type MembershipFacts = Pick<Student, "away" | "gone" | "joinedOn">;

/** Why nothing can be said about a pupil's day in this class. */
export type MembershipRefusal =
  | {
      readonly type: "StudentGone";
      readonly student: string;
      readonly day: CalendarDay;
      readonly kind: DepartureKind;
      /** From when on the pupil is in the class again, where that is so. */
      readonly back?: CalendarDay;
    }
  | { readonly type: "StudentNotYetJoined"; readonly student: string; readonly day: CalendarDay };

export const membershipMessages: MessagesFor<MembershipRefusal> = {
  StudentGone: ({ student, day, kind, back }) =>
    `${withParticle(student, "은/는")} ${toKoreanMonthDay(day)}까지 ${
      back
        ? `우리 반이었고(${departureLabels[kind]}) ${toKoreanMonthDay(back)}에 돌아왔어요. 그 사이의`
        : `우리 반이었어요(${departureLabels[kind]}). 그 뒤의`
    } 날은 적을 수 없어요.`,
  StudentNotYetJoined: ({ student, day }) =>
    `${withParticle(student, "은/는")} ${toKoreanMonthDay(day)}에 우리 반이 됐어요. 그 앞의 날은 적을 수 없어요.`,
};

/** Days in a row on which a pupil belongs to the class, both included; open where nothing is said. */
export interface MemberSpan {
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
}

/**
 * The spans of days on which a pupil belongs to the class, in order: from coming to leaving, and again from each coming
 * back on. Everything that asks about membership asks these.
 *
 * ```ts
 * listMemberSpans({ away: [{ day: "2026-06-30", back: "2026-11-25", kind: "exempt" }] });
 * // [{ to: "2026-06-30" }, { from: "2026-11-25" }]
 * ```
 */
export function listMemberSpans({ joinedOn, away, gone }: MembershipFacts): readonly MemberSpan[] {
  const spans: MemberSpan[] = [];
  let from = joinedOn ?? undefined;
  // Two devices may each have written one: the order of the days counts, not that of the list.
  for (const { day, back } of (away ?? []).toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    spans.push({ from, to: day });
    from = from && from > back ? from : back;
  }
  spans.push({ from, to: gone?.day });
  return spans.filter((span) => !(span.from && span.to && span.from > span.to));
}

/**
 * Whether a pupil belongs to the class on a day: from the joining day to the leaving day, both included, and again from
 * the day of coming back on.
 *
 * ```ts
 * isPresentMember({ gone: { day: "2026-11-20", kind: "transferOut" } }, "2026-11-20"); // true
 * ```
 */
export function isPresentMember(student: MembershipFacts, day: CalendarDay): boolean {
  return isMemberBetween(student, day, day);
}

/** Whether a pupil has left before a day and is not back; one who comes later has not left. */
export function hasLeft(student: MembershipFacts, day: CalendarDay): boolean {
  return findDeparture(student, day) !== undefined;
}

/** The departure because of which a pupil is not in the class on a day; none of who is there or still to come. */
export function findDeparture(student: MembershipFacts, day: CalendarDay): Departure | undefined {
  const { away, gone } = student;
  if (!gone && !away?.length) return undefined;
  const past = [...(away ?? []), ...(gone ? [gone] : [])].filter((one) => day > one.day);
  if (past.length === 0 || isPresentMember(student, day)) return undefined;
  return past.reduce((last, one) => (one.day > last.day ? one : last));
}

/** The pupils of a list who belong to the class on a day, in its order. */
export function listMembers<T extends MembershipFacts>(
  students: readonly T[],
  day: CalendarDay,
): readonly T[] {
  return listMembersBetween(students, { from: day, to: day });
}

/** The pupils of a list who belong to the class on at least one day of a span, both ends included. */
export function listMembersBetween<T extends MembershipFacts>(
  students: readonly T[],
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
): readonly T[] {
  return students.filter((student) => isMemberBetween(student, from, to));
}

function isMemberBetween(student: MembershipFacts, from: CalendarDay, to: CalendarDay): boolean {
  const { joinedOn, away, gone } = student;
  // Asked for each mark of a year: nearly every pupil has one span.
  if (!away?.length) return !(gone && from > gone.day) && !(joinedOn && to < joinedOn);
  return listMemberSpans(student).some(
    (span) => !(span.to && from > span.to) && !(span.from && to < span.from),
  );
}

/** Why a pupil's day cannot be written; nothing where the pupil belongs to the class (spec 02 §3). */
export function findMembershipRefusal(
  student: RosterStudent,
  day: CalendarDay,
): MembershipRefusal | undefined {
  // Asked with every mark: a name is put together only where it is said.
  if (isPresentMember(student, day)) return undefined;
  const left = findDeparture(student, day);
  const spans = listMemberSpans(student);
  if (left) {
    const back = spans.find(({ from }) => from !== undefined && from > day)?.from;
    return {
      type: "StudentGone",
      student: toWords(student),
      day: left.day,
      kind: left.kind,
      ...(back && { back }),
    };
  }
  const first = spans[0]?.from;
  return { type: "StudentNotYetJoined", student: toWords(student), day: first ?? day };
}

function toWords({ number, name }: RosterStudent): string {
  return `${number}번 ${name}`;
}

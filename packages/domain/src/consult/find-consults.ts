import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import type { Consult, KeptConsult } from "./consult.ts";

/** What 상담조회 asks for; what is left out is not asked. */
export interface ConsultFilter {
  readonly studentId?: StudentId | undefined;
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
  readonly who?: Consult["who"] | undefined;
  readonly way?: Consult["way"] | undefined;
  readonly topic?: string | undefined;
  /** 「보관한 기록」 instead of the others. */
  readonly isArchived?: boolean | undefined;
  /** Ids that hold the word that was typed. */
  readonly holding?: ReadonlySet<string> | undefined;
}

/** The records that a filter leaves, newest first. Drafts are no records yet. */
export function findConsults(
  consults: Iterable<KeptConsult>,
  { studentId, from, to, who, way, topic, isArchived = false, holding }: ConsultFilter,
): readonly KeptConsult[] {
  return sortConsults(
    [...consults].filter(
      (one) =>
        !one.isDraft &&
        Boolean(one.archived) === isArchived &&
        (!studentId || one.studentIds.includes(studentId)) &&
        (!from || one.day >= from) &&
        (!to || one.day <= to) &&
        (!who || one.who === who) &&
        (!way || one.way === way) &&
        (!topic || (one.topics ?? []).includes(topic)) &&
        (!holding || holding.has(one.id)),
    ),
  );
}

/** Newest first. */
export function sortConsults(consults: readonly KeptConsult[]): readonly KeptConsult[] {
  return consults.toSorted((a, b) => (toOrder(a) < toOrder(b) ? 1 : -1));
}

/** Half-written ones, newest first, and the records that lists show, newest first. */
export function listConsults(consults: Iterable<KeptConsult>): {
  readonly drafts: readonly KeptConsult[];
  readonly records: readonly KeptConsult[];
} {
  const open = sortConsults([...consults].filter(({ archived }) => !archived));
  return {
    drafts: open.filter(({ isDraft }) => isDraft),
    records: open.filter(({ isDraft }) => !isDraft),
  };
}

function toOrder({ day, time, id }: KeptConsult): string {
  return `${day}~${time ?? ""}~${id}`;
}

import type { CalendarDay } from "../calendar-day/calendar-day.ts";

/** How a pupil leaves the class (훈령 제555호 별표 7), and 기타 for what a school calls otherwise. */
export const departureLabels = {
  transferOut: "전출",
  exempt: "면제",
  deferred: "유예",
  onLeave: "휴학",
  withdrawn: "자퇴",
  expelled: "퇴학",
  removed: "제적",
  other: "기타",
} as const;

export type DepartureKind = keyof typeof departureLabels;

/**
 * That a pupil has left: the last day in the class, which still counts (훈령 별표 8 1.나), and how. Where a
 * pupil goes is never asked: it can be secret (비밀전학). A hidden one stands in no list before a further step.
 */
export interface Departure {
  readonly day: CalendarDay;
  readonly kind: DepartureKind;
  readonly memo?: string;
  readonly hidden?: boolean;
}

/** A departure that ended: the pupil is in the class again from `back` on, that day included. */
export interface TimeAway extends Departure {
  readonly back: CalendarDay;
}

/** A pupil who comes and goes more often than that in one year keeps the latest. */
export const MOST_TIMES_AWAY = 8;

export const LONGEST_DEPARTURE_MEMO = 500;

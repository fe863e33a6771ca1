import type { CalendarDay } from "../../calendar-day/calendar-day.ts";

/** One turn of an event of another calendar, in Korea's time. */
export interface IncomingEvent {
  /** As its maker names it: the same for all turns of a repeat. */
  readonly uid: string;
  /** The day on which it was planned; a turn that its maker moved keeps this name. */
  readonly planned: CalendarDay;
  readonly title: string;
  readonly day: CalendarDay;
  /** The last day, where there are several. */
  readonly to?: CalendarDay;
  /** `HH:MM` on the first day; without it all day. */
  readonly start?: string;
  /** On the last day. */
  readonly end?: string;
  readonly place?: string;
  readonly note?: string;
}

/** Why something of another calendar does not come in, in the order in which a screen says it. */
export const leftOutLabels = {
  otherYear: "다른 학년도",
  cancelled: "취소된 일정",
  tooOften: "하루에도 여러 번 되풀이되는 일정",
  unclear: "날짜나 시간대를 읽을 수 없는 일정",
  own: "여기에서 내보낸 일정",
  tooMany: "500개를 넘은 일정",
} as const;
export type LeftOut = keyof typeof leftOutLabels;

/** What another calendar says of one span of days. */
export interface IncomingCalendar {
  /** As it calls itself; empty where it does not. */
  readonly name: string;
  /** The `uid` of what stands in it whole, also where nothing of it comes in: whatever else is known of that is no more. */
  readonly whole: readonly string[];
  /** Of what nobody can read now: what is known of that stays. */
  readonly unread: readonly string[];
  readonly calledOff: readonly Pick<IncomingEvent, "uid" | "planned">[];
  /** By their day, each `uid` and `planned` once. */
  readonly events: readonly IncomingEvent[];
  readonly leftOut: Readonly<Partial<Record<LeftOut, number>>>;
}

/** More of one calendar stand in nobody's year. */
export const MOST_INCOMING = 500;

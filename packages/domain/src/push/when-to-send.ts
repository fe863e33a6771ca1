import { addDays, toWeekday, type CalendarDay } from "../calendar-day/calendar-day.ts";

/**
 * How soon a message must come. `own`: an alarm she set. `urgent`: what cannot wait for a lesson's end. `bell`: at once,
 * but never in a lesson or in quiet time. `digest`: once in the morning.
 */
export type PushClass = "own" | "urgent" | "bell" | "digest";

/** A minute in Korea: `YYYY-MM-DDTHH:MM`; text order is time order. */
export type SeoulMinute = `${CalendarDay}T${string}`;

/** From `HH:MM` on until before `HH:MM`. */
export interface ClockSpan {
  readonly from: string;
  readonly to: string;
}

export interface SendFacts {
  /** The open days of the school that are known, in order. */
  readonly openDays: readonly CalendarDay[];
  /** Over midnight where its end is earlier than its start; none where both are the same. */
  readonly quiet: ClockSpan;
  /** `HH:MM` of the morning's one message. */
  readonly digestAt: string;
  readonly waitsInLessons: boolean;
  /** Her lessons by day. */
  readonly lessons: Readonly<Record<CalendarDay, readonly ClockSpan[]>>;
}

export interface SendEvent {
  readonly cls: PushClass;
  readonly at: SeoulMinute;
  /** After so many minutes nobody needs it any more. */
  readonly ttlMinutes?: number;
}

export type SendTime =
  | { readonly at: SeoulMinute }
  /** In the one message of that morning. */
  | { readonly digest: SeoulMinute }
  | { readonly drop: true };

const FURTHEST_OPEN_DAYS = 14;

/**
 * When a message may be shown (spec 15 §1): alarms and what is urgent at once, news at the bell that ends the lesson and
 * after quiet time by day, and what falls into the night or on a closed day in the next open morning's digest.
 *
 * ```ts
 * whenToSend({ cls: "bell", at: "2026-11-23T09:10" }, facts); // { at: "2026-11-23T09:40" }, a lesson's end
 * ```
 */
export function whenToSend(event: SendEvent, facts: SendFacts): SendTime {
  const time = findTime(event, facts);
  if ("drop" in time || event.ttlMinutes === undefined) return time;
  const late = toMinutes("at" in time ? time.at : time.digest) - toMinutes(event.at);
  return late > event.ttlMinutes ? { drop: true } : time;
}

function findTime({ cls, at }: SendEvent, facts: SendFacts): SendTime {
  if (cls === "own" || cls === "urgent") return { at };
  const day = toDay(at);
  if (cls === "digest" || !facts.openDays.includes(day)) return findDigest(at, facts);
  let clock = toClock(at);
  // Each turn moves it to the end of a lesson or of quiet time by day, which is later: it comes to an end.
  for (;;) {
    if (isOverMidnight(facts.quiet) && isQuiet(facts.quiet, clock)) return findDigest(at, facts);
    const end = findEnd(clock, day, facts);
    if (end === undefined) return { at: `${day}T${clock}` };
    clock = end;
  }
}

/** When what holds now ends: her lesson, or quiet time within the day. */
function findEnd(clock: string, day: CalendarDay, facts: SendFacts): string | undefined {
  const lessons = facts.waitsInLessons ? (facts.lessons[day] ?? []) : [];
  const lesson = lessons.find(({ from, to }) => from <= clock && clock < to);
  return lesson?.to ?? (isQuiet(facts.quiet, clock) ? facts.quiet.to : undefined);
}

function findDigest(at: SeoulMinute, facts: SendFacts): SendTime {
  const { quiet, digestAt } = facts;
  const clock = isOverMidnight(quiet) && quiet.to > digestAt ? quiet.to : digestAt;
  const today = toDay(at);
  const first = toClock(at) <= clock ? today : addDays(today, 1);
  const last = addDays(today, FURTHEST_OPEN_DAYS);
  const open = facts.openDays.find((day) => day >= first && day <= last);
  return { digest: `${open ?? findWeekday(first)}T${clock}` };
}

function findWeekday(from: CalendarDay): CalendarDay {
  let day = from;
  while (toWeekday(day) === 0 || toWeekday(day) === 6) day = addDays(day, 1);
  return day;
}

const isOverMidnight = ({ from, to }: ClockSpan): boolean => from > to;

function isQuiet(quiet: ClockSpan, clock: string): boolean {
  const { from, to } = quiet;
  return isOverMidnight(quiet) ? clock >= from || clock < to : clock >= from && clock < to;
}

// A minute's text begins with its day by construction.
const toDay = (at: SeoulMinute): CalendarDay => at.slice(0, 10) as CalendarDay;
const toClock = (at: SeoulMinute): string => at.slice(11);
const toMinutes = (at: SeoulMinute): number => Date.parse(`${at}:00Z`) / 60_000;

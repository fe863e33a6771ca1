// Knows ical.js, and is loaded only where a calendar is read: in a worker of the page, in a thread of the server.
import ICAL from "ical.js";
import { ok, refuse, type Result } from "../../base/result.ts";
import type { DaySpan } from "../../occurrence/repeat-rule.ts";
import { boundRules } from "./bound-rules.ts";
import type { IncomingCalendar, IncomingEvent, LeftOut } from "./incoming-event.ts";
import { toMoment, toWhen } from "./incoming-time.ts";
import { toIncomingWords, toLine } from "./incoming-words.ts";
import { describeKoreanZones, listUnknownZones } from "./korean-zones.ts";
import { isUnread, parseCalendars } from "./parse-calendars.ts";

const SUB_DAILY = ["SECONDLY", "MINUTELY", "HOURLY"];

/**
 * The turns of the events of a calendar file (RFC 5545) that touch a span, each once, in Korea's time: repeats are counted out,
 * cut-out turns are gone, moved ones stand where they were put. An event that cannot be read holds no other up.
 */
export function readCalendarText(
  text: string,
  span: DaySpan,
): Result<IncomingCalendar, { readonly type: "NotACalendar" }> {
  const calendars = parseCalendars(text);
  if (calendars.length === 0) return refuse({ type: "NotACalendar" });
  for (const calendar of calendars) describeKoreanZones(calendar);
  boundRules(calendars);
  const groups = groupByUid(calendars);
  const leftOut: Partial<Record<LeftOut, number>> = {};
  const leave = (why: LeftOut, count: number): void => {
    if (count > 0) leftOut[why] = (leftOut[why] ?? 0) + count;
  };
  const events: IncomingEvent[] = [];
  const calledOff: IncomingCalendar["calledOff"][number][] = [];
  const whole: string[] = [];
  const unread: string[] = [];
  for (const [uid, parts] of groups) {
    try {
      const turns = listTurns(parts, span);
      const ofDay = new Map<string, Turn>();
      for (const turn of turns) {
        const { planned } = turn.said;
        if (!ofDay.has(planned)) ofDay.set(planned, turn);
        else if (turn.isSecond) leave("tooOften", 1);
      }
      const living = [...ofDay.values()].filter(({ isCancelled }) => !isCancelled);
      leave("cancelled", ofDay.size - living.length);
      leave("otherYear", ofDay.size === 0 ? 1 : 0);
      events.push(...living.map(({ said }) => ({ uid, ...said })));
      for (const { said, isCancelled } of ofDay.values())
        if (isCancelled) calledOff.push({ uid, planned: said.planned });
      if (parts.some((part) => !isOneTurn(part))) whole.push(uid);
    } catch (error) {
      leave(error instanceof TooOften ? "tooOften" : "unclear", 1);
      unread.push(uid);
    }
  }
  events.sort((a, b) => (toOrder(a) < toOrder(b) ? -1 : 1));
  const [first] = calendars;
  // A property that is not of the standard is handed over as it was written.
  const name = toLine(findText(first, "x-wr-calname").replaceAll(/\\([\\,;])/gu, "$1"));
  return ok({ name, whole, unread, calledOff, events, leftOut });
}

interface Turn {
  readonly said: Omit<IncomingEvent, "uid">;
  readonly isCancelled: boolean;
  /** Its repeat has another one planned on the same day. */
  readonly isSecond?: boolean;
}

class TooOften extends Error {}

/** The parts of each event: the one that repeats, and those that say otherwise of single turns; newest first. */
function groupByUid(calendars: readonly ICAL.Component[]): ReadonlyMap<string, ICAL.Component[]> {
  const groups = new Map<string, ICAL.Component[]>();
  for (const calendar of calendars) {
    const isCancelling = findText(calendar, "method").toUpperCase() === "CANCEL";
    for (const part of calendar.getAllSubcomponents("vevent")) {
      if (isCancelling) part.updatePropertyWithValue("status", "CANCELLED");
      const uid =
        findText(part, "uid") || `${findText(part, "dtstart")} ${findText(part, "summary")}`;
      groups.set(uid, [...(groups.get(uid) ?? []), part]);
    }
  }
  for (const parts of groups.values())
    parts.sort((a, b) => Number(findText(b, "sequence")) - Number(findText(a, "sequence")));
  return groups;
}

/** What was said of single turns stands before the repeat that says otherwise of the same day. */
function listTurns(parts: readonly ICAL.Component[], span: DaySpan): readonly Turn[] {
  if (parts.some((part) => isUnread(part) || listUnknownZones(part).length > 0))
    throw new RangeError("no such time");
  const said = parts.filter(isOneTurn);
  const own = parts.filter((part) => !isOneTurn(part));
  return [
    ...said.flatMap((part) => {
      const { recurrenceId, startDate, endDate } = new ICAL.Event(part, { exceptions: [] });
      return toTurn(part, { planned: recurrenceId, from: startDate, until: endDate }, span);
    }),
    ...own.flatMap((part) => {
      const event = new ICAL.Event(part, { exceptions: said });
      const { startDate: from, endDate: until } = event;
      if (event.isRecurring()) return [...countOut(event, span)];
      return toTurn(part, { planned: from, from, until }, span);
    }),
  ];
}

const isOneTurn = (part: ICAL.Component): boolean => part.hasProperty("recurrence-id");

function* countOut(event: ICAL.Event, span: DaySpan): Generator<Turn> {
  // Of days alone (RDATE) ical.js loses the first.
  if (!event.component.hasProperty("rrule"))
    event.component.addPropertyWithValue("rrule", ICAL.Recur.fromString("FREQ=DAILY;COUNT=1"));
  for (const property of event.component.getAllProperties("rrule")) {
    const rule = property.getFirstValue() as ICAL.Recur;
    if (SUB_DAILY.includes(rule.freq)) throw new TooOften();
    // A day as the end of timed turns means all of that day.
    if (rule.until?.isDate && !event.startDate.isDate) {
      const { year, month, day } = rule.until;
      const last = { year, month, day, hour: 23, minute: 59, second: 59, isDate: false };
      rule.until = new ICAL.Time(last, event.startDate.zone);
    }
  }
  const firstYear = Number(span.from.slice(0, 4)) - 1;
  const iterator = event.iterator();
  let before = "";
  for (let next = iterator.next(); next; next = iterator.next()) {
    // Birthdays without a year begin in 1604.
    if (next.year < firstYear) continue;
    const { day } = toMoment(next);
    if (day > span.to) return;
    const { item, startDate: from, endDate: until } = event.getOccurrenceDetails(next);
    for (const turn of toTurn(item.component, { planned: next, from, until }, span))
      yield { ...turn, isSecond: day === before };
    before = day;
  }
}

/** Nothing where it lies outside of the span; what reaches over its ends is shown within it. */
function toTurn(
  part: ICAL.Component,
  times: Readonly<Record<"planned" | "from" | "until", ICAL.Time>>,
  span: DaySpan,
): readonly Turn[] {
  const when = toWhen(toMoment(times.from), toMoment(times.until));
  const day = when.day < span.from ? span.from : when.day;
  const to = when.to > span.to ? span.to : when.to;
  if (day > span.to || to < span.from) return [];
  const isWhole = day === when.day && to === when.to;
  const said = {
    planned: toMoment(times.planned).day,
    day,
    ...(to > day && { to }),
    ...(isWhole && when.start !== undefined && { start: when.start }),
    ...(isWhole && when.end !== undefined && { end: when.end }),
    ...toIncomingWords({
      title: findText(part, "summary"),
      place: findText(part, "location"),
      note: findText(part, "description"),
    }),
  };
  return [{ said, isCancelled: findText(part, "status").toUpperCase() === "CANCELLED" }];
}

function findText(part: ICAL.Component | undefined, name: string): string {
  return String(part?.getFirstPropertyValue(name) ?? "");
}

function toOrder({ day, start = "", uid, planned }: IncomingEvent): string {
  return `${day} ${start} ${uid} ${planned}`;
}

import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toSeoulMidnight } from "../calendar-day/korean-instant.ts";
import { hideNames, type NamedStudent } from "../names/hide-names.ts";
import { foldLine } from "./fold-line.ts";

/** One turn as other calendars read it: each stands alone, for no rule of theirs can say school day. */
export interface FeedEvent {
  /** `{id}~{planned}`: a turn that moves stays the same one. */
  readonly uid: string;
  readonly title: string;
  readonly day: CalendarDay;
  /** The last day, itself included. */
  readonly to?: CalendarDay | undefined;
  /** `HH:MM` in Korea; without it all day. */
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
  readonly place?: string | null | undefined;
  readonly note?: string | null | undefined;
  /** How often its rows were written. */
  readonly sequence: number;
  /** When they last were, epoch ms. */
  readonly changedAt: number;
}

/** A calendar that is not asked more often than every so long. */
const REFRESH = "PT1H";

/**
 * The text of a feed (RFC 5545): lines end with CRLF and are folded, times are UTC, pupils are numbers. The same facts make
 * the same text, so its ETag may come from the rows.
 */
export function writeCalendarFeed(
  name: string,
  events: readonly FeedEvent[],
  students: readonly NamedStudent[],
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Damim//Damim//KO",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${toText(name)}`,
    "X-WR-TIMEZONE:Asia/Seoul",
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((event) => toEventLines(event, students)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function toEventLines(event: FeedEvent, students: readonly NamedStudent[]): readonly string[] {
  const { uid, sequence, changedAt, title, place, note } = event;
  const hide = (text: string): string => toText(hideNames(text, students));
  return [
    "BEGIN:VEVENT",
    `UID:${toText(uid)}`,
    `DTSTAMP:${toUtc(changedAt)}`,
    `LAST-MODIFIED:${toUtc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    ...toTimeLines(event),
    `SUMMARY:${hide(title)}`,
    ...(place ? [`LOCATION:${hide(place)}`] : []),
    ...(note ? [`DESCRIPTION:${hide(note)}`] : []),
    "END:VEVENT",
  ];
}

/** The end of whole days is the day after; of a timed event the end may be unsaid. */
function toTimeLines({ day, to = day, start, end }: FeedEvent): readonly string[] {
  const last = to > day ? to : day;
  if (!start)
    return [
      `DTSTART;VALUE=DATE:${toDigits(day)}`,
      `DTEND;VALUE=DATE:${toDigits(addDays(last, 1))}`,
    ];
  const from = toInstant(day, start);
  const until = end ? toInstant(last, end) : from;
  return [`DTSTART:${toUtc(from)}`, ...(until > from ? [`DTEND:${toUtc(until)}`] : [])];
}

function toInstant(day: CalendarDay, time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return toSeoulMidnight(day) + (hours * 60 + minutes) * 60_000;
}

function toUtc(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19).replaceAll(/[-:]/gu, "")}Z`;
}

function toDigits(day: CalendarDay): string {
  return day.replaceAll("-", "");
}

/** A value of type TEXT; signs that only a terminal reads are left out. */
function toText(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll(/[\\;,]/gu, "\\$&")
    .replaceAll("\n", "\\n");
}

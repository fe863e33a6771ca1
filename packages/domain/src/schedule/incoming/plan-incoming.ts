import { removeRow, type Change } from "@damim/sync/change.ts";
import { toHex, toUtf8 } from "../../hash/bytes.ts";
import { computeSha256 } from "../../hash/compute-sha256.ts";
import type { CalendarMonth } from "../../calendar-day/calendar-day.ts";
import type { Colour } from "../../record/colour.ts";
import { writeRow } from "../../record/write-row.ts";
import { eventKind, type CalendarEvent } from "../event.ts";
import { createFilledRow } from "../split-row.ts";
import {
  MOST_INCOMING,
  type IncomingCalendar,
  type IncomingEvent,
  type LeftOut,
} from "./incoming-event.ts";

/** Where events come from, and how they are to look. */
export interface IncomingSource {
  /** The id of what is followed, or `FILES`. */
  readonly id: string;
  /** What the teacher calls it. */
  readonly name: string;
  readonly colour: Colour;
}

/** The source of all that came out of files. */
export const FILES = "file";

/** What reading a calendar anew would do to the rows of its source. */
export interface IncomingPlan {
  readonly changes: readonly Change[];
  readonly added: readonly IncomingEvent[];
  readonly changed: readonly IncomingEvent[];
  /** Rows that the calendar has no longer. */
  readonly goneCount: number;
  readonly sameCount: number;
  readonly leftOut: IncomingCalendar["leftOut"];
}

export interface IncomingGround {
  /** All of the year, by id. */
  readonly events: ReadonlyMap<string, CalendarEvent>;
  /** Of more than there is room for, those from this month on come first, then the latest before. */
  readonly month: CalendarMonth;
}

/**
 * The rows of a source as its calendar has them now. It overwrites and removes nothing but rows of its own: of a file those of
 * the same events, of what is followed all. What this very calendar once handed out does not come back in.
 */
export function planIncoming(
  calendar: IncomingCalendar,
  source: IncomingSource,
  { events, month }: IncomingGround,
): IncomingPlan {
  const foreign = calendar.events.filter(({ uid }) => !isOwn(uid, events));
  const wanted = pickMost(foreign, month);
  const leftOut: Partial<Record<LeftOut, number>> = { ...calendar.leftOut };
  const own = calendar.events.length - foreign.length;
  if (own > 0) leftOut.own = own;
  if (foreign.length > wanted.length) leftOut.tooMany = foreign.length - wanted.length;

  const left = new Map(listRows(events, source.id));
  const mayGo = findGone(calendar, source);
  const changes: Change[] = [];
  const added: IncomingEvent[] = [];
  const changed: IncomingEvent[] = [];
  for (const incoming of wanted) {
    const id = toIncomingId(source.id, incoming);
    const before = left.get(id);
    left.delete(id);
    const row = toRow(incoming, source);
    const written = before
      ? writeRow(eventKind, id, before, row)
      : [createFilledRow(eventKind.name, id, row)];
    changes.push(...written);
    if (!before) added.push(incoming);
    else if (written.length > 0) changed.push(incoming);
  }
  const gone = [...left.keys()].filter(mayGo).map((id) => removeRow(eventKind.name, id));
  return {
    changes: [...changes, ...gone],
    added,
    changed,
    goneCount: gone.length,
    sameCount: wanted.length - added.length - changed.length,
    leftOut,
  };
}

/** The rows of a source that carry its name; of files those that came under one name. */
export function removeIncoming(
  events: ReadonlyMap<string, CalendarEvent>,
  { id, name }: Pick<IncomingSource, "id"> & { readonly name?: string },
): readonly Change[] {
  return listRows(events, id)
    .filter(([, { origin }]) => name === undefined || (origin ?? "") === name)
    .map(([rowId]) => removeRow(eventKind.name, rowId));
}

/** Events that came from one place. */
export interface Brought {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** What came out of files, by the names under which it came. */
export function listFileNames(events: ReadonlyMap<string, CalendarEvent>): readonly Brought[] {
  return count(listRows(events, FILES).map(([, { origin }]) => [origin ?? "", FILES, origin]));
}

/** What is left of calendars that are followed no longer: an archive that was brought in, another account. */
export function listGoneFeeds(
  events: ReadonlyMap<string, CalendarEvent>,
  followed: readonly Pick<IncomingSource, "id">[],
): readonly Brought[] {
  const known = new Set([FILES, ...followed.map(({ id }) => id)]);
  return count(
    [...events].flatMap(([rowId, { origin }]) => {
      const [head, id] = rowId.split("~");
      return head === "feed" && id && !known.has(id) ? [[id, id, origin] as const] : [];
    }),
  );
}

function count(
  rows: readonly (readonly [group: string, id: string, name: string | null | undefined])[],
): readonly Brought[] {
  const found = new Map<string, Brought>();
  for (const [group, id, name] of rows)
    found.set(group, { id, name: name ?? "", count: (found.get(group)?.count ?? 0) + 1 });
  return [...found.values()];
}

/** Whether a row that its calendar does not bring is no more: a file need not have all, and nobody knows what could not be read. */
function findGone(
  { whole, unread, calledOff }: IncomingCalendar,
  source: IncomingSource,
): (id: string) => boolean {
  const digests = new Set((source.id === FILES ? whole : unread).map(toDigest));
  const off = new Set(calledOff.map((turn) => toIncomingId(source.id, turn)));
  return (id) => off.has(id) || digests.has(id.split("~")[2] ?? "") === (source.id === FILES);
}

/** `feed~{source}~{digest of the uid}~{planned day}`: the same turn is the same row on all devices and at each reading. */
function toIncomingId(
  sourceId: string,
  { uid, planned }: Pick<IncomingEvent, "uid" | "planned">,
): string {
  return `${toIncomingHead(sourceId)}${toDigest(uid)}~${planned}`;
}

/** How the ids of all rows of a source begin. */
export const toIncomingHead = (sourceId: string): string => `feed~${sourceId}~`;
const toDigest = (uid: string): string => toHex(computeSha256(toUtf8(uid))).slice(0, 12);

function listRows(
  events: ReadonlyMap<string, CalendarEvent>,
  sourceId: string,
): readonly (readonly [string, CalendarEvent])[] {
  return [...events].filter(([id]) => id.startsWith(toIncomingHead(sourceId)));
}

/** The feed of this house calls a turn `{event}~{planned}`. */
function isOwn(uid: string, events: ReadonlyMap<string, CalendarEvent>): boolean {
  return events.has(uid.slice(0, uid.lastIndexOf("~")));
}

function pickMost(
  events: readonly IncomingEvent[],
  month: CalendarMonth,
): readonly IncomingEvent[] {
  if (events.length <= MOST_INCOMING) return events;
  const coming = events.findIndex(({ day }) => day >= month);
  const last = events.length - MOST_INCOMING;
  const from = coming < 0 ? last : Math.min(coming, last);
  return events.slice(from, from + MOST_INCOMING);
}

function toRow(
  { title, day, to, start, end, place, note }: IncomingEvent,
  { name, colour }: IncomingSource,
): CalendarEvent {
  return {
    title,
    day,
    to: to ?? null,
    start: start ?? null,
    end: end ?? null,
    place: place ?? null,
    note: note ?? null,
    colour,
    source: "feed",
    origin: name || null,
  };
}

import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { OnClosed, Repeat, RepeatRule } from "../occurrence/repeat-rule.ts";
import type { Colour } from "../record/colour.ts";

/** Who wrote it: the teacher, the school's calendar, a calendar that is followed. */
export type EventSource = "me" | "school" | "feed";

/** Something that stands in the calendar, once or again and again. Its turns are computed (`list-events.ts`). */
export interface CalendarEvent {
  readonly title: string;
  /** Of a repeated one the day from which it counts. */
  readonly day: CalendarDay;
  /** The last day of several; a repeated event has none. */
  readonly to?: CalendarDay | null;
  /** `HH:MM` on its first day; without it all day. */
  readonly start?: string | null;
  /** `HH:MM` on its last day. */
  readonly end?: string | null;
  readonly place?: string | null;
  readonly colour: Colour;
  readonly note?: string | null;
  readonly repeat?: Repeat | null;
  readonly onClosed?: OnClosed | null;
  readonly remindMinutes?: number | null;
  readonly source: EventSource;
}

/** What the teacher said of one turn of a repeated event. */
export interface EventDay {
  readonly eventId: string;
  /** The name of the turn. */
  readonly planned: string;
  readonly movedTo?: CalendarDay | null;
  readonly isOff?: boolean | null;
  readonly note?: string | null;
}

export type KeptEvent = CalendarEvent & { readonly id: string };

/** The name of the only turn of what is not repeated. */
export const ONE_TURN = "one";

export const LONGEST_EVENT_TITLE_CHARACTERS = 60;
export const LONGEST_PLACE_CHARACTERS = 40;
export const LONGEST_EVENT_NOTE_CHARACTERS = 1_000;
/** Two weeks. */
export const LONGEST_REMIND_MINUTES = 20_160;

export const eventKind: RecordKind<CalendarEvent, "event"> = { name: "event", version: 1 };
export const eventDayKind: RecordKind<EventDay, "eventDay"> = { name: "eventDay", version: 1 };

/** `toEventDayId({ eventId: "e1", planned: "2026-11-20" })` is "e1~2026-11-20"; two devices write one row. */
export function toEventDayId({ eventId, planned }: Pick<EventDay, "eventId" | "planned">): string {
  return `${eventId}~${planned}`;
}

/** The rule of a repeated event; nothing for one that comes once. */
export function toEventRule(event: CalendarEvent): RepeatRule | undefined {
  const { repeat, day, onClosed } = event;
  return repeat ? { ...repeat, from: day, onClosed: onClosed ?? "skip" } : undefined;
}

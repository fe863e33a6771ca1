import type { RecordKind } from "@damim/sync/kind.ts";
import type { RepeatRule } from "../occurrence/repeat-rule.ts";
import type { CalendarEvent, EventDay } from "./event-record.ts";

export type { CalendarEvent, EventDay };
export type KeptEvent = CalendarEvent & { readonly id: string };

/** The name of the only turn of what is not repeated. */
export const ONE_TURN = "one";

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

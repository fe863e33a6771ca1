import type { CalendarEvent } from "./event.ts";

/** Whether an event came from another calendar: shown, hidden and taken out with it, never changed by hand. */
export function isIncoming({ source }: Pick<CalendarEvent, "source">): boolean {
  return source === "feed";
}

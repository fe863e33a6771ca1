import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import type { EventRows } from "@damim/domain/schedule/list-events.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useDerived } from "../../data/use-teacher-data.ts";

/** The rows of a year, for the rules over events. */
export function readEventRows(store: Store): EventRows {
  return { events: store.rows(eventKind), eventDays: store.rows(eventDayKind) };
}

/** Live; another object with every change. */
export function useEventRows(store: Store): EventRows {
  return useDerived(store, [eventKind, eventDayKind], readEventRows);
}

import type { Change } from "@damim/sync/change.ts";
import { writeRow } from "../../record/write-row.ts";
import { eventDayKind, ONE_TURN, toEventDayId, type EventDay } from "../event.ts";
import type { EventTurn } from "../list-events.ts";

type EventDays = ReadonlyMap<string, EventDay>;

/** 「숨기기」: an event of another calendar is out of sight, also where that calendar is read anew. */
export function hideTurn({ event }: EventTurn, eventDays: EventDays): readonly Change[] {
  const said = { eventId: event.id, planned: ONE_TURN };
  const id = toEventDayId(said);
  return writeRow(eventDayKind, id, eventDays.get(id), { ...said, isOff: true });
}

/** All that are hidden. */
export function listHidden(eventDays: EventDays): readonly (readonly [string, EventDay])[] {
  return [...eventDays].filter(([, { planned, isOff }]) => planned === ONE_TURN && isOff);
}

/** All of them are seen again. */
export function showHidden(eventDays: EventDays): readonly Change[] {
  return listHidden(eventDays).map(([id]) => ({
    kind: eventDayKind.name,
    id,
    set: { isOff: null },
  }));
}

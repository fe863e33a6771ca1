import { removeRow, type Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { endBefore } from "../occurrence/split-repeat.ts";
import { writeRow } from "../record/write-row.ts";
import type { EventFields } from "./event-draft.ts";
import { eventDayKind, eventKind, ONE_TURN, toEventDayId, type EventDay } from "./event.ts";
import { toMovedEnd, type EventRows, type EventTurn } from "./list-events.ts";
import { carryDays, createFilledRow } from "./split-row.ts";

/** 「옮기기」: this turn alone; an event that comes once moves itself, with all its days. */
export function moveEvent(
  { event, planned, day }: EventTurn,
  to: CalendarDay,
  eventDays: EventRows["eventDays"],
): readonly Change[] {
  if (planned !== ONE_TURN) return writeEventDay(eventDays, event.id, planned, { movedTo: to });
  if (to === day) return [];
  const end = event.to ? { to: toMovedEnd(event, to) } : {};
  return [{ kind: eventKind.name, id: event.id, set: { day: to, ...end } }];
}

/** 「이번만 빼기」; an event that comes once goes itself. */
export function dropTurn(
  { event, planned }: EventTurn,
  eventDays: EventRows["eventDays"],
): readonly Change[] {
  if (planned === ONE_TURN) return [removeRow(eventKind.name, event.id)];
  return writeEventDay(eventDays, event.id, planned, { isOff: true });
}

/** What is noted of one turn of a repeated event. */
export function noteTurn(
  { event, planned }: EventTurn,
  typed: string,
  eventDays: EventRows["eventDays"],
): readonly Change[] {
  const note = typed.normalize("NFC").trim() || null;
  return writeEventDay(eventDays, event.id, planned, { note });
}

/** 「이번부터 지우기」: the earlier turns stay. */
export function endEvent({ event, planned, plannedOn }: EventTurn): readonly Change[] {
  if (!event.repeat || planned === ONE_TURN) return [removeRow(eventKind.name, event.id)];
  const repeat = endBefore(event.repeat, plannedOn);
  return [{ kind: eventKind.name, id: event.id, set: { repeat } }];
}

/**
 * 「이번부터」: the old rule ends before this turn and a new row begins with it. What was said of later turns goes along.
 * A form that left the day of the turn alone means the day on which it was planned.
 */
export function changeFromTurn(
  turn: EventTurn,
  fields: EventFields,
  { eventDays, newId }: Pick<EventRows, "eventDays"> & { readonly newId: string },
): readonly Change[] {
  const { event, planned } = turn;
  const { id, ...row } = event;
  if (!event.repeat || planned === ONE_TURN)
    return writeRow(eventKind, id, row, { ...row, ...fields });
  const begins = fields.day === turn.day ? undefined : fields.day;
  return [
    ...endEvent(turn),
    createFilledRow(eventKind.name, newId, { ...row, ...fields, day: begins ?? turn.plannedOn }),
    ...carryDays(
      eventDayKind,
      [...eventDays].filter(([, said]) => said.eventId === id),
      { first: planned, begins },
      (said, name) => {
        const renamed = { ...said, eventId: newId, planned: name };
        return [toEventDayId(renamed), renamed];
      },
    ),
  ];
}

function writeEventDay(
  eventDays: EventRows["eventDays"],
  eventId: string,
  planned: string,
  said: Partial<EventDay>,
): readonly Change[] {
  const id = toEventDayId({ eventId, planned });
  const before = eventDays.get(id);
  return writeRow(eventDayKind, id, before, { ...(before ?? { eventId, planned }), ...said });
}

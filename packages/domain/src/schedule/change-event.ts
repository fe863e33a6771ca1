import { removeRow, type Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { endBefore, isFirstTurn } from "../occurrence/split-repeat.ts";
import { writeRow } from "../record/write-row.ts";
import type { EventFields } from "./event-record.ts";
import {
  eventDayKind,
  eventKind,
  ONE_TURN,
  toEventDayId,
  toEventRule,
  type EventDay,
} from "./event.ts";
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
  note: string | null,
  eventDays: EventRows["eventDays"],
): readonly Change[] {
  return writeEventDay(eventDays, event.id, planned, { note });
}

/** Back to where the rule has it. */
export function putTurnBack(
  { event, planned }: EventTurn,
  eventDays: EventRows["eventDays"],
): readonly Change[] {
  return writeEventDay(eventDays, event.id, planned, { movedTo: null });
}

/** 「이번부터 지우기」: the earlier turns stay; without any the event goes. */
export function endEvent(turn: EventTurn): readonly Change[] {
  const { event, plannedOn } = turn;
  if (!event.repeat || isFirst(turn)) return [removeRow(eventKind.name, event.id)];
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
  const after = { ...row, ...fields, day: begins ?? turn.plannedOn };
  const isWhole = isFirst(turn);
  const eventId = isWhole ? id : newId;
  return [
    ...(isWhole
      ? writeRow(eventKind, id, row, after)
      : [...endEvent(turn), createFilledRow(eventKind.name, newId, after)]),
    ...carryDays(
      eventDayKind,
      [...eventDays].filter(([, said]) => said.eventId === id),
      { first: planned, begins },
      (said, name) => {
        const renamed = { ...said, eventId, planned: name };
        return [toEventDayId(renamed), renamed];
      },
    ),
  ];
}

function isFirst({ event, planned, plannedOn }: EventTurn): boolean {
  const rule = toEventRule(event);
  return !rule || planned === ONE_TURN || isFirstTurn(rule, planned, plannedOn);
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

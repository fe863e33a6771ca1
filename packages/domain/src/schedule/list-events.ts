import { addDays, countDaysBetween, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { findTurn, listOccurrences } from "../occurrence/list-occurrences.ts";
import { toPlannedDay, type DaySpan, type Occurrence } from "../occurrence/repeat-rule.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { ONE_TURN, toEventDayId, toEventRule, type CalendarEvent, type EventDay } from "./event.ts";
import type { KeptEvent } from "./event.ts";

/** The rows as the store holds them, by id. */
export interface EventRows {
  readonly events: ReadonlyMap<string, CalendarEvent>;
  readonly eventDays: ReadonlyMap<string, EventDay>;
}

/** One turn of an event as the calendar shows it. */
export interface EventTurn {
  readonly event: KeptEvent;
  /** The name of the turn: "one" of an event that comes once. */
  readonly planned: string;
  /** Where the rule means it, closed days or not. */
  readonly plannedOn: CalendarDay;
  readonly day: CalendarDay;
  /** The last day, itself where it is one day. */
  readonly to: CalendarDay;
  readonly isMoved: boolean;
  /** What was noted of this turn alone. */
  readonly note: string | undefined;
}

/**
 * The turns that touch a span, by day, all-day ones first. What the teacher said of a turn is laid over: a turn that was
 * moved stays where it was put, also when its own day is closed later. Spans asked one by one say the same as the whole.
 */
export function listEvents(
  { events, eventDays }: EventRows,
  calendar: SchoolCalendar,
  span: DaySpan,
): readonly EventTurn[] {
  const moved = groupMoved(eventDays.values());
  const turns = [...events].flatMap(([id, row]): readonly EventTurn[] => {
    const event: KeptEvent = { ...row, id };
    const rule = toEventRule(event);
    if (!rule)
      return eventDays.get(toEventDayId({ eventId: id, planned: ONE_TURN }))?.isOff
        ? []
        : [toOnlyTurn(event)];
    const there = listOccurrences(rule, calendar, span).filter(({ name }) => {
      const said = eventDays.get(toEventDayId({ eventId: id, planned: name }));
      return !said?.isOff && !said?.movedTo;
    });
    const put = (moved.get(id) ?? []).flatMap(({ planned, movedTo }): readonly EventTurn[] => {
      const isThere = movedTo && movedTo >= span.from && movedTo <= span.to;
      const turn = isThere ? findTurn(rule, calendar, planned) : undefined;
      return turn && movedTo ? [toTurn(event, turn, eventDays, movedTo)] : [];
    });
    return [...there.map((turn) => toTurn(event, turn, eventDays)), ...put];
  });
  return turns
    .filter(({ day, to }) => day <= span.to && to >= span.from)
    .toSorted((a, b) => (toOrder(a) < toOrder(b) ? -1 : 1));
}

/** Whether a turn stands on a day. */
export function isOnDay({ day, to }: Pick<EventTurn, "day" | "to">, asked: CalendarDay): boolean {
  return day <= asked && asked <= to;
}

/** The last day of an event that begins on another day than its own, as long as before. */
export function toMovedEnd(event: CalendarEvent, day: CalendarDay): CalendarDay {
  const { to, repeat } = event;
  return to && !repeat && to > event.day ? addDays(day, countDaysBetween(event.day, to)) : day;
}

function groupMoved(eventDays: Iterable<EventDay>): ReadonlyMap<string, readonly EventDay[]> {
  const moved = new Map<string, EventDay[]>();
  for (const said of eventDays) {
    if (said.movedTo && !said.isOff)
      moved.set(said.eventId, [...(moved.get(said.eventId) ?? []), said]);
  }
  return moved;
}

function toOnlyTurn(event: KeptEvent): EventTurn {
  const { day } = event;
  const to = toMovedEnd(event, day);
  return { event, planned: ONE_TURN, plannedOn: day, day, to, isMoved: false, note: undefined };
}

function toTurn(
  event: KeptEvent,
  turn: Occurrence,
  eventDays: EventRows["eventDays"],
  movedTo?: CalendarDay,
): EventTurn {
  const said = eventDays.get(toEventDayId({ eventId: event.id, planned: turn.name }));
  const day = movedTo ?? turn.day;
  return {
    event,
    planned: turn.name,
    plannedOn: toPlannedDay(turn),
    day,
    to: day,
    isMoved: movedTo !== undefined,
    note: said?.note ?? undefined,
  };
}

function toOrder({ day, event, planned }: EventTurn): string {
  return `${day} ${event.start ?? ""} ${event.id} ${planned}`;
}

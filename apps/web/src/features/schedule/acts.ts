import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Repeat } from "@damim/domain/occurrence/repeat-rule.ts";
import type { EventFields } from "@damim/domain/schedule/event-record.ts";
import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import { isIncoming } from "@damim/domain/schedule/is-incoming.ts";
import { listEvents, type EventTurn } from "@damim/domain/schedule/list-events.ts";
import { readSchoolCalendar } from "../../data/use-school-calendar.ts";
import type { ActGround, Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { createEventCommands } from "./calendar/event-commands.ts";
import { bringActs, takeOutActs } from "./incoming/incoming-acts.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "schedule.add",
    often: 0.3,
    run(ground, dice) {
      const fields = throwEvent(ground, dice);
      const rows = ground.store.rows(eventKind);
      const known = new Set(rows.keys());
      createEventCommands(ground).add(fields);
      const id = [...rows.keys()].find((each) => !known.has(each));
      return { event: id ?? null, ...toSaid(fields) };
    },
  },
  {
    name: "schedule.change",
    often: 0.06,
    run: (ground, dice) =>
      onTurn(ground, dice, (turn) => {
        const { event, day } = turn;
        const fields = { ...throwEvent(ground, dice), repeat: event.repeat ?? null, day, to: null };
        createEventCommands(ground).change(turn, fields);
        return toSaid(fields);
      }),
  },
  {
    name: "schedule.move",
    often: 0.08,
    run: (ground, dice) =>
      onTurn(ground, dice, (turn) => {
        const to = addDays(turn.day, dice.below(7) - 3);
        createEventCommands(ground).move(turn, to);
        return { movedTo: to };
      }),
  },
  {
    name: "schedule.putBack",
    often: 0.02,
    run: (ground, dice) =>
      onTurn(
        ground,
        dice,
        (turn) => {
          createEventCommands(ground).putBack(turn);
          return { movedTo: null };
        },
        ({ isMoved }) => isMoved,
      ),
  },
  {
    name: "schedule.drop",
    often: 0.03,
    run: (ground, dice) =>
      onTurn(ground, dice, (turn) => {
        createEventCommands(ground).drop(turn);
        return { isOff: true };
      }),
  },
  {
    name: "schedule.end",
    often: 0.02,
    run: (ground, dice) =>
      onTurn(ground, dice, (turn) => {
        createEventCommands(ground).end(turn);
        return { endsBefore: turn.plannedOn };
      }),
  },
  {
    name: "schedule.note",
    often: 0.03,
    run: (ground, dice) =>
      onTurn(
        ground,
        dice,
        (turn) => {
          const note = dice.isLucky(0.2) ? null : dice.words(300);
          createEventCommands(ground).note(turn, note);
          return { note: note?.slice(0, 40) ?? null };
        },
        ({ event }) => Boolean(event.repeat),
      ),
  },
  ...bringActs,
  {
    name: "schedule.hide",
    often: 0.01,
    run: (ground, dice) =>
      onTurn(
        ground,
        dice,
        (turn) => {
          createEventCommands(ground).hide(turn);
          return { isOff: true };
        },
        ({ event }) => isIncoming(event),
      ),
  },
  ...takeOutActs,
];

/** Does something to a turn of these weeks, and tells what it was. */
function onTurn(
  { store, today }: ActGround,
  dice: Dice,
  run: (turn: EventTurn) => Readonly<Record<string, string | boolean | null>>,
  isMeant: (turn: EventTurn) => boolean = ({ event }) => !isIncoming(event),
) {
  const rows = { events: store.rows(eventKind), eventDays: store.rows(eventDayKind) };
  const span = { from: addDays(today, -7), to: addDays(today, 30) };
  const turn = dice.pick(listEvents(rows, readSchoolCalendar(store), span).filter(isMeant));
  if (!turn) return undefined;
  const { event, planned, plannedOn, day, to, note } = turn;
  const before = { ...toSaid(event), onDay: day, untilDay: to, note: note?.slice(0, 40) ?? null };
  return { event: event.id, turn: planned, plannedOn, ...run(turn), before };
}

function throwEvent({ today }: ActGround, dice: Dice): EventFields {
  const day = addDays(today, dice.below(30) - 3);
  const repeat = dice.isLucky(0.3) ? throwRepeat(dice) : null;
  const isTimed = dice.isLucky(0.6);
  return {
    title: dice.words(60),
    day,
    to: !repeat && dice.isLucky(0.2) ? addDays(day, 1 + dice.below(4)) : null,
    start: isTimed ? `${10 + dice.below(6)}:30` : null,
    end: null,
    place: dice.isLucky(0.3) ? dice.words(40) : null,
    colour: "plain",
    note: dice.isLucky(0.3) ? dice.words(300) : null,
    remindMinutes: isTimed && dice.isLucky(0.3) ? 30 : null,
    repeat,
    onClosed: repeat ? (dice.pick(["skip", "before", "after", "keep"] as const) ?? "skip") : null,
  };
}

function throwRepeat(dice: Dice): Repeat {
  const repeats: readonly Repeat[] = [
    { every: "day", step: 1 + dice.below(3) },
    { every: "week", weekdays: "135", step: 1 + dice.below(2) },
    { every: "month", date: 1 + dice.below(31) },
    { every: "month", nth: [2, 3] },
    { every: "month", schoolDay: dice.isLucky(0.5) ? 1 : -1 },
    { every: "schoolDay", step: 1 + dice.below(5) },
  ];
  return dice.pick(repeats) ?? { every: "day" };
}

function toSaid({ title, day, to, repeat, onClosed }: Partial<EventFields>) {
  return {
    title: title?.slice(0, 40) ?? null,
    day: day ?? null,
    to: to ?? null,
    repeat: repeat ? JSON.stringify(repeat) : null,
    onClosed: onClosed ?? null,
  };
}

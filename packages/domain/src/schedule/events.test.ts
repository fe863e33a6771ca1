import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { layChanges } from "../base/lay-changes.ts";
import { addDays } from "../calendar-day/calendar-day.ts";
import { onceDraft } from "../occurrence/repeat-draft.ts";
import type { DaySpan } from "../occurrence/repeat-rule.ts";
import { anyRepeat } from "../occurrence/testing/any-repeat.ts";
import { listSentences } from "../record/testing/list-sentences.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { readGoldenCalendar } from "../record/testing/read-golden.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import {
  changeFromTurn,
  dropTurn,
  endEvent,
  moveEvent,
  noteTurn,
  putTurnBack,
} from "./change-event.ts";
import {
  event as eventRecord,
  eventDay,
  readEvent,
  type EventDraft,
  type EventFields,
} from "./event-record.ts";
import { eventDayKind, eventKind, type CalendarEvent, type EventDay } from "./event.ts";
import { toFeedEvents } from "./feed-events.ts";
import { isOnDay, listEvents, type EventRows, type EventTurn } from "./list-events.ts";
import { listEventFacts } from "./schedule-facts.ts";

const calendar = readGoldenCalendar("class2026");
const eventSchema = toSchema(eventRecord);
const year = { from: "2026-03-01", to: "2027-02-28" } as const;
const trip: CalendarEvent = {
  title: "현장체험학습",
  day: "2026-11-18",
  to: "2026-11-20",
  colour: "green",
  source: "me",
};
const weekly: CalendarEvent = {
  title: "부장 회의",
  day: "2026-09-04",
  start: "14:30",
  place: "교무실",
  colour: "plain",
  source: "me",
  repeat: { every: "week", weekdays: "5" },
};
const draft: EventDraft = {
  ...onceDraft,
  title: " 부장 회의 ",
  day: "2026-11-20",
  to: "",
  start: "14:30",
  end: "15:20",
  place: "교무실",
  colour: "plain",
  note: "",
  remindMinutes: "10",
};

function rowsOf(events: Record<string, CalendarEvent>, said: readonly EventDay[] = []): EventRows {
  return {
    events: new Map(Object.entries(events)),
    eventDays: new Map(said.map((one) => [`${one.eventId}~${one.planned}`, one])),
  };
}

function after(rows: EventRows, changes: ReturnType<typeof dropTurn>): EventRows {
  const all: Record<string, ReadonlyMap<string, unknown>> = {
    event: rows.events,
    eventDay: rows.eventDays,
  };
  const read = layChanges(
    <T>({ name }: { readonly name: string }) => all[name] as ReadonlyMap<string, T>,
    changes,
  );
  return { events: read(eventKind), eventDays: read(eventDayKind) };
}

function list(rows: EventRows, span: DaySpan = year): readonly EventTurn[] {
  return listEvents(rows, calendar, span);
}

function pick(rows: EventRows, planned: string): EventTurn {
  const turn = list(rows).find((one) => one.planned === planned);
  if (!turn) throw new Error(`no turn ${planned}`);
  return turn;
}

describe("the calendar", () => {
  it("has an event on each of its days, whole days before timed ones", () => {
    const rows = rowsOf({ b: weekly, a: { ...weekly, start: null }, c: trip });
    const turns = list(rows, { from: "2026-11-20", to: "2026-11-20" });

    expect(turns.map(({ event, day }) => `${event.id} ${day}`)).toEqual([
      "c 2026-11-18",
      "a 2026-11-20",
      "b 2026-11-20",
    ]);
    expect(turns.every((turn) => isOnDay(turn, "2026-11-20"))).toBe(true);
  });

  it("reads a last day before the first, or of a repeat, as none", () => {
    const rows = rowsOf({ a: { ...trip, to: "2026-11-01" }, b: { ...weekly, to: "2026-09-30" } });

    expect(
      list(rows, { from: "2026-09-01", to: "2026-11-18" }).every(({ day, to }) => day === to),
    ).toBe(true);
  });

  it("keeps a turn where it was put, also when its own day is closed", () => {
    const said = {
      eventId: "a",
      planned: "2026-09-25",
      movedTo: "2026-09-23",
      note: "떡",
    } as const;
    const rows = rowsOf({ a: weekly }, [said]);

    expect(list(rows, { from: "2026-09-21", to: "2026-09-27" })).toMatchObject([
      { planned: "2026-09-25", day: "2026-09-23", isMoved: true, note: "떡" },
    ]);
  });

  it("shows no turn that the rule has not, and none that is off", () => {
    const rows = rowsOf({ a: { ...weekly, repeat: { every: "week", weekdays: "1" } } }, [
      { eventId: "a", planned: "2026-09-11", movedTo: "2026-09-10" },
      { eventId: "a", planned: "2026-09-14", isOff: true, movedTo: "2026-09-15" },
    ]);

    expect(list(rows, { from: "2026-09-08", to: "2026-09-22" }).map(({ day }) => day)).toEqual([
      "2026-09-21",
    ]);
  });

  it("says of spans asked one by one what it says of the year, whatever was moved", () => {
    const day = fc.integer({ min: 0, max: 364 }).map((away) => addDays(year.from, away));
    fc.assert(
      fc.property(anyRepeat, day, fc.array(fc.tuple(fc.nat(), day)), (repeat, cut, moves) => {
        const start = rowsOf({ a: { ...weekly, day: "2026-03-03", repeat, onClosed: "before" } });
        const turns = list(start);
        const rows = moves.reduce((before, [which, to]) => {
          const turn = turns[which % Math.max(1, turns.length)];
          return turn ? after(before, moveEvent(turn, to, before.eventDays)) : before;
        }, start);

        expect(list(rows)).toHaveLength(turns.length);
        expect([
          ...list(rows, { from: year.from, to: cut }),
          ...list(rows, { from: addDays(cut, 1), to: year.to }),
        ]).toEqual(list(rows));
      }),
      { numRuns: 50 },
    );
  });
});

describe("changing", () => {
  it("moves one turn, or the whole event that comes once with all its days", () => {
    const rows = rowsOf({ a: weekly, c: trip });
    const moved = after(rows, [
      ...moveEvent(pick(rows, "2026-09-11"), "2026-09-10", rows.eventDays),
      ...moveEvent(pick(rows, "one"), "2026-11-25", rows.eventDays),
    ]);

    expect(pick(moved, "2026-09-11").day).toBe("2026-09-10");
    expect(pick(moved, "one")).toMatchObject({ day: "2026-11-25", to: "2026-11-27" });
    expect(pick(moved, "2026-09-18").day).toBe("2026-09-18");
    expect(moveEvent(pick(rows, "one"), "2026-11-18", rows.eventDays)).toEqual([]);
  });

  it("drops, notes and ends", () => {
    const rows = rowsOf({ a: weekly });
    const noted = after(rows, noteTurn(pick(rows, "2026-09-11"), "자료", rows.eventDays));
    const dropped = after(noted, dropTurn(pick(noted, "2026-09-18"), noted.eventDays));
    const ended = after(dropped, endEvent(pick(dropped, "2026-10-02")));

    expect(list(ended).map(({ day, note }) => [day, note])).toEqual([
      ["2026-09-04", undefined],
      ["2026-09-11", "자료"],
    ]);
    for (const said of ended.eventDays.values()) expect(v.is(toSchema(eventDay), said)).toBe(true);
    expect(dropTurn(pick(rowsOf({ c: trip }), "one"), new Map())[0]?.set).toEqual({
      "~dead": true,
    });
  });

  it("from one turn on leaves every day where it was, with what was said of it", () => {
    fc.assert(
      fc.property(anyRepeat, fc.nat(), fc.nat(), (repeat, first, other) => {
        const start = rowsOf({ a: { ...weekly, day: "2026-03-03", repeat } });
        const turns = list(start);
        const at = (place: number): EventTurn | undefined => turns[place % turns.length];
        const [turn, noted] = [at(first), at(other)];
        if (!turn || !noted) return;
        const rows = after(start, noteTurn(noted, "자료", start.eventDays));
        const { day, colour, title } = turn.event;
        const fields = { title, colour, day: turn.day, repeat, start: "15:00" } as EventFields;
        const changed = after(
          rows,
          changeFromTurn(turn, fields, { eventDays: rows.eventDays, newId: "b" }),
        );

        expect(day).toBe("2026-03-03");
        expect(list(changed).map((one) => [one.day, one.note])).toEqual(
          list(rows).map((one) => [one.day, one.note]),
        );
        expect(list(changed).map(({ event }) => event.start)).toEqual(
          turns.map((one) => (one.day < turn.day ? "14:30" : "15:00")),
        );
        for (const row of changed.events.values()) expect(v.is(eventSchema, row)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it("from a turn on that was moved takes the rule's own day, and the day of the form where it names another", () => {
    const repeat = { every: "schoolDay", step: 5 } as const;
    const start = rowsOf({ a: { ...weekly, day: "2026-09-01", repeat } });
    const rows = after(start, moveEvent(pick(start, "n3"), "2026-09-18", start.eventDays));
    const turn = pick(rows, "n3");
    const change = (day: EventTurn["day"]): readonly string[] => {
      const fields = { ...weekly, day, repeat } as EventFields;
      const by = { eventDays: rows.eventDays, newId: "b" };
      return list(after(rows, changeFromTurn(turn, fields, by)), {
        from: "2026-09-01",
        to: "2026-09-30",
      }).map((one) => `${one.planned} ${one.day}`);
    };

    expect(change("2026-09-18")).toEqual([
      "n1 2026-09-01",
      "n2 2026-09-08",
      "n1 2026-09-18",
      "n2 2026-09-22",
    ]);
    expect(change("2026-09-16")).toEqual([
      "n1 2026-09-01",
      "n2 2026-09-08",
      "n1 2026-09-16",
      "n2 2026-09-23",
    ]);
  });

  it("from the first turn on changes the event itself, and what was said of that turn goes along", () => {
    const start = rowsOf({ a: { ...weekly, day: "2026-09-02" } });
    const rows = after(start, noteTurn(pick(start, "2026-09-04"), "자료", start.eventDays));
    const fields = { ...weekly, day: "2026-09-03", repeat: { every: "week", weekdays: "4" } };
    const changes = changeFromTurn(pick(rows, "2026-09-04"), fields as EventFields, {
      eventDays: rows.eventDays,
      newId: "b",
    });

    expect(list(after(rows, changes), { from: "2026-09-01", to: "2026-09-11" })).toMatchObject([
      { event: { id: "a" }, planned: "2026-09-03", note: "자료" },
      { event: { id: "a" }, planned: "2026-09-10", note: undefined },
    ]);
    expect(endEvent(pick(rows, "2026-09-04"))[0]?.set).toEqual({ "~dead": true });
  });

  it("puts a moved turn back", () => {
    const start = rowsOf({ a: weekly });
    const moved = after(start, moveEvent(pick(start, "2026-09-11"), "2026-09-10", new Map()));
    const back = after(moved, putTurnBack(pick(moved, "2026-09-11"), moved.eventDays));

    expect(pick(back, "2026-09-11")).toMatchObject({ day: "2026-09-11", isMoved: false });
  });

  it("from one turn on of an event that comes once changes the event", () => {
    const rows = rowsOf({ c: trip });
    const changes = changeFromTurn(
      pick(rows, "one"),
      { ...trip, title: "체험학습" } as EventFields,
      { eventDays: rows.eventDays, newId: "b" },
    );

    expect(changes).toEqual([{ kind: "event", id: "c", set: { title: "체험학습" } }]);
  });
});

describe("the form of an event", () => {
  it("makes an event of which the server takes every field", () => {
    const parsed = readEvent(
      { ...draft, every: "schoolDay", step: "5", until: "2026-12-31" },
      2026,
    );

    if (!parsed.ok) throw new Error("an event");
    expect(parsed.value).toEqual({
      title: "부장 회의",
      day: "2026-11-20",
      to: null,
      start: "14:30",
      end: "15:20",
      place: "교무실",
      colour: "plain",
      note: null,
      remindMinutes: 10,
      repeat: { every: "schoolDay", step: 5, until: "2026-12-31" },
      onClosed: null,
    });
    expect(v.is(eventSchema, { ...parsed.value, source: "me" })).toBe(true);
  });

  it.each<[Partial<EventDraft>, Readonly<Record<string, string>>]>([
    [{ title: " " }, { title: "무슨 일정인지 제목을 적어 주세요." }],
    [{ title: "가".repeat(61) }, { title: "제목은 60자까지 적을 수 있어요." }],
    [{ day: "2026-11-31" }, { day: "날짜를 골라 주세요." }],
    [{ day: "2027-03-01" }, { day: "2026학년도의 날짜를 골라 주세요." }],
    [{ to: "모레" }, { to: "끝나는 날짜를 골라 주세요. 하루면 비워 두어도 돼요." }],
    [{ to: "2026-11-19" }, { to: "끝나는 날이 시작하는 날보다 빨라요. 다시 골라 주세요." }],
    [
      { to: "2026-11-21", every: "day" },
      { to: "여러 날 이어지는 일정은 반복할 수 없어요. 끝나는 날을 비워 주세요." },
    ],
    [{ start: "25:00" }, { start: "시각은 14:30처럼 적어 주세요. 비워 두면 하루 종일이에요." }],
    [{ start: "" }, { start: "시작하는 시각도 적어 주세요." }],
    [{ end: "14:20" }, { end: "끝나는 시각이 시작하는 시각보다 빨라요. 다시 적어 주세요." }],
    [{ place: "가".repeat(41) }, { place: "장소는 40자까지 적을 수 있어요." }],
    [
      { note: "가".repeat(1001) },
      { note: "메모는 1,000자까지 적을 수 있어요. 글은 이 화면에 그대로 있어요." },
    ],
    [
      { remindMinutes: "조금" },
      { remindMinutes: "미리 알림은 0분부터 두 주 전까지 고를 수 있어요." },
    ],
    [{ every: "week" }, { weekdays: "무슨 요일인지 골라 주세요." }],
    [
      { title: " ", every: "week" },
      {
        title: "무슨 일정인지 제목을 적어 주세요.",
        weekdays: "무슨 요일인지 골라 주세요.",
      },
    ],
  ])("%o is refused: %o", (part, sentences) => {
    expect(listSentences(readEvent({ ...draft, ...part }, 2026))).toEqual(sentences);
  });
});

it("stands in sheets, facts and feeds", () => {
  const event = { ...weekly, id: "a", note: "떡", onClosed: "before" as const };
  const said = { id: "a~n", eventId: "a", planned: "n12", movedTo: "2026-11-19", isOff: true };

  expect(listSheetLines(toSheet(eventRecord), { event: [event] })).toEqual([
    "2026-09-04||14:30||부장 회의|교무실|매주 금, 쉬는 날이면 앞당기기|떡|색 없음||내가 적음|",
  ]);
  expect(listSheetLines(toSheet(eventDay), { event: [event], eventDay: [said] })).toEqual([
    "부장 회의|12번째|2026-11-19|뺌|",
  ]);
  const rows = rowsOf({ a: { ...weekly, title: "김하린 상담", note: "떡" } });
  const students = [{ number: 5, name: "김하린" }];
  expect(listEventFacts(rows, "2026-11-20", { calendar, students })).toEqual([
    { id: "a~2026-11-20", text: "14:30 5번 상담 (교무실)" },
  ]);
  const turns = list(rows, { from: "2026-11-20", to: "2026-11-20" });
  expect(toFeedEvents(turns, () => ({ sequence: 1, changedAt: 0 }))).toMatchObject([
    { uid: "a~2026-11-20", note: "떡", start: "14:30", sequence: 1 },
  ]);
});

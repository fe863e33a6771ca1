import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { layChanges } from "../../base/lay-changes.ts";
import { addDays } from "../../calendar-day/calendar-day.ts";
import { toSchema } from "../../record/to-schema.ts";
import { buildSchoolCalendar, plainCalendar } from "../../school-calendar/school-calendar.ts";
import { event as eventRecord } from "../event-record.ts";
import { eventKind, type CalendarEvent } from "../event.ts";
import { toFeedEvents } from "../feed-events.ts";
import { listEvents } from "../list-events.ts";
import { listClosingEvents } from "./closing-events.ts";
import { MOST_INCOMING, type IncomingCalendar, type IncomingEvent } from "./incoming-event.ts";
import {
  FILES,
  listFileNames,
  listGoneFeeds,
  planIncoming,
  removeIncoming,
} from "./plan-incoming.ts";

const year = { from: "2026-03-01", to: "2027-02-28" } as const;
const month = "2026-11";
const files = { id: FILES, name: "구글", colour: "purple" } as const;
const feed = { id: "019aa0c4-0000-7000-8000-000000000001", name: "학교", colour: "green" } as const;
const own: CalendarEvent = { title: "내 일정", day: "2026-11-20", colour: "blue", source: "me" };
const meeting: IncomingEvent = {
  uid: "a@x",
  planned: "2026-11-20",
  day: "2026-11-20",
  title: "회의",
};
type Events = ReadonlyMap<string, CalendarEvent>;

function calendarOf(events: readonly IncomingEvent[]): IncomingCalendar {
  const whole = [...new Set(events.map(({ uid }) => uid))];
  return { name: "", whole, unread: [], calledOff: [], events, leftOut: {} };
}

function lay(events: Events, changes: ReturnType<typeof removeIncoming>): Events {
  const read = layChanges(
    <T>({ name }: { readonly name: string }) =>
      (name === eventKind.name ? events : new Map()) as ReadonlyMap<string, T>,
    changes,
  );
  return read(eventKind);
}

describe("planIncoming", () => {
  it("brings rows that the server takes, named by their source, and the same again brings nothing", () => {
    const before: Events = new Map([["e1", own]]);
    const plan = planIncoming(
      calendarOf([{ ...meeting, to: "2026-11-21", place: "교무실" }]),
      files,
      { events: before, month },
    );
    const after = lay(before, plan.changes);
    const [id = "", row] = [...after].find(([each]) => each !== "e1") ?? [];
    expect(id).toMatch(/^feed~file~[0-9a-f]{12}~2026-11-20$/);
    expect(row).toMatchObject({
      source: "feed",
      origin: "구글",
      colour: "purple",
      to: "2026-11-21",
    });
    expect(v.is(toSchema(eventRecord), row)).toBe(true);
    expect(after.get("e1")).toEqual(own);

    const again = planIncoming(
      calendarOf([{ ...meeting, to: "2026-11-21", place: "교무실" }]),
      files,
      { events: after, month },
    );
    expect(again).toMatchObject({ changes: [], sameCount: 1 });
    // What is empty now is taken away.
    const shorter = planIncoming(calendarOf([meeting]), files, { events: after, month });
    expect(shorter.changes).toEqual([{ kind: "event", id, set: { to: null, place: null } }]);
  });

  it("overwrites of files the same events alone, of what is followed all of its own", () => {
    const other = { ...meeting, uid: "b@x" };
    const start = lay(
      new Map(),
      planIncoming(calendarOf([meeting, other]), files, { events: new Map(), month }).changes,
    );
    const moved = { ...meeting, planned: "2026-11-24", day: "2026-11-24" } as const;
    const plan = planIncoming(calendarOf([moved]), files, { events: start, month });
    expect([plan.added.length, plan.goneCount]).toEqual([1, 1]);
    expect([...lay(start, plan.changes).values()].map(({ day }) => day).toSorted()).toEqual([
      "2026-11-20",
      "2026-11-24",
    ]);

    const followed = lay(
      start,
      planIncoming(calendarOf([meeting, other]), feed, { events: start, month }).changes,
    );
    expect(followed.size).toBe(4);
    const less = planIncoming(calendarOf([other]), feed, { events: followed, month });
    expect([less.goneCount, lay(followed, less.changes).size]).toEqual([1, 3]);
  });

  it.each([files, feed])("removes nothing of what it has not read: $name", (source) => {
    const turn = (day: "2026-11-20" | "2026-11-27") => ({ ...meeting, planned: day, day });
    const both = calendarOf([turn("2026-11-20"), turn("2026-11-27")]);
    const { changes } = planIncoming(both, source, { events: new Map(), month });
    const events = lay(new Map(), changes);
    const plan = (calendar: Partial<IncomingCalendar>) =>
      planIncoming({ ...calendarOf([]), ...calendar }, source, { events, month }).goneCount;
    expect(plan({ unread: ["a@x"] })).toBe(0);
    // One turn of a repeat that is called off.
    const calledOff = [{ uid: "a@x", planned: "2026-11-27" }] as const;
    expect(plan({ unread: ["a@x"], calledOff })).toBe(1);
    // A file with one turn knows nothing of the others; a calendar that is followed is all there is.
    expect(plan({ events: [turn("2026-11-20")] })).toBe(source === files ? 0 : 1);
  });

  it("does not let in what this calendar handed out, nor hands out what came in", () => {
    const events: Events = new Map([["e1", own]]);
    const plan = planIncoming(calendarOf([{ ...meeting, uid: "e1~one" }]), files, {
      events,
      month,
    });
    expect([plan.changes, plan.leftOut]).toEqual([[], { own: 1 }]);

    const rows = lay(events, planIncoming(calendarOf([meeting]), files, { events, month }).changes);
    const turns = listEvents({ events: rows, eventDays: new Map() }, plainCalendar, year);
    expect(turns.length).toBe(2);
    expect(
      toFeedEvents(turns, () => ({ sequence: 1, changedAt: 0 })).map(({ uid }) => uid),
    ).toEqual(["e1~one"]);
  });

  it("keeps of too many those from this month on, then the latest before", () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at): IncomingEvent => {
        const day = addDays("2026-03-01", Math.floor((at * 365) / count));
        return { ...meeting, uid: `u${at}`, planned: day, day };
      });
    const plan = planIncoming(calendarOf(many(1_000)), feed, { events: new Map(), month });
    expect(plan.leftOut).toEqual({ tooMany: 1_000 - MOST_INCOMING });
    expect(plan.added.at(-1)?.day).toBe("2027-02-28");
    expect(plan.added[0]?.day).toBe("2026-08-30");
    const early = planIncoming(calendarOf(many(1_000)), feed, {
      events: new Map(),
      month: "2026-04",
    });
    expect(early.added[0]?.day).toBe("2026-04-01");
  });

  it("writes nothing of anybody else, whatever comes (300 calendars), and twice is once", () => {
    const incoming = fc.record({
      uid: fc.constantFrom("a", "b", "c", "e1~one"),
      planned: fc.integer({ min: 0, max: 20 }).map((at) => addDays("2026-11-01", at)),
      title: fc.constantFrom("회의", "행사"),
    });
    const calendars = fc.array(fc.array(incoming, { maxLength: 10 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(calendars, fc.constantFrom(files, feed), (given, source) => {
        let events: Events = new Map([
          ["e1", own],
          ["feed~other~0123456789ab~2026-11-20", own],
        ]);
        for (const parts of given) {
          const byTurn = new Map(
            parts.map((part) => [`${part.uid} ${part.planned}`, { ...part, day: part.planned }]),
          );
          const calendar = calendarOf([...byTurn.values()]);
          const { changes } = planIncoming(calendar, source, { events, month });
          expect(changes.every(({ id }) => id.startsWith(`feed~${source.id}~`))).toBe(true);
          events = lay(events, changes);
          expect(planIncoming(calendar, source, { events, month }).changes).toEqual([]);
        }
        expect(lay(events, removeIncoming(events, { id: source.id })).size).toBe(2);
      }),
      { numRuns: 300 },
    );
  });

  it("lists what came out of files by name, and takes one name out", () => {
    const first = lay(
      new Map(),
      planIncoming(calendarOf([meeting]), files, { events: new Map(), month }).changes,
    );
    const nameless = { ...files, name: "" };
    const other = { ...meeting, uid: "b@x" };
    const both = lay(
      first,
      planIncoming(calendarOf([other]), nameless, { events: first, month }).changes,
    );
    expect(listFileNames(both)).toEqual([
      { id: FILES, name: "구글", count: 1 },
      { id: FILES, name: "", count: 1 },
    ]);
    expect(listFileNames(lay(both, removeIncoming(both, { id: FILES, name: "" })))).toEqual([
      { id: FILES, name: "구글", count: 1 },
    ]);
  });

  it("lists what is left of calendars that are followed no longer", () => {
    const other = { ...meeting, uid: "b@x" };
    let events: Events = new Map([["e1", own]]);
    for (const source of [files, feed, { ...feed, id: "f2", name: "옛 학교" }])
      events = lay(
        events,
        planIncoming(calendarOf([meeting, other]), source, { events, month }).changes,
      );
    expect(listGoneFeeds(events, [feed])).toEqual([{ id: "f2", name: "옛 학교", count: 2 }]);
    const left = lay(events, removeIncoming(events, { id: "f2" }));
    expect([left.size, listGoneFeeds(left, [feed])]).toEqual([5, []]);
  });
});

describe("listClosingEvents", () => {
  const list = (title: string, more: Partial<CalendarEvent> = {}, calendar = plainCalendar) =>
    listClosingEvents(
      {
        events: new Map([["f1", { ...own, source: "feed", title, ...more }]]),
        eventDays: new Map(),
      },
      calendar,
      year,
    );

  it("finds what other calendars call a day without school, while there is school here", () => {
    expect(list("재량 휴업일")).toEqual([
      { eventId: "f1", from: "2026-11-20", to: "2026-11-20", type: "closed", label: "재량 휴업일" },
    ]);
    expect(list("겨울방학", { to: "2026-11-25" })).toMatchObject([
      { type: "vacation", to: "2026-11-25" },
    ]);
    const closed = buildSchoolCalendar([{ day: "2026-11-20", type: "closed", label: "" }]);
    expect(list("재량 휴업일", {}, closed)).toEqual([]);
  });

  it.each([
    ["휴업", {}],
    ["체험학습(휴업)", {}],
    ["학교 휴무", {}],
    ["대체휴일", {}],
    ["임시휴업", { start: "09:00" }],
  ])("asks about %s", (title, more) => {
    expect(list(title, more)).toMatchObject([{ type: "closed" }]);
  });

  it.each([
    ["방학식", {}],
    ["여름방학 캠프 안내", {}],
    ["개교기념 행사", {}],
    ["부장 회의", {}],
    ["방학 협의", { start: "14:30" }],
    ["재량휴업일", { source: "me" as const }],
    ["휴업일 아님", {}],
    ["휴업일 안내 가정통신문", {}],
    ["겨울방학 방과후 수강신청", {}],
    ["방학 개학식", {}],
    ["돌봄교실 방학", {}],
    ["휴업일 협의", { start: "14:30" }],
  ])("asks nothing about %s", (title, more) => {
    expect(list(title, more)).toEqual([]);
  });
});

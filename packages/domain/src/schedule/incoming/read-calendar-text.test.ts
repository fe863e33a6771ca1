import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type CalendarDay } from "../../calendar-day/calendar-day.ts";
import { writeCalendarFeed, type FeedEvent } from "../calendar-feed.ts";
import type { IncomingCalendar } from "./incoming-event.ts";
import { readCalendarText } from "./read-calendar-text.ts";

const year = { from: "2026-03-01", to: "2027-02-28" } as const;

function read(text: string): IncomingCalendar {
  const found = readCalendarText(text, year);
  if (!found.ok) throw new Error("no calendar");
  return found.value;
}

/** One event of these lines in a calendar. */
function readOne(lines: readonly string[], more: readonly string[] = []): IncomingCalendar {
  const event = ["BEGIN:VEVENT", "UID:u1", "SUMMARY:회의", ...lines, "END:VEVENT"];
  return read(["BEGIN:VCALENDAR", "VERSION:2.0", ...more, ...event, "END:VCALENDAR"].join("\r\n"));
}

const toDays = ({ events }: IncomingCalendar) => events.map(({ day }) => day);

interface Golden {
  readonly name: string;
  readonly leftOut: IncomingCalendar["leftOut"];
  readonly events: readonly (readonly (string | null)[])[];
}

describe("what makers of calendars write", () => {
  const golden = JSON.parse(
    readFileSync(new URL("./testing/golden-makers.json", import.meta.url), "utf8"),
  ) as Record<string, Golden>;

  it.each(Object.keys(golden))("is read as a teacher means it: %s", (maker) => {
    const file = new URL(`./testing/${maker}.ics`, import.meta.url);
    const { name, leftOut, events } = read(readFileSync(file, "utf8"));
    expect({
      name,
      leftOut,
      events: events.map(({ planned, day, to, start, end, title, place, note }) =>
        [planned, day, to, start, end, title, place, note].map((part) => part ?? null),
      ),
    }).toEqual(golden[maker]);
  });

  it("is the same with other ends of lines and a mark of UTF-8 in front", () => {
    const text = readFileSync(new URL("./testing/google.ics", import.meta.url), "utf8");
    expect(read(`\uFEFF${text.replaceAll("\r\n", "\n")}`)).toEqual(read(text));
  });
});

describe("one event", () => {
  it.each([
    ["a time of UTC", "DTSTART:20261120T003000Z", "2026-11-20", "09:30"],
    ["no zone", "DTSTART:20261120T093000", "2026-11-20", "09:30"],
    [
      "a zone that is named and not described",
      "DTSTART;TZID=Korea Standard Time:20261120T093000",
      "2026-11-20",
      "09:30",
    ],
    [
      "a zone that is named and not described, in Korean",
      "DTSTART;TZID=대한민국 표준시:20261120T093000",
      "2026-11-20",
      "09:30",
    ],
    [
      "a zone that is named and not described, in both",
      'DTSTART;TZID="(UTC+09:00) 서울":20261120T093000',
      "2026-11-20",
      "09:30",
    ],
    ["a day", "DTSTART;VALUE=DATE:20261120", "2026-11-20", undefined],
  ])("stands where it is in Korea: %s", (_, line, day, start) => {
    expect(readOne([line]).events).toMatchObject([{ day, ...(start && { start }) }]);
    expect(readOne([line]).events[0]?.start).toBe(start);
  });

  it("is cut to the year, and loses hours that are not its own", () => {
    const { events } = readOne(["DTSTART:20260227T090000", "DTEND:20260303T100000"]);
    expect(events).toEqual([
      { uid: "u1", planned: "2026-02-27", day: "2026-03-01", to: "2026-03-03", title: "회의" },
    ]);
    expect(readOne(["DTSTART;VALUE=DATE:20270301"])).toMatchObject({
      events: [],
      leftOut: { otherYear: 1 },
    });
  });

  it.each([
    ["EXDATE as a day", ["EXDATE;VALUE=DATE:20261127"], ["2026-11-20", "2026-12-04"]],
    ["an end that is a day", ["EXDATE:20261120T093000"], ["2026-11-27", "2026-12-04"]],
    [
      "a day more",
      ["RDATE:20261203T093000"],
      ["2026-11-20", "2026-11-27", "2026-12-03", "2026-12-04"],
    ],
  ])("repeats, with %s", (_, lines, days) => {
    const rule = ["DTSTART:20261120T093000", "RRULE:FREQ=WEEKLY;UNTIL=20261204"];
    expect(toDays(readOne([...rule, ...lines]))).toEqual(days);
  });

  it("stands on its first day where it names days and no repeat", () => {
    const named = ["DTSTART;VALUE=DATE:20261120", "RDATE;VALUE=DATE:20261128,20261130"];
    expect(toDays(readOne(named))).toEqual(["2026-11-20", "2026-11-28", "2026-11-30"]);
    expect(toDays(readOne([...named, "EXDATE;VALUE=DATE:20261120"]))).toEqual(
      toDays(readOne(named)).slice(1),
    );
  });

  it("has one turn a day, and says how many more there are", () => {
    const { events, leftOut } = readOne([
      "DTSTART:20261120T090000",
      "RRULE:FREQ=DAILY;BYHOUR=9,14;COUNT=4",
    ]);
    expect([events.map(({ start }) => start), leftOut]).toEqual([
      ["09:00", "09:00"],
      { tooOften: 2 },
    ]);
  });

  it("goes on otherwise from one turn on, until that is called off", () => {
    const from = (id: string, lines: readonly string[]) => [
      "END:VEVENT",
      "BEGIN:VEVENT",
      "UID:u1",
      `RECURRENCE-ID;RANGE=THISANDFUTURE:${id}`,
      ...lines,
    ];
    const rule = ["DTSTART:20261102T090000", "DTEND:20261102T100000", "RRULE:FREQ=WEEKLY;COUNT=4"];
    const later = ["DTSTART:20261117T110000", "DTEND:20261117T120000", "SUMMARY:늦춘 회의"];
    const { events } = readOne([...rule, ...from("20261116T090000", later)]);
    expect(events.map(({ planned, day, start, title }) => [planned, day, start, title])).toEqual([
      ["2026-11-02", "2026-11-02", "09:00", "회의"],
      ["2026-11-09", "2026-11-09", "09:00", "회의"],
      ["2026-11-16", "2026-11-17", "11:00", "늦춘 회의"],
      ["2026-11-23", "2026-11-24", "11:00", "늦춘 회의"],
    ]);
    const off = readOne([...rule, ...from("20261116T090000", [...later, "STATUS:CANCELLED"])]);
    expect([toDays(off), off.leftOut]).toEqual([["2026-11-02", "2026-11-09"], { cancelled: 2 }]);
  });

  it("has one newest version, and none where the file calls all off", () => {
    const twice = ["DTSTART:20261120T093000", "SEQUENCE:1", "END:VEVENT", "BEGIN:VEVENT", "UID:u1"];
    const { events } = readOne([
      ...twice,
      "SEQUENCE:3",
      "SUMMARY:고친 회의",
      "DTSTART:20261120T100000",
    ]);
    expect(events).toMatchObject([{ title: "고친 회의", start: "10:00" }]);
    expect(readOne(["DTSTART:20261120T093000"], ["METHOD:CANCEL"])).toMatchObject({
      events: [],
      whole: ["u1"],
      leftOut: { cancelled: 1 },
    });
  });

  it("that nobody can read holds no other up", () => {
    const other = [
      "END:VEVENT",
      "BEGIN:VEVENT",
      "UID:u2",
      "SUMMARY:잘 적힌 것",
      "DTSTART;VALUE=DATE:20261120",
    ];
    const on = "DTSTART:20261120T090000";
    for (const broken of [
      [],
      ["DTSTART:99999999T000000"],
      ["DTSTART;TZID=Nowhere:20261120T090000"],
      ["DTSTART:20261332T100000"],
      ['DTSTART;TZID="Asia/Seoul:20261120T090000'],
      [on, "RRULE:FREQ=FOO"],
      [on, "RRULE:FREQ=WEEKLY;BYDAY=XX"],
      [on, "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"],
      [on, "RRULE:FREQ=DAILY;INTERVAL=999999999"],
      [on, "RRULE:FREQ=MONTHLY;INTERVAL=1200;BYDAY=5MO", "DTSTART:20260210T090000"].toReversed(),
    ])
      expect(readOne([...broken, ...other])).toMatchObject({
        events: [{ title: "잘 적힌 것" }],
        whole: ["u2"],
        unread: ["u1"],
        leftOut: { unclear: 1 },
      });
    for (const note of [
      ["둘째 줄"],
      ["", "셋째 줄"],
      ['X-A;B="c:d'],
      ["BEGIN:VALARM", "END:VTODO"],
    ])
      expect(readOne(["DTSTART;VALUE=DATE:20261120", ...note, ...other])).toMatchObject({
        events: [{ title: "회의" }, { title: "잘 적힌 것" }],
        leftOut: {},
      });
    // Nor one that was never closed.
    expect(readOne(["DTSTART;VALUE=DATE:20261120", ...other.slice(1)]).events).toHaveLength(2);
    const endless = ["DTSTART:20261120T090000", "RRULE:FREQ=SECONDLY"];
    expect(readOne([...endless, ...other]).leftOut).toEqual({ tooOften: 1 });
  });

  it("keeps a title that is too long whole in its note, without signs that nobody sees", () => {
    const title = "가".repeat(80);
    const { events } = readOne(["DTSTART;VALUE=DATE:20261120", `SUMMARY:${title}`].reverse());
    expect(events[0]?.title).toBe("회의");
    const [only] = read(
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART;VALUE=DATE:20261120\nSUMMARY:${title}\u202e\nDESCRIPTION:둘째 줄\nEND:VEVENT\nEND:VCALENDAR\n`,
    ).events;
    expect(only).toMatchObject({ title: `${"가".repeat(59)}…`, note: `${title}\n둘째 줄` });
  });
});

it("counts only so far in all: what is no repeat comes in whatever stands beside it", () => {
  const eventOf = (uid: string, lines: readonly string[]) => [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    ...lines,
    "END:VEVENT",
  ];
  const endless = ["DTSTART:20261120T090000", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"];
  const events = Array.from({ length: 300 }, (_, at) => eventOf(`e${at}`, endless)).flat();
  const last = eventOf("last", ["DTSTART;VALUE=DATE:20261120"]);
  const found = read(["BEGIN:VCALENDAR", ...events, ...last, "END:VCALENDAR"].join("\n"));
  expect([found.leftOut, found.whole]).toEqual([{ unclear: 300 }, ["last"]]);
});

it.each([
  "",
  "<!doctype html><title>로그인</title>",
  "BEGIN:VCARD\nEND:VCARD",
  "BEGIN:VCALENDAR",
  "[]",
])("is no calendar: %s", (text) => {
  expect(readCalendarText(text, year)).toEqual({ ok: false, refusal: { type: "NotACalendar" } });
});

it("reads our own feed back as it was", () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  const event = fc.record({
    day: fc.integer({ min: 0, max: 360 }).map((days): CalendarDay => addDays("2026-03-01", days)),
    length: fc.integer({ min: 0, max: 3 }),
    start: fc.option(clock),
    title: fc.stringMatching(/^[가-힣 ,;\\a-z]{1,40}$/).filter((text) => text.trim() !== ""),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 8 }), (given) => {
      const events = given.map(({ length, title, ...rest }, at): FeedEvent => {
        const to = addDays(rest.day, rest.start ? 0 : length);
        return {
          ...rest,
          title: title.replaceAll(/ +/g, " ").trim(),
          to,
          uid: `e${at}~one`,
          sequence: 1,
          changedAt: 0,
        };
      });
      const back = read(writeCalendarFeed("담임", events, [])).events;
      const toFacts = (each: {
        uid: string;
        day: string;
        to?: string | undefined;
        start?: string | null | undefined;
        title: string;
      }) => [each.uid, each.day, each.to ?? each.day, each.start ?? "", each.title].join("|");
      expect(back.map(toFacts).toSorted()).toEqual(events.map(toFacts).toSorted());
    }),
  );
});

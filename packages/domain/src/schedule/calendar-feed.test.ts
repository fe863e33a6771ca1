import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeCalendarFeed, type FeedEvent } from "./calendar-feed.ts";
import { foldLine } from "./fold-line.ts";

interface GoldenFold {
  readonly line: string;
  readonly folded: string;
}

const { icsFold } = JSON.parse(
  readFileSync(new URL("./golden-feed.json", import.meta.url), "utf8"),
) as { icsFold: readonly GoldenFold[] };

const students = [{ number: 5, name: "김하린" }];
const meeting: FeedEvent = {
  uid: "e1~2026-11-20",
  title: "상담; 김하린, 어머니",
  day: "2026-11-20",
  start: "08:30",
  end: "09:10",
  place: "교무실",
  note: "준비물\n물통 \\ 우산",
  sequence: 3,
  changedAt: Date.UTC(2026, 10, 19, 6, 5, 4),
};

function unfold(text: string): readonly string[] {
  return text.replaceAll("\r\n ", "").split("\r\n");
}

/** The events of a feed as another calendar reads them: values by name, without parameters. */
function readFeed(text: string): readonly ReadonlyMap<string, string>[] {
  const events: Map<string, string>[] = [];
  for (const line of unfold(text)) {
    const [, name = "", value = ""] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/su.exec(line) ?? [];
    if (line === "BEGIN:VEVENT") events.push(new Map());
    else
      events.at(-1)?.set(
        name,
        value.replaceAll(/\\(.)/gsu, (_, sign: string) => (sign === "n" ? "\n" : sign)),
      );
  }
  return events;
}

describe("folding", () => {
  it.each(icsFold)("$line", ({ line, folded }) => {
    expect(foldLine(line)).toBe(folded);
  });

  it("keeps every line within 75 octets and every letter whole", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 150 }), (typed) => {
        const line = `SUMMARY:${typed.replaceAll(/[\r\n]/gu, "")}`;
        const folded = foldLine(line);

        expect(unfold(folded)).toEqual([line]);
        const parts = folded.split("\r\n");
        expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(75);
        expect(parts.map((part) => Buffer.from(part).toString())).toEqual(parts);
      }),
    );
  });
});

describe("the feed", () => {
  it("is a calendar of its own lines, with times in UTC and pupils by number", () => {
    expect(unfold(writeCalendarFeed("3학년 2반", [meeting], students))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Damim//Damim//KO",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "X-WR-CALNAME:3학년 2반",
      "X-WR-TIMEZONE:Asia/Seoul",
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
      "X-PUBLISHED-TTL:PT1H",
      "BEGIN:VEVENT",
      "UID:e1~2026-11-20",
      "DTSTAMP:20261119T060504Z",
      "LAST-MODIFIED:20261119T060504Z",
      "SEQUENCE:3",
      "DTSTART:20261119T233000Z",
      "DTEND:20261120T001000Z",
      "SUMMARY:상담\\; 5번\\, 어머니",
      "LOCATION:교무실",
      "DESCRIPTION:준비물\\n물통 \\\\ 우산",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it.each<[string, Partial<FeedEvent>, string, string | undefined]>([
    ["one whole day", { start: null, end: null }, "20261120", "20261121"],
    ["several", { start: null, to: "2026-11-24" }, "20261120", "20261125"],
    ["a last day before the first", { start: null, to: "2026-11-01" }, "20261120", "20261121"],
    ["without an end", { end: null }, "20261119T233000Z", undefined],
    ["an end before the start", { end: "08:00" }, "20261119T233000Z", undefined],
    ["over night", { to: "2026-11-21", end: "08:00" }, "20261119T233000Z", "20261120T230000Z"],
  ])("%s", (_, part, start, end) => {
    const [event] = readFeed(writeCalendarFeed("반", [{ ...meeting, ...part }], []));

    expect([event?.get("DTSTART"), event?.get("DTEND")]).toEqual([start, end]);
  });

  it("is read back as what was written", () => {
    const words = fc.string({ unit: "binary", minLength: 1, maxLength: 90 }).map((typed) =>
      typed

        .replaceAll(/\p{Cc}/gu, " ")
        .normalize("NFC"),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ title: words, note: words, place: words })), (texts) => {
        const events = texts.map((text, index) => ({ ...meeting, ...text, uid: `e${index}` }));
        const read = readFeed(writeCalendarFeed("반", events, []));

        expect(
          read.map((one) => ({
            uid: one.get("UID"),
            title: one.get("SUMMARY"),
            note: one.get("DESCRIPTION"),
            place: one.get("LOCATION"),
          })),
        ).toEqual(events.map(({ uid, title, note, place }) => ({ uid, title, note, place })));
      }),
    );
  });

  it("lets no line of a title begin a line of the calendar", () => {
    const title = "회의\r\nEND:VEVENT\rATTENDEE:mailto:a@b";
    const lines = unfold(writeCalendarFeed("반", [{ ...meeting, title }], []));

    expect(lines.filter((line) => line.startsWith("END:VEVENT"))).toHaveLength(1);
    expect(lines).toContain("SUMMARY:회의\\nEND:VEVENT\\nATTENDEE:mailto:a@b");
  });
});

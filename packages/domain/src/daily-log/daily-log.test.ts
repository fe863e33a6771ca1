import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { layChanges } from "../base/lay-changes.ts";
import { toSentence } from "../base/result.ts";
import { toSeoulMidnight } from "../calendar-day/korean-instant.ts";
import { NO_TEXT_DIGEST } from "../record/long-text.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import {
  dayLogKind,
  dayLogLineKind,
  hasOwnWords,
  type DayLog,
  type DayLogLine,
} from "./daily-log.ts";
import { compareLines, listLogLines, type DayLogLines, type ShownLine } from "./log-lines.ts";
import { findDayLogs } from "./find-day-logs.ts";
import { listMonthRows } from "./log-month.ts";
import { dayLog as dayLogRecord } from "./day-log-record.ts";
import { dayLogLine as dayLogLineRecord } from "./day-log-record.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import {
  closeDay,
  hideLine,
  logMessages,
  reopenDay,
  rewriteLine,
  writeDayLog,
} from "./write-log.ts";

const day = "2026-11-20";
const at = toSeoulMidnight(day) + (15 * 60 + 20) * 60_000;
const absent = { id: "absent", text: "결석 1: 12번 질병" };
const checked = { id: "c1", text: "독서록 17/18" };
const sources = [
  { source: "attendance", facts: [absent] },
  { source: "check", facts: [checked] },
];
const attendanceLine = { source: "attendance", fact: "absent" };
const noRows: DayLogLines = new Map();

function lay(rows: DayLogLines, changes: ReturnType<typeof hideLine>): DayLogLines {
  return layChanges(
    <T>() => rows as ReadonlyMap<string, unknown> as ReadonlyMap<string, T>,
    changes,
  )(dayLogLineKind);
}

function rewrite(rows: DayLogLines, typed: string): DayLogLines {
  const written = rewriteLine(day, attendanceLine, typed, rows);
  if (!written.ok) throw new Error("written");
  return lay(rows, written.value);
}

function toWords(lines: readonly ShownLine[]): readonly string[] {
  return lines.map(
    ({ text, isOwn, isHidden }) => `${text}${isOwn ? "*" : ""}${isHidden ? "-" : ""}`,
  );
}

function toLog(changes: ReturnType<typeof closeDay>, before?: DayLog): DayLog {
  const rows = layChanges(
    <T>() =>
      new Map<string, unknown>(before && [[day, before]]) as unknown as ReadonlyMap<string, T>,
    changes,
  )(dayLogKind);
  const log = rows.get(day);
  if (!log) throw new Error("no log");
  expect(v.is(toSchema(dayLogRecord), log)).toBe(true);
  return log;
}

describe("the lines of an open day", () => {
  it("are what the features say, with own words over them, and lines left out", () => {
    const rows = lay(
      rewrite(noRows, " 12번 아픔 "),
      hideLine(day, { source: "check", fact: "c1" }, true, noRows),
    );

    expect(toWords(listLogLines(sources, noRows, day))).toEqual([absent.text, checked.text]);
    expect(toWords(listLogLines(sources, rows, day))).toEqual(["12번 아픔*", "독서록 17/18-"]);
    expect(toWords(listLogLines(sources, rows, "2026-11-19"))).toEqual([absent.text, checked.text]);
    for (const row of rows.values()) expect(v.is(toSchema(dayLogLineRecord), row)).toBe(true);
  });

  it("come back when own words or the leaving out are taken back", () => {
    const hidden = lay(noRows, hideLine(day, attendanceLine, true, noRows));
    const shown = lay(hidden, hideLine(day, attendanceLine, false, hidden));
    const emptied = rewrite(rewrite(noRows, "아픔"), " ");

    expect(toWords(listLogLines(sources, shown, day))).toEqual([absent.text, checked.text]);
    expect(toWords(listLogLines(sources, emptied, day))).toEqual([absent.text, checked.text]);
    expect(hideLine(day, attendanceLine, false, noRows)).toEqual([]);
    expect(rewriteLine(day, attendanceLine, "", noRows)).toEqual({ ok: true, value: [] });
  });

  it("keep own words when what they were about is gone", () => {
    const rows = rewrite(noRows, "12번 아픔");

    expect(toWords(listLogLines([], rows, day))).toEqual(["12번 아픔*"]);
  });
});

describe("하루 마치기", () => {
  const closed = toLog(closeDay(day, listLogLines(sources, noRows, day), at, undefined));

  it("keeps the lines as they stood, without those left out", () => {
    const rows = lay(noRows, hideLine(day, attendanceLine, true, noRows));

    expect(closed.closed).toEqual({
      at,
      lines: [
        { ...attendanceLine, text: absent.text },
        { source: "check", fact: "c1", text: checked.text },
      ],
    });
    const less = toLog(closeDay(day, listLogLines(sources, rows, day), at, closed), closed);
    expect(less.closed?.lines.map(({ text }) => text)).toEqual([checked.text]);
    expect(reopenDay(day)[0]?.set).toEqual({ closed: null });
  });

  it("says what became different since, with old and new", () => {
    const now = [
      { source: "attendance", facts: [{ ...absent, text: "결석 1: 12번 인정" }] },
      { source: "budget", facts: [{ id: "out", text: "지출 1건 5,000원" }] },
    ];

    expect(compareLines(closed.closed?.lines ?? [], listLogLines(sources, noRows, day))).toEqual(
      [],
    );
    expect(compareLines(closed.closed?.lines ?? [], listLogLines(now, noRows, day))).toEqual([
      { ...attendanceLine, was: absent.text, now: "결석 1: 12번 인정" },
      { source: "check", fact: "c1", was: checked.text, now: undefined },
      { source: "budget", fact: "out", was: undefined, now: "지출 1건 5,000원" },
    ]);
  });

  it("keeps what a row can hold of endless lines", () => {
    const facts = Array.from({ length: 300 }, (_, n) => ({ id: `f${n}`, text: "가".repeat(700) }));
    const lines = listLogLines([{ source: "x", facts }], noRows, day);
    const log = toLog(closeDay(day, lines, at, undefined));

    expect(log.closed?.lines).toHaveLength(200);
    expect(compareLines(log.closed?.lines ?? [], lines)).toEqual([]);
  });
});

describe("words of a day", () => {
  it("are a row only where there are some, with the digest of what they began with", () => {
    expect(writeDayLog(day, undefined, { body: " " }, NO_TEXT_DIGEST)).toEqual({
      ok: true,
      value: [],
    });
    const written = writeDayLog(day, undefined, { body: " 첫눈 " }, NO_TEXT_DIGEST);
    if (!written.ok) throw new Error("written");
    expect(written.value[0]).toMatchObject({
      kind: "dayLog",
      id: day,
      set: { day, body: "첫눈", from: NO_TEXT_DIGEST },
    });
    const log = toLog(written.value);
    expect([hasOwnWords(log), hasOwnWords({ body: " ", photos: [] })]).toEqual([true, false]);
    expect(writeDayLog(day, log, { body: "" }, "9ee476d9")).toMatchObject({
      value: [{ set: { body: null, from: "9ee476d9" } }],
    });
    expect(writeDayLog(day, log, { weather: "snow" }, "9ee476d9")).toEqual({
      ok: true,
      value: [{ kind: "dayLog", id: day, set: { weather: "snow" } }],
    });
  });

  it("have an end, with a sentence", () => {
    for (const refused of [
      writeDayLog(day, undefined, { body: "가".repeat(4_001) }, NO_TEXT_DIGEST),
      rewriteLine(day, attendanceLine, "가".repeat(601), noRows),
    ]) {
      if (refused.ok) throw new Error("refused");
      expect(toSentence(logMessages, refused.refusal)).toMatch(/요\.$/);
    }
  });

  it("are found by word and 초성, the newest first", () => {
    const logs: readonly DayLog[] = [
      { day: "2026-11-18", body: "첫눈이 왔다.\n운동장" },
      { day, body: "다시\n눈 오는 첫 눈" },
      { day: "2026-11-19" },
    ];

    expect(
      findDayLogs(logs, "첫눈").map(({ day: found, found: { line } }) => [found, line]),
    ).toEqual([
      [day, "눈 오는 첫 눈"],
      ["2026-11-18", "첫눈이 왔다."],
    ]);
    expect(findDayLogs(logs, "ㅇㄷㅈ")).toMatchObject([{ day: "2026-11-18" }]);
    expect(findDayLogs(logs, "")).toEqual([]);
  });
});

describe("the month on paper", () => {
  const closed: DayLog = {
    day: "2026-11-19",
    closed: { at, lines: [{ ...attendanceLine, text: "결석 2" }] },
  };
  const words: DayLog = { day, body: "김하린 발표", weather: "snow" };
  const emptied: DayLog = { day: "2026-11-18", body: null };
  const logs = new Map([closed, words, emptied].map((log) => [log.day as string, log]));
  const listLines = (of: string): readonly ShownLine[] =>
    of === "2026-11-19" || of === "2026-11-23" ? listLogLines(sources, noRows, day) : [];

  it("has a row for every day that says something, a closed one as it stood", () => {
    const rows = listMonthRows("2026-11", { logs, listLines, today: "2026-11-30" });

    expect(rows.map((row) => [row.day, row.lines, row.body, row.isClosed])).toEqual([
      ["2026-11-19", ["결석 2"], "", true],
      [day, [], "김하린 발표", false],
      ["2026-11-23", [absent.text, checked.text], "", false],
    ]);
    expect(rows[0]?.changed.map(({ was, now }) => [was, now])).toEqual([
      ["결석 2", absent.text],
      [undefined, checked.text],
    ]);
    expect(rows[1]?.weather).toBe("눈");
    // Nothing of a day that is still to come.
    expect(listMonthRows("2026-11", { logs, listLines, today: day }).map((row) => row.day)).toEqual(
      ["2026-11-19", day],
    );
  });

  it("has numbers for names on wish", () => {
    const hiddenNames = [{ number: 5, name: "김하린" }];

    expect(listMonthRows("2026-11", { logs, listLines, today: day, hiddenNames })[1]?.body).toBe(
      "5번 발표",
    );
  });
});

it("holds what every later step stores, and stands in sheets", () => {
  const closed = { at, lines: [{ ...attendanceLine, text: absent.text }] };
  const log = { id: day, day, body: "첫눈", weather: "snow", closed, from: "9ee476d9" };
  const line: DayLogLine = { day, source: "event", fact: "e1~2026-11-20", text: "소풍" };

  expect(v.is(toSchema(dayLogRecord), { ...log, forked: true, photos: null })).toBe(true);
  expect(v.is(toSchema(dayLogRecord), { ...log, closed: { at, lines: [{ text: "가" }] } })).toBe(
    false,
  );
  expect(v.is(toSchema(dayLogLineRecord), line)).toBe(true);
  expect(v.is(toSchema(dayLogLineRecord), { ...line, fact: "가" })).toBe(false);
  expect(listSheetLines(toSheet(dayLogRecord), { dayLog: [log] })).toEqual([
    "2026-11-20|눈|첫눈|결석 1: 12번 질병|2026-11-20 15:20|",
  ]);
  expect(listSheetLines(toSheet(dayLogLineRecord), { dayLogLine: [{ ...line, id: "x" }] })).toEqual(
    ["2026-11-20|event e1~2026-11-20|소풍|"],
  );
});

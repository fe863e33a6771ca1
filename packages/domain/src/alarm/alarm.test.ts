import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { isSchoolOpen, buildSchoolCalendar } from "../school-calendar/school-calendar.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { listSentences } from "../record/testing/list-sentences.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { alarm as alarmRecord, readAlarm, type AlarmDraft } from "./alarm-record.ts";
import type { Alarm, KeptAlarm } from "./alarm.ts";
import {
  decideRing,
  findNextRing,
  listRings,
  nextRing,
  ringsOnDay,
  toMissedWords,
  toNextRingWords,
  toRungWords,
  type AlarmDays,
} from "./next-ring.ts";

interface GoldenAlarm {
  readonly alarm: Omit<Alarm, "lesson"> & { readonly lesson?: string };
  readonly now: string;
  readonly offsetSeconds: number;
  readonly next: string | null;
}

const { alarms } = JSON.parse(
  readFileSync(new URL("golden-alarms.json", import.meta.url), "utf8"),
) as {
  readonly alarms: {
    readonly bells: Readonly<Record<string, string>>;
    readonly closedDays: readonly CalendarDay[];
    readonly cases: readonly GoldenAlarm[];
  };
}; // ours

const calendar = buildSchoolCalendar(
  alarms.closedDays.map((day) => ({ day, type: "closed", label: "쉬는 날" })),
);
const rows = Object.entries(alarms.bells).map(([period, from]) => ({
  id: `r${period}`,
  label: `${period}교시`,
  from,
  to: `${from.slice(0, 3)}59`,
  type: "lesson" as const,
  period: Number(period),
}));

function daysOf(shift = 0): AlarmDays {
  return {
    isOpen: (day) => isSchoolOpen(calendar, day),
    bellsOf: (day) => (isSchoolOpen(calendar, day) ? rows : []),
    shift,
  };
}

function toInstant(local: string): number {
  return Date.parse(`${local}+09:00`);
}

const plain: KeptAlarm = {
  id: "a",
  label: "우유",
  at: "08:50",
  days: "12345",
  sound: "bell",
  rings: 1,
};

it("has to do with a day by its weekday, its one day, and whether the school is open", () => {
  const rings = (part: Partial<KeptAlarm>, day: CalendarDay = "2026-11-20", isOpen = true) =>
    ringsOnDay({ ...plain, ...part }, day, () => isOpen);

  expect(rings({})).toBe(true);
  expect(rings({}, "2026-11-21")).toBe(false);
  expect(rings({}, "2026-11-20", false)).toBe(false);
  expect(rings({ schoolDaysOnly: false }, "2026-11-20", false)).toBe(true);
  expect(rings({ off: true })).toBe(false);
  expect(rings({ once: "2026-11-21" }, "2026-11-21", false)).toBe(true);
  expect(rings({ once: "2026-11-21" })).toBe(false);
});

describe("the next ring", () => {
  it.each(alarms.cases)("$alarm at $now, bell $offsetSeconds", (golden) => {
    const { lesson, ...rest } = golden.alarm;
    const alarm = { ...rest, ...(lesson !== undefined && { lesson: Number(lesson) }) };

    expect(nextRing(alarm, toInstant(golden.now), daysOf(golden.offsetSeconds))).toBe(
      golden.next === null ? undefined : toInstant(golden.next),
    );
  });

  it("is later than now, and stays until then", () => {
    const start = toInstant("2026-11-18T00:00:00");
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 * 86_400_000 }),
        fc.constantFrom<Alarm>(plain, { ...plain, at: null, lesson: 3, before: 5 }),
        fc.integer({ min: -240, max: 240 }),
        (after, alarm, shift) => {
          const now = start + after;
          const ring = nextRing(alarm, now, daysOf(shift)) ?? 0;

          expect(ring).toBeGreaterThan(now);
          expect(nextRing(alarm, ring - 1, daysOf(shift))).toBe(ring);
          expect(nextRing(alarm, ring, daysOf(shift))).toBeGreaterThan(ring);
        },
      ),
    );
  });

  it("of all is the first, and is said with its wait", () => {
    const lesson: KeptAlarm = {
      ...plain,
      id: "b",
      label: "3교시 준비",
      at: null,
      lesson: 3,
      before: 5,
    };
    const now = toInstant("2026-11-18T10:23:30");
    const next = findNextRing([{ ...plain, id: "c" }, lesson, plain], now, daysOf());

    expect(next?.alarm.id).toBe("b");
    expect(toNextRingWords(next, now)).toBe("다음: 10:35 3교시 준비 · 12분 뒤");
    expect([0, 59_999, 60_000, 86_400_000].map((later) => toRungWords(now, now + later))).toEqual([
      { isRinging: true, words: `오늘 울렸어요 ${toSeoulTimeText(now)}` },
      { isRinging: true, words: `오늘 울렸어요 ${toSeoulTimeText(now)}` },
      { isRinging: false, words: `오늘 울렸어요 ${toSeoulTimeText(now)}` },
      undefined,
    ]);
    expect(toNextRingWords({ alarm: plain, at: now + 3_600_000 }, now)).toContain("1시간 뒤");
    expect(toNextRingWords({ alarm: plain, at: now + 3_660_000 }, now)).toContain("1시간 1분 뒤");
    expect(toNextRingWords({ alarm: plain, at: now + 90_000_000 }, now)).toContain("1일 뒤");
    expect(toNextRingWords(undefined, now)).toBe("켜 둔 알람이 없어요");
    expect(findNextRing([{ ...plain, id: "c" }, plain], now, daysOf())?.alarm.id).toBe("a");
  });

  it.each([
    // Friday to Monday, whatever the hour.
    ["2026-11-20T10:00:00", "2026-11-23T08:50:00", "3일 뒤"],
    ["2026-11-20T08:00:00", "2026-11-23T08:50:00", "3일 뒤"],
    ["2026-11-20T10:00:00", "2026-11-21T08:50:00", "22시간 50분 뒤"],
    ["2026-11-20T08:50:00", "2026-11-21T08:50:00", "1일 뒤"],
    ["2026-11-20T23:30:00", "2026-11-22T00:10:00", "2일 뒤"],
  ])("at %s says of %s 「%s」", (now, at, words) => {
    expect(toNextRingWords({ alarm: plain, at: toInstant(at) }, toInstant(now))).toContain(words);
  });

  it("is one of all between two looks: also two at one instant, and none of before", () => {
    const other: KeptAlarm = { ...plain, id: "b", label: "식판" };
    const [before, at] = ["2026-11-18T08:49:59", "2026-11-18T08:50:00"].map(toInstant);
    if (before === undefined || at === undefined) throw new Error("an instant");

    expect(listRings([other, plain], before, at, daysOf()).map(({ alarm }) => alarm.id)).toEqual([
      "a",
      "b",
    ]);
    expect(listRings([plain], at, at + 86_399_999, daysOf())).toEqual([]);
    const daily: KeptAlarm = { ...plain, schoolDaysOnly: false };
    expect(listRings([daily], before, at + 86_400_000, daysOf()).map((ring) => ring.at)).toEqual([
      at,
      at + 86_400_000,
    ]);
  });

  it("that comes late still rings for two minutes, then is told as missed", () => {
    const at = toInstant("2026-11-18T08:50:00");

    expect([-1, 0, 120_000, 120_001].map((late) => decideRing(at, at + late))).toEqual([
      "wait",
      "ring",
      "ring",
      "missed",
    ]);
    expect(toMissedWords(at)).toBe("08:50 알람을 놓쳤어요. 컴퓨터가 자고 있었어요.");
  });
});

describe("the form of an alarm", () => {
  const draft: AlarmDraft = {
    label: " 우유 당번 ",
    isLesson: false,
    at: "08:50",
    lesson: "",
    before: "",
    days: "531",
    schoolDaysOnly: true,
    once: "",
    sound: "wood",
    rings: "9",
  };

  it.each<[Partial<AlarmDraft>, Partial<Alarm>]>([
    [{}, { label: "우유 당번", at: "08:50", lesson: null, days: "135", rings: 3 }],
    [
      { isLesson: true, lesson: "3", before: "5" },
      { at: null, lesson: 3, before: 5 },
    ],
    [
      { isLesson: true, lesson: "3" },
      { lesson: 3, before: null },
    ],
    [
      { once: "2026-12-25", days: "" },
      { once: "2026-12-25", days: null },
    ],
    [{ schoolDaysOnly: false }, { schoolDaysOnly: false }],
  ])("%o", (part, fields) => {
    const read = readAlarm({ ...draft, ...part });
    if (!read.ok) throw new Error("refused");

    expect(read.value).toMatchObject(fields);
    expect(v.is(toSchema(alarmRecord), read.value)).toBe(true);
  });

  it.each<[Partial<AlarmDraft>, Partial<Record<keyof AlarmDraft, string>>]>([
    [{ label: " " }, { label: "알람 이름을 적어 주세요. 「우유 당번」처럼 적어요." }],
    [{ label: "가".repeat(31) }, { label: "이름은 30자까지 적을 수 있어요." }],
    [{ at: "8시" }, { at: "몇 시에 울릴지 08:50처럼 적어 주세요." }],
    [{ at: "" }, { at: "몇 시에 울릴지 08:50처럼 적어 주세요." }],
    [{ isLesson: true, lesson: "99" }, { lesson: "몇 교시인지 0부터 12까지 숫자로 적어 주세요." }],
    [{ isLesson: true, lesson: "" }, { lesson: "몇 교시인지 0부터 12까지 숫자로 적어 주세요." }],
    [
      { isLesson: true, lesson: "3", before: "121" },
      { before: "몇 분 전인지 0부터 120까지 숫자로 적어 주세요." },
    ],
    [{ days: "" }, { days: "울릴 요일을 하나 이상 골라 주세요." }],
    [{ once: "내일" }, { once: "한 번만 울릴 날을 다시 골라 주세요." }],
  ])("%o is refused", (part, sentences) => {
    expect(listSentences(readAlarm({ ...draft, ...part }))).toEqual(sentences);
  });
});

it("stands in a sheet", () => {
  const lesson = { ...plain, id: "b", label: "체육", at: null, lesson: 3, before: 5, off: true };
  const once = { ...plain, label: "행사", days: null, once: "2026-12-25" };

  expect(listSheetLines(toSheet(alarmRecord), { alarm: [plain, lesson, once] })).toEqual([
    "우유|08:50|월, 화, 수, 목, 금||예|종|1|",
    "체육|3교시 5분 전|월, 화, 수, 목, 금||예|종|1|예",
    "행사|08:50||2026-12-25||종|1|",
  ]);
});

import { describe, expect, it } from "vitest";
import { toDayRings } from "../bells/day-rings.ts";
import { findRing } from "../bells/find-ring.ts";
import type { BellRow } from "../bells/bells.ts";
import { presetBells } from "../bells/preset-bells.ts";
import { buildClassTable } from "../class-table/class-table.ts";
import { hideNames } from "../names/hide-names.ts";
import { buildSchoolCalendar } from "../school-calendar/school-calendar.ts";
import { readBoardDay } from "./board-day.ts";
import { readBoardMoment } from "./board-moment.ts";
import { toBoardReply } from "./board-reply.ts";
import { isBoardOver, toBoardWords } from "./board-words.ts";
import { toSmallWords } from "./small-words.ts";
import type { DayRows } from "./bells-of-day.ts";
import { findMessageEnd } from "./message-end.ts";
import { toShownMessage } from "./shown-message.ts";

const friday = "2026-11-20";
const at = (time: string, day = friday) => Date.parse(`${day}T${time}+09:00`);
const lesson = (period: number, from: string, to: string): BellRow => ({
  id: `r${period}`,
  label: `${period}교시`,
  from,
  to,
  type: "lesson",
  period,
});
const rows = [lesson(1, "09:00", "09:40"), lesson(2, "09:50", "10:30")];

function buildRows(part: Partial<DayRows> = {}): DayRows {
  const cells = [1, 2, 3, 4, 5].flatMap((weekday) =>
    ["국어", "체육"].map((subjectId, index) => ({
      from: "2026-03-01" as const,
      weekday,
      period: index + 1,
      subjectId,
    })),
  );
  const calendar = buildSchoolCalendar([], []);
  return {
    table: buildClassTable(
      {
        tables: new Map([["2026-03-01", { from: "2026-03-01" }]]),
        cells: new Map(cells.map((cell) => [`${cell.weekday}~${cell.period}`, cell])),
        plans: new Map(),
        lessons: new Map([
          [`${friday}~2`, { day: friday, period: 2, bring: "줄넘기" }],
          ["2026-11-23~1", { day: "2026-11-23", period: 1, bring: "공책, 줄넘기" }],
        ]),
        changes: new Map(),
      },
      calendar,
    ),
    bells: new Map([["b", { id: "b", name: "평소", days: "12345", rows }]]),
    subjects: new Map(
      ["국어", "체육"].map((id) => [
        id,
        {
          id,
          name: id,
          short: id,
          colour: "rose",
          order: id,
          ...(id === "체육" && { room: "강당" }),
        },
      ]),
    ),
    hide: (text) => hideNames(text, [{ number: 5, name: "김하린" }]),
    shift: 0,
    ...part,
  };
}

const day = readBoardDay(friday, buildRows());
const coming = readBoardDay(day.coming, buildRows());
const say = (time: string) => toBoardWords(day, coming, readBoardMoment(day, at(time)));

describe("what a board says", () => {
  it.each([
    ["08:30:00", { isNext: true, label: "1교시 · 9:00", hero: "국어", ending: "뒤에 시작해요" }],
    ["09:20:00", { isNext: false, label: "1교시 · 지금", hero: "국어", span: "9:00 – 9:40" }],
    ["09:45:00", { isNext: true, hero: "체육", goTo: "강당으로 가요", bring: ["줄넘기"] }],
    ["10:00:00", { hero: "체육", room: "강당", ending: "남았어요" }],
    ["10:30:00", { label: "오늘 수업이 끝났어요", hero: "월요일에 만나요", ending: "" }],
  ])("at %s", (time, words) => expect(say(time)).toMatchObject(words));

  it("says after school what to bring, once each, and shows that day's lessons", () => {
    const over = readBoardMoment(day, at("11:00:00"));
    expect(say("11:00:00")).toMatchObject({ bringHead: "챙겨 와요", bring: ["공책", "줄넘기"] });
    expect(isBoardOver(day, over)).toBe(true);
    expect(coming.day).toBe("2026-11-23");
  });

  it("says so while there are no bells, and of a weekend when the class meets", () => {
    const silent = readBoardDay(friday, buildRows({ bells: new Map() }));
    const moment = readBoardMoment(silent, at("09:20:00"));
    expect(toBoardWords(silent, undefined, moment).hero).toBe("시정표가 없어요");
    expect(isBoardOver(silent, moment)).toBe(false);
    const saturday = readBoardDay("2026-11-21", buildRows());
    const weekend = readBoardMoment(saturday, at("09:20:00", "2026-11-21"));
    expect(toBoardWords(saturday, undefined, weekend)).toMatchObject({
      label: "주말",
      hero: "월요일에 만나요",
    });
  });

  it("names each pause by itself, and none a rest before the first lesson", () => {
    const arrival: BellRow = {
      id: "a",
      label: "등교",
      from: "08:30",
      to: "08:40",
      type: "meeting",
    };
    const bells = new Map([
      ["b", { id: "b", name: "평소", days: "12345", rows: [arrival, ...rows] }],
    ]);
    const early = readBoardDay(friday, buildRows({ bells }));
    const pauses = ["08:20:00", "08:35:00", "08:50:00", "09:45:00"].map((time) => {
      const moment = readBoardMoment(early, at(time));
      return [toBoardWords(early, undefined, moment).span, toSmallWords(early, moment).now];
    });
    expect(pauses).toEqual([
      ["", "수업 전"],
      ["등교 8:30 – 8:40", "등교"],
      ["수업 전 8:40 – 9:00", "수업 전"],
      ["쉬는 시간 9:40 – 9:50", "쉬는 시간"],
    ]);
  });

  it("is short beside slides", () => {
    const small = (time: string) => toSmallWords(day, readBoardMoment(day, at(time)));
    expect(small("09:20:00")).toEqual({
      now: "국어",
      left: "20분 남았어요",
      next: "다음 체육 · 9:50",
    });
    expect(small("09:45:00")).toMatchObject({ now: "쉬는 시간", left: "5분 뒤에 시작해요" });
    expect(small("10:29:30")).toMatchObject({ left: "30초 남았어요", next: "" });
    expect(small("12:00:00").now).toBe("오늘 수업이 끝났어요");
  });
});

describe("what goes to a board without an account", () => {
  it("is 14 days, within the school year", () => {
    const of = { ...buildRows(), place: "3학년 2반", message: undefined };
    expect(toBoardReply(of, 2026, at("09:00:00")).days.map((each) => each.day)).toHaveLength(14);
    const last = toBoardReply(of, 2026, at("09:00:00", "2027-02-27"));
    expect(last.days.map((each) => each.day)).toEqual(["2027-02-27", "2027-02-28"]);
  });
});

describe("a word on the board", () => {
  const end = (choice: "bell" | "ten" | "day", time: string) =>
    findMessageEnd(choice, { rows: day.rows, bellDay: { shift: 37 } }, at(time));
  it("stands until the next bell as the school rings it, ten minutes, or the day's end", () => {
    expect(end("bell", "09:20:00")).toBe(at("09:40:37"));
    expect(end("bell", "09:45:00")).toBe(at("09:50:37"));
    expect(end("bell", "15:00:00")).toBe(at("00:00:00", "2026-11-21"));
    expect(end("ten", "09:20:00")).toBe(at("09:30:00"));
    const message = { text: "운동장으로", until: end("bell", "09:20:00") };
    expect(toShownMessage(message, at("09:40:36"))).toBe("운동장으로");
    expect(toShownMessage(message, at("09:40:37"))).toBe("");
  });
});

describe("what rings", () => {
  const rings = toDayRings({
    sounds: { before: "wood", start: "bell", end: "chime" },
    warnMinutes: 2,
  });
  if (!rings) throw new Error("silent");

  it("comes at each edge once in a day, whenever a page looks, and as late as the school's bell", () => {
    const bells = presetBells[3]?.rows ?? [];
    for (const step of [1, 2, 3]) {
      const heard: string[] = [];
      for (let second = 0; second < 86_400; second += step) {
        const sound = findRing(bells, rings, { shift: 37 }, second, second + step);
        if (sound) heard.push(`${second + step >= 9 * 3_600 + 37 ? "" : "early "}${sound}`);
      }
      const lessons = bells.filter(({ type }) => type === "lesson").length;
      expect(heard.filter((sound) => sound.endsWith("bell"))).toHaveLength(lessons);
      expect(heard.filter((sound) => sound.startsWith("early"))).toEqual(["early wood"]);
    }
  });

  it("is not heard of what was slept through, nor behind the last lesson of the day", () => {
    expect(findRing(rows, rings, {}, 8 * 3_600, 12 * 3_600)).toBeUndefined();
    const second = 9 * 3_600 + 50 * 60;
    expect(findRing(rows, rings, {}, second - 1, second)).toBe("bell");
    expect(findRing(rows, rings, { lessons: 1 }, second - 1, second)).toBeUndefined();
  });

  it("is silent where nothing, or a sound of a newer version, was chosen", () => {
    expect(toDayRings({ warnMinutes: 2 })).toBeUndefined();
    expect(toDayRings({ sounds: { start: "gong" } })).toBeUndefined();
  });
});

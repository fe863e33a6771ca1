import { describe, expect, it } from "vitest";
import { toBellMoment } from "./bell-moment.ts";
import { completeTime } from "./bell-time.ts";
import { proposeBellRow, writeBells, writeBellShift } from "./bells-changes.ts";
import { toBellRowsWords, toLeftWords, toTimeWords } from "./bells-words.ts";
import type { BellRow, KeptBells } from "./bells.ts";
import { presetBells } from "./preset-bells.ts";

const rows = presetBells[0]?.rows ?? [];
const toSecond = (clock: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

describe("what a board shows", () => {
  it.each([
    // Before the first bell there is nothing to be in.
    ["08:00", "before", "1교시", 3600, undefined, 0],
    // 등교 and the gap behind it are each what they are, and the wait for the first lesson is one.
    ["08:35", "row", "1교시", 1500, ["08:30", "08:40"], 0.5],
    ["08:45", "break", "1교시", 900, ["08:40", "09:00"], 0.25],
    ["09:00", "lesson", "2교시", 2400, ["09:00", "09:40"], 0],
    ["09:30", "lesson", "2교시", 600, ["09:00", "09:40"], 0.75],
    ["09:45", "break", "2교시", 300, ["09:40", "09:50"], 0.5],
    ["12:35", "row", "5교시", 1500, ["12:10", "13:00"], 0.5],
    ["14:00", "lesson", undefined, 1800, ["13:50", "14:30"], 0.25],
    ["14:30", "after", undefined, 0, undefined, 0],
  ])("at %s", (clock, phase, next, left, span, done) => {
    const moment = toBellMoment(rows, toSecond(clock));

    expect(moment).toMatchObject({ state: { phase }, left });
    expect(moment.next?.label).toBe(next);
    expect(moment.span && [moment.span.from, moment.span.to]).toEqual(span);
    expect(moment.done).toBeCloseTo(done);
  });

  it.each(presetBells)(
    "of $name names from which bell to which it is, at every minute",
    (bells) => {
      const edges = bells.rows.flatMap(({ from, to }) => [from, to]);
      for (let minute = 0; minute < 1_440; minute++) {
        const { span, done } = toBellMoment(bells.rows, minute * 60);
        if (!span) continue;
        const [from, to] = [toSecond(span.from) / 60, toSecond(span.to) / 60];
        expect(done).toBeCloseTo((minute - from) / (to - from));
        expect(edges.filter((edge) => edge > span.from && edge < span.to)).toEqual([]);
        expect([minute >= from, minute < to]).toEqual([true, true]);
      }
    },
  );

  it.each([
    // In the break, in the lesson before, and in the dropped one itself: the class waits for the third.
    ["09:45", "break", 3_300, "3교시"],
    ["09:30", "lesson", 600, "3교시"],
    ["10:00", "lesson", 1_800, "3교시"],
  ])(
    "at %s before a dropped lesson names the next that takes place",
    (clock, phase, left, next) => {
      const moment = toBellMoment(rows, toSecond(clock), { free: [2] });

      expect(moment).toMatchObject({ state: { phase }, next: { label: next }, left });
    },
  );

  it("comes later with the school's bell, and knows rows behind the last lesson", () => {
    const lunchLast = presetBells[2]?.rows ?? [];

    expect(toBellMoment(rows, toSecond("09:40:20"), { shift: 37 })).toMatchObject({
      state: { phase: "lesson", left: 17 },
      left: 17,
    });
    expect(toBellMoment(lunchLast, toSecond("13:00"), { lessons: 5 })).toMatchObject({
      state: { phase: "row", label: "급식" },
      next: undefined,
      left: 1200,
      span: { from: "12:55", to: "13:20" },
    });
  });

  it("says what is left in whole minutes, seconds in the last one", () => {
    const say = (seconds: number): string => Object.values(toLeftWords(seconds)).join("");

    expect([1080, 1050, 61, 60, 59, 1].map(say)).toEqual([
      "18분",
      "18분",
      "2분",
      "1분",
      "59초",
      "1초",
    ]);
    expect([5940, 6000, 7200, 7500].map(say)).toEqual(["99분", "1시간 40분", "2시간", "2시간 5분"]);
    expect(toTimeWords("09:05")).toBe("9:05");
    expect(toBellRowsWords(rows.slice(1, 3))).toBe("1교시 9:00–9:40, 2교시 9:50–10:30");
  });
});

describe("the rows that are written", () => {
  const usual: KeptBells = { id: "b1", name: "평소", days: "12345", rows };
  const bells = new Map([[usual.id, usual]]);

  it("of a new table take its weekdays from the others", () => {
    expect(writeBells(bells, "b2", { name: "수요일", days: "3", rows })).toMatchObject([
      { kind: "bells", id: "b2", set: { name: "수요일", days: "3" } },
      { kind: "bells", id: "b1", set: { days: "1245" } },
    ]);
    expect(writeBells(bells, "b1", { name: "평소", days: "12345", rows })).toEqual([]);
  });

  it("of the shift are one row", () => {
    expect(writeBellShift(undefined, 37, 5)).toMatchObject([
      { kind: "bellSetting", id: "one", set: { shift: 37, heardAt: 5 } },
    ]);
    expect(writeBellShift({ shift: 37, heardAt: 5 }, 0, 9)).toEqual([
      { kind: "bellSetting", id: "one", set: { shift: 0, heardAt: 9 } },
    ]);
  });

  it("are typed in haste", () => {
    expect(
      ["940", "0940", "9:40", "9.40", "9시 40분", " 14:05 ", "9", "13"].map(completeTime),
    ).toEqual(["09:40", "09:40", "09:40", "09:40", "09:40", "14:05", "09:00", "13:00"]);
    expect(["", "아침", "12345"].map(completeTime)).toEqual(["", "아침", "12345"]);
  });

  it("are offered one by one", () => {
    const toDraft = ({ id, label, from, to }: BellRow) => ({
      id,
      label,
      from,
      to,
      type: "" as const,
      period: "",
    });

    expect(proposeBellRow([], "n")).toMatchObject({ label: "1교시", from: "09:00", to: "09:40" });
    expect(proposeBellRow(rows.map(toDraft), "n")).toMatchObject({
      label: "7교시",
      from: "14:40",
      to: "15:20",
    });
  });
});

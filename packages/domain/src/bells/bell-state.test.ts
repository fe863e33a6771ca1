import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { toSentence } from "../base/result.ts";
import { buildSchoolCalendar, plainCalendar } from "../school-calendar/school-calendar.ts";
import { alignBells, alignMessages, listBellEdges } from "./align-bells.ts";
import { toShiftWords } from "./shift-words.ts";
import { toBellState, type BellDay, type BellState } from "./bell-state.ts";
import { toClockTime } from "./bell-time.ts";
import type { BellRow, KeptBells } from "./bells.ts";
import { findBells, toDayBells } from "./day-bells.ts";
import { presetBells } from "./preset-bells.ts";
import { shortenBells } from "./shorten-bells.ts";

type GoldenLine = readonly [label: string, from: string, to: string];

interface GoldenBell {
  readonly states: readonly (BellDay & {
    readonly schedule: number;
    readonly clock: string;
    readonly state: BellState;
  })[];
  readonly align: readonly {
    readonly schedule: number;
    readonly clock: string;
    readonly edge?: string;
    readonly shift?: number;
    readonly refused?: "NoBellNear";
  }[];
  readonly shorten: readonly {
    readonly schedule: number;
    readonly minutes: number;
    readonly keepLunch: boolean;
    readonly rows: readonly GoldenLine[];
  }[];
}

/** Golden files are ours: their shape is what the test that reads them says. */
function readGolden<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8")) as T;
}

const golden = readGolden<{ readonly bell: GoldenBell }>("./golden-bells.json").bell;

function rowsOf(schedule: number): readonly BellRow[] {
  return presetBells[schedule]?.rows ?? [];
}

function toLines(rows: readonly BellRow[]): readonly GoldenLine[] {
  return rows.map(({ label, from, to }) => [label, from, to]);
}

function toSecond(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** Rows that do not overlap, some behind a gap, with lessons in order. */
const someRows = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 20 }),
      length: fc.integer({ min: 1, max: 50 }),
      isLesson: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts): readonly BellRow[] => {
    let minutes = 480;
    let period = 0;
    return parts.map(({ gap, length, isLesson }, index) => {
      const from = minutes + gap;
      minutes = from + length;
      if (isLesson) period += 1;
      const type = isLesson ? { type: "lesson" as const, period } : { type: "meeting" as const };
      const times = { from: toClockTime(from), to: toClockTime(minutes) };
      return { id: `r${index}`, label: `줄${index}`, ...times, ...type };
    });
  });

test("the presets are the checked bell tables", () => {
  const schedules = readGolden<readonly { readonly rows: readonly GoldenLine[] }[]>(
    "./golden-bell-schedules.json",
  );

  expect(presetBells.map(({ rows }) => toLines(rows))).toEqual(schedules.map(({ rows }) => rows));
});

describe("what is now", () => {
  it.each(golden.states)("$schedule $clock $lessons", ({ schedule, clock, state, ...day }) => {
    const found = toBellState(rowsOf(schedule), toSecond(clock), day);
    const { row, ...told } = { row: undefined, ...found };

    expect(told).toEqual(state);
    if (row) expect(row).toMatchObject({ label: "label" in state ? state.label : "" });
  });

  it("is after on a day without rows", () => {
    expect(toBellState([], 36_000)).toEqual({ phase: "after" });
  });

  test("states are unbroken over a day, and each edge comes once", () => {
    fc.assert(
      fc.property(
        someRows,
        fc.integer({ min: -240, max: 240 }),
        fc.option(fc.nat(12), { nil: undefined }),
        (rows, shift, lessons) => {
          let before = toBellState(rows, 0, { shift, lessons });
          const edges: number[] = [];
          for (let second = 1; second < 86_400; second += 1) {
            const state = toBellState(rows, second, { shift, lessons });
            const left = before.phase === "after" ? undefined : before.left;
            if (left === 1) edges.push(second - shift);
            else if (
              state.phase !== before.phase ||
              (left && "left" in state && state.left !== left - 1)
            )
              throw new Error(`broken at ${second}`);
            before = state;
          }
          expect(before).toEqual({ phase: "after" });
          expect(new Set(edges).size).toBe(edges.length);
          const all = listBellEdges(rows).map(({ second }) => second);
          if (lessons === undefined) expect(edges).toEqual(all);
          else expect(all).toEqual(expect.arrayContaining(edges));
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe("지금 종이 쳐요", () => {
  it.each(golden.align)("$schedule $clock", ({ schedule, clock, edge, shift, refused }) => {
    expect(alignBells(rowsOf(schedule), toSecond(clock))).toEqual(
      refused ? { ok: false, refusal: { type: refused } } : { ok: true, value: { edge, shift } },
    );
  });

  it("is said in words", () => {
    expect(toShiftWords(37)).toBe("종이 37초 늦게 울려요");
    expect(toShiftWords(-75)).toBe("종이 1분 15초 일찍 울려요");
    expect(toShiftWords(120)).toBe("종이 2분 늦게 울려요");
    expect(toShiftWords(0)).toBe("종이 시정표와 같이 울려요");
    expect(toSentence(alignMessages, { type: "NoBellNear" })).toMatch(/요\.$/);
  });
});

describe("단축수업", () => {
  it.each(golden.shorten)("$minutes $keepLunch", ({ schedule, minutes, keepLunch, rows }) => {
    expect(toLines(shortenBells(rowsOf(schedule), minutes, keepLunch))).toEqual(rows);
  });

  test("keeps every length but the lessons', every gap, and the order", () => {
    fc.assert(
      fc.property(someRows, fc.nat(30), (rows, minutes) => {
        const short = shortenBells(rows, minutes, false);
        const toLengths = (list: readonly BellRow[]) =>
          list.map(({ from, to, type }, index) => {
            const gap = toSecond(from) - toSecond(list[index - 1]?.to ?? "08:00");
            return type === "lesson" ? gap : [gap, toSecond(to) - toSecond(from)];
          });
        expect(toLengths(short)).toEqual(toLengths(rows));
        for (const { from, to } of short) expect(from < to).toBe(true);
      }),
    );
  });
});

describe("the bells of a day", () => {
  const normal: KeptBells = { id: "b1", name: "평소", days: "12345", rows: rowsOf(0) };
  const friday: KeptBells = { id: "b2", name: "금요일", days: "5", rows: rowsOf(2) };
  const exam: KeptBells = { id: "b3", name: "평가일", days: "", rows: rowsOf(3) };
  const bells = [exam, friday, normal];

  it("are those the day names, else its weekday's, of several the smaller id", () => {
    expect(findBells(bells, "2026-11-20")?.id).toBe("b1");
    expect(findBells(bells, "2026-11-20", { bellsId: "b3" })?.id).toBe("b3");
    expect(findBells(bells, "2026-11-20", { bellsId: "gone" })?.id).toBe("b1");
    expect(findBells(bells, "2026-11-21")).toBeUndefined();
  });

  it("are shorter where the day says so, and none on a closed day", () => {
    const short = { shortenBy: 5, keepLunch: true };
    const closed = buildSchoolCalendar([{ day: "2026-11-20", type: "closed", label: "휴업일" }]);

    expect(toDayBells(bells, plainCalendar, "2026-11-20", short).at(-1)?.to).toBe("14:20");
    expect(toDayBells(bells, plainCalendar, "2026-11-20").at(-1)?.to).toBe("14:30");
    expect(toDayBells(bells, closed, "2026-11-20", short)).toEqual([]);
  });
});

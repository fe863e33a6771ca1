import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { layChanges } from "../base/lay-changes.ts";
import { toSentence } from "../base/result.ts";
import { presetBells } from "../bells/preset-bells.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import type { Change } from "@damim/sync/change.ts";
import {
  clockState,
  findEnd,
  stopwatchState,
  toBlurWords,
  type TimerTimes,
} from "./clock-state.ts";
import { readTime, readTimer, timeMessages } from "./read-time.ts";
import { readyState } from "./ready-timer.ts";
import {
  addLap,
  addMinutes,
  addTimer,
  holdTimer,
  resetTimer,
  restOld,
  startTimer,
} from "./run-timer.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { toolTimer } from "./tool-timer-record.ts";
import { toolTimerKind, type KeptToolTimer } from "./tool-timer.ts";

interface GoldenClock {
  readonly title: string;
  readonly timer: TimerTimes;
  readonly now: number;
  readonly state: string;
  readonly leftMs: number;
  readonly shows: string;
}

const { clocks } = JSON.parse(
  readFileSync(new URL("golden-clocks.json", import.meta.url), "utf8"),
) as { readonly clocks: readonly GoldenClock[] }; // ours

const start = 1_795_000_000_000;

function after(timer: KeptToolTimer, changes: readonly Change[]): KeptToolTimer {
  const rows = layChanges(
    <T>() => new Map([[timer.id, timer as unknown as T]]),
    changes,
  )(toolTimerKind);
  const row = rows.get(timer.id);
  if (!row) throw new Error("gone");
  return { ...row, id: timer.id };
}

describe("a timer", () => {
  it.each(clocks)("$title", ({ timer, now, ...says }) => {
    expect(clockState(timer, now)).toEqual({ ...says, title: undefined });
  });

  it("read at any instants tells one end, whatever was stopped between", () => {
    const times = fc.array(fc.integer({ min: 1, max: 600_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 60_000, max: 3_600_000 }), times, (total, waits) => {
        let timer: KeptToolTimer = { id: "t", label: "", total, held: 0 };
        let [now, ran] = [start, 0];
        for (const [at, wait] of waits.entries()) {
          const isRunning = at % 2 === 0;
          timer = after(timer, isRunning ? startTimer(timer, now) : holdTimer(timer, now));
          const end = findEnd(timer);
          if (isRunning && ran <= total) {
            expect(end).toBe(now + total - ran);
            expect(clockState(timer, end ?? 0)).toMatchObject({ state: "over", leftMs: 0 });
            expect(clockState(timer, (end ?? 0) - wait).leftMs).toBe(Math.min(wait, total - ran));
          }
          now += wait;
          if (isRunning) ran += wait;
          expect(clockState(timer, now).leftMs).toBe(total - ran);
        }
      }),
    );
  });

  it("is started, held, lengthened and set back", () => {
    const row = addTimer("t", { label: "모둠 활동", total: 300_000 });
    const fresh = { ...(row.set as unknown as KeptToolTimer), id: "t" };
    const running = after(fresh, startTimer(fresh, start));

    expect(v.is(toSchema(toolTimer), row.set)).toBe(true);
    expect(startTimer(running, start + 1)).toEqual([]);
    expect(holdTimer(fresh, start)).toEqual([]);
    expect(resetTimer(fresh)).toEqual([]);
    expect(clockState(after(running, addMinutes(running, 1)), start).shows).toBe("6:00");
    expect(after(running, addMinutes(running, -9)).total).toBe(60_000);
    expect(addMinutes({ ...running, total: 86_400_000 }, 1)).toEqual([]);
    const held = after(running, holdTimer(running, start + 100_000));
    expect(held).toMatchObject({ startedAt: null, held: 100_000 });
    expect(clockState(after(held, resetTimer(held)), start).state).toBe("ready");
  });

  it("counts up as a stopwatch, with laps", () => {
    const fresh: KeptToolTimer = { id: "t", label: "", total: 0, held: 0 };
    const running = after(fresh, startTimer(fresh, start));

    expect(stopwatchState(fresh, start)).toEqual({ state: "ready", ms: 0, shows: "0:00" });
    expect(stopwatchState(running, start + 61_900).shows).toBe("1:01");
    expect(after(running, addLap(running, start + 2_500)).laps).toEqual([2_500]);
    expect(addLap(fresh, start)).toEqual([]);
  });

  it("blurred shows no seconds", () => {
    const words = (leftMs: number) => toBlurWords({ leftMs, state: "running" });

    expect([59_000, 60_001, 290_000, 300_001, 5_400_000].map(words)).toEqual([
      "1분 안쪽",
      "3분 안쪽",
      "5분 안쪽",
      "10분 안쪽",
      "90분 안쪽",
    ]);
    expect(toBlurWords({ leftMs: -1, state: "over" })).toBe("끝났어요");
  });

  it("ends early when all teams are ready", () => {
    const timer = { total: 60_000, startedAt: start, held: 0 };
    const state = (ready: readonly string[], teams = ["1모둠", "2모둠"]) =>
      readyState(timer, teams, new Set(ready), start);

    expect(state(["1모둠"])).toMatchObject({ isAllReady: false, left: ["2모둠"] });
    expect(state(["2모둠", "1모둠"])).toMatchObject({ isAllReady: true, left: [] });
    expect(state([], [])).toMatchObject({ isAllReady: false });
  });
});

describe("a typed time", () => {
  const rows = presetBells[0]?.rows ?? [];
  const third = rows.find(({ period }) => period === 3);
  const today = { rows, second: Number(third?.to.slice(0, 2)) * 3_600, shift: 40 };

  it.each([
    ["1:30", 90],
    ["90초", 90],
    ["5분", 300],
    [" 1분 30초 ", 90],
    ["1시간", 3_600],
    ["5", 300],
    ["75:00", 4_500],
    ["０:45", 45],
  ])("「%s」 is %i seconds", (typed, seconds) => {
    expect(readTime(typed)).toEqual({ ok: true, value: seconds * 1_000 });
  });

  it("to the end of a lesson moves with the bell", () => {
    const minutes = Number(third?.to.slice(3));

    expect(readTime("3교시 끝까지", today)).toEqual({
      ok: true,
      value: (minutes * 60 + 40) * 1_000,
    });
  });

  it.each([
    ["", "시간을 「1:30」, 「5분」, 「90초」처럼 적어 주세요."],
    ["0", "시간을 「1:30」, 「5분」, 「90초」처럼 적어 주세요."],
    ["곧", "시간을 「1:30」, 「5분」, 「90초」처럼 적어 주세요."],
    ["25시간", "타이머는 24시간까지 맞출 수 있어요."],
    ["9교시 끝까지", "오늘은 9교시가 없어요."],
    ["1교시 끝까지", "1교시는 이미 끝났어요."],
  ])("「%s」 is refused", (typed, sentence) => {
    const read = readTime(typed, today);
    if (read.ok) throw new Error("refused");

    expect(toSentence(timeMessages, read.refusal)).toBe(sentence);
  });
});

it("may say what it is for", () => {
  expect(readTimer("모둠 토의 10분")).toEqual({
    ok: true,
    value: { label: "모둠 토의", total: 600_000 },
  });
  expect(readTimer("1분 30초")).toEqual({ ok: true, value: { label: "", total: 90_000 } });
  expect(readTimer("모둠 토의")).toMatchObject({ refusal: { type: "TimeUnclear" } });
  expect(readTimer(`${"긴".repeat(31)} 5분`)).toMatchObject({
    refusal: { type: "TimerLabelTooLong" },
  });
});

it("of yesterday stands at its whole time again, and begins there", () => {
  const ended = { id: "t", label: "", total: 60_000, held: 5_000, startedAt: start };
  const hour = 3_600_000;

  expect(restOld(ended, start + hour)).toBe(ended);
  const old = restOld(ended, start + 2 * hour);
  expect(clockState(old, start + 2 * hour)).toMatchObject({ state: "ready", shows: "1:00" });
  expect(startTimer(old, start + 2 * hour)[0]?.set).toEqual({
    startedAt: start + 2 * hour,
    held: 0,
  });
});

it("has an end, and stands in a sheet", () => {
  const timer = {
    id: "t",
    label: "줄넘기",
    total: 0,
    held: 61_000,
    startedAt: start,
    laps: [2_500],
  };

  expect(v.is(toSchema(toolTimer), timer)).toBe(true);
  expect(v.is(toSchema(toolTimer), { ...timer, total: 86_400_001 })).toBe(false);
  const rows = {
    toolTimer: [timer, { ...timer, id: "u", total: 300_000, held: 0, startedAt: null }],
  };
  expect(listSheetLines(toSheet(toolTimer), rows)).toEqual([
    "줄넘기|스톱워치|1:01|2026-11-18|20:06|0:02",
    "줄넘기|5:00|0:00|||0:02",
  ]);
});

import { describe, expect, it } from "vitest";
import type { ServerReply } from "./admin-reply.ts";
import { findJobTitle, toJobWords, toNextWords, toStateLines } from "./server-words.ts";

const NOW = Date.parse("2026-11-26T09:00:00+09:00");
const NIGHT = Date.parse("2026-11-26T03:10:00+09:00");
const HOUR_MS = 3_600_000;

const job = (set: Partial<ServerReply["jobs"][number]>) => ({
  name: "backup",
  nextRunAt: NOW + HOUR_MS,
  lastRunAt: NIGHT,
  lastFailure: null,
  isRunning: false,
  ...set,
});

describe("a job in words", () => {
  it.each([
    ["empty-bookings", "지난 상담 예약 비우기"],
    ["of-a-newer-server", "of-a-newer-server"],
    ["constructor", "constructor"],
  ])("%s: %s", (name, title) => expect(findJobTitle(name)).toBe(title));

  it.each([
    [{}, "오늘 오전 3:10에 마쳤어요"],
    [{ lastFailure: "ENOSPC" }, "오늘 오전 3:10에 하지 못했어요"],
    [{ lastRunAt: null }, "아직 한 적이 없어요"],
  ])("%o: %s", (set, words) => expect(toJobWords(job(set), NOW)).toBe(words));

  it.each([
    [NOW + HOUR_MS, "오늘 오전 10:00"],
    [NOW - HOUR_MS, "오늘 오전 8:00"],
    [NIGHT, "늦었어요(오늘 오전 3:10에 했어야 해요)"],
  ])("comes at %i: %s", (nextRunAt, words) =>
    expect(toNextWords(job({ nextRunAt }), NOW)).toBe(words),
  );

  it("is done now, however late it began", () =>
    expect(toNextWords(job({ nextRunAt: NIGHT, isRunning: true }), NOW)).toBe("지금 하고 있어요"));
});

describe("the state of a server in words", () => {
  const state: ServerReply["state"] = {
    version: "0.7.0",
    diskFreeBytes: 45_000_000_000,
    diskBytes: 100_000_000_000,
    waiting: 0,
    oldestWaitMs: 0,
    streams: 12,
  };
  const say = (set: Partial<ServerReply["state"]>) =>
    toStateLines({ database: "sqlite", state: { ...state, ...set } } as ServerReply);

  it("is what a school asks first", () => {
    expect(say({})).toEqual([
      "담임 0.7.0, 이 컴퓨터에 저장해요",
      "디스크: 45GB 남았어요(45%)",
      "열어 둔 화면: 12개",
      "기다리는 알림이 없어요",
    ]);
  });

  it("says that other servers are not heard", () => {
    expect(say({ isBusDeaf: true })[3]).toContain("DAMIM_BUS를 확인해 주세요");
    expect(say({ isBusDeaf: false }).join()).not.toContain("DAMIM_BUS");
  });

  it("says how long messages wait", () => {
    expect(say({ waiting: 3, oldestWaitMs: 130_000 })[3]).toBe(
      "기다리는 알림: 3건, 가장 오래된 것은 2분째",
    );
  });
});

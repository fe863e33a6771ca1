import { describe, expect, it } from "vitest";
import type { ServerCards } from "./admin-reply.ts";
import { findJobTitle, toJobWords, toNextWords } from "./server-words.ts";

const NOW = Date.parse("2026-11-26T09:00:00+09:00");
const NIGHT = Date.parse("2026-11-26T03:10:00+09:00");
const HOUR_MS = 3_600_000;

const job = (set: Partial<ServerCards["jobs"][number]>) => ({
  name: "backup",
  nextRunAt: NOW + HOUR_MS,
  lastRunAt: NIGHT,
  lastFailure: null,
  isRunning: false,
  ...set,
});

describe("a job in words", () => {
  it.each([
    ["empty-words", "기한이 지난 말과 글 비우기"],
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

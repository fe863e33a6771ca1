import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { describe, expect, it } from "vitest";
import { createPadPace } from "./pad-pace.ts";

const room = padScope("019aa0c4-0000-7000-8000-0000000000aa");

/** A server whose event loop takes so much of a core for other things, on a clock of its own. */
function buildServer({ isAlone = true } = {}) {
  const loop = { active: 0, idle: 1_000 };
  const pace = createPadPace({ readLoop: () => ({ ...loop }), isAlone });
  const spend = (active: number, idle: number): void => {
    loop.active += active;
    loop.idle += idle;
  };
  /** Cards come all the time: a beat follows the other. What the last one waited, and what the loop did on average. */
  const run = (about: { listeners: number; beatCostMs: number; load: number; beats: number }) => {
    const { listeners, beatCostMs, load, beats } = about;
    const before = { ...loop };
    let waited = 0;
    for (let n = 0; n < beats; n++) {
      waited = pace.findPatience(listeners);
      pace.findPace(room, listeners);
      const wall = Math.max(waited, beatCostMs / Math.max(0.01, 1 - load));
      const active = Math.min(wall, beatCostMs + wall * load);
      spend(active, wall - active);
    }
    const active = loop.active - before.active;
    return { waited, share: active / (active + loop.idle - before.idle) };
  };
  return { ...pace, spend, run };
}

describe("the beat of a hall of 300", () => {
  const hall = { listeners: 300, beatCostMs: 6, beats: 200 };

  it("follows on an idle server what it costs, and leaves more than half of the core", () => {
    const { waited, share } = buildServer().run({ ...hall, load: 0.07 });

    expect(waited).toBeGreaterThan(hall.beatCostMs * 2);
    expect(waited).toBeLessThan(30);
    expect(share).toBeLessThan(0.4);
  });

  it("grows with the load, up to the beat that the heads ask for, and shrinks again after it", () => {
    const server = buildServer();
    const waits = [0.07, 0.2, 0.28, 0.6, 0.95].map((load) => server.run({ ...hall, load }).waited);

    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits.at(-1)).toBe(180);
    expect(server.run({ ...hall, load: 0.07 }).waited).toBeLessThan(30);
  });

  it("has grown within half a second", () => {
    const server = buildServer();
    server.spend(0, 10_000);
    expect(server.findPatience(300)).toBeLessThan(12);
    for (let n = 0; n < 5; n++) {
      server.spend(100, 0);
      server.findPatience(300);
    }

    expect(server.findPatience(300)).toBe(180);
  });

  it("is no longer than 20 ms where another process waits for the scope", () => {
    const server = buildServer({ isAlone: false });

    expect(server.run({ ...hall, load: 0.95 }).waited).toBe(20);
  });
});

describe("a class of 30", () => {
  it("is told at once on an idle server, and within a frame of the screen on a busy one", () => {
    const server = buildServer();
    server.spend(5, 10_000);

    expect(server.findPatience(30)).toBe(0);
    expect(server.findPace(room, 30).tickMs).toBe(1);
    server.run({ listeners: 30, beatCostMs: 1, load: 0.95, beats: 2_000 });
    expect(server.findPatience(30)).toBe(0);
    expect(server.findPace(room, 30)).toMatchObject({ tickMs: 16 });
    expect(server.findPace(room, 30).leadMs).toBeUndefined();
  });

  it("is nothing to a teacher's own devices", () => {
    const server = buildServer();
    server.spend(5, 10_000);

    expect(server.findPace("t/u1/2026", 3)).toMatchObject({ tickMs: 16, limitCharacters: 8_192 });
  });
});

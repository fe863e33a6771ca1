import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createClock, findLatestMs, FUTURE_LIMIT_MS, isStamp, stampMs, toStamp } from "./clock.ts";

const NOON = Date.UTC(2026, 4, 4, 3);

describe("createClock", () => {
  it("gives stamps that are unique and sort by the order they were given, however the device's clock jumps", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (jumps) => {
        let now = NOON;
        const clock = createClock({ now: () => now, deviceId: "d1" });
        const stamps = jumps.map((jump) => {
          now += jump;
          return clock.tick();
        });

        expect(stamps).toEqual([...new Set(stamps)].sort());
        expect(stamps.every(isStamp)).toBe(true);
      }),
    );
  });

  it("goes on in the next millisecond after ten thousand stamps in one", () => {
    const clock = createClock({ now: () => NOON, deviceId: "d1" });
    const stamps = Array.from({ length: 10_001 }, () => clock.tick());

    expect(stamps.at(-1)).toBe(toStamp(NOON + 1, 0, "d1"));
    expect(stamps).toEqual(stamps.toSorted());
  });

  it("stamps later than everything it has seen", () => {
    const clock = createClock({ now: () => NOON, deviceId: "d1" });
    clock.see(toStamp(NOON + 5_000, 7, "zz"));

    expect(clock.tick() > toStamp(NOON + 5_000, 7, "zz")).toBe(true);
  });

  it("follows the server's time when the device's is ten years off", () => {
    const tenYears = 10 * 365 * 86_400_000;
    for (const wrong of [NOON - tenYears, NOON + tenYears]) {
      const clock = createClock({ now: () => wrong, deviceId: "d1" });
      clock.follow(NOON);

      expect(stampMs(clock.tick())).toBe(NOON);
    }
  });

  it("comes back from a future that the server has refused", () => {
    const clock = createClock({ now: () => NOON + 3_600_000, deviceId: "d1" });
    clock.tick();
    clock.rewind(NOON);

    expect(stampMs(clock.tick())).toBe(NOON);
  });
});

describe("the latest that a scope takes", () => {
  it("lets a scope go on where a wrong clock has left it, and nobody moves it on from there", () => {
    const dayAhead = NOON + 86_400_000;
    let scope = toStamp(dayAhead, 0, "d1");
    for (let write = 0; write < 240; write++) {
      const clock = createClock({ now: () => findLatestMs(NOON, scope), deviceId: "d2" });
      clock.see(scope);
      scope = clock.tick();
      expect(stampMs(scope)).toBeGreaterThanOrEqual(dayAhead);
    }

    expect(stampMs(scope) - dayAhead).toBeLessThan(FUTURE_LIMIT_MS);
    expect(findLatestMs(NOON, "")).toBe(NOON + FUTURE_LIMIT_MS);
  });
});

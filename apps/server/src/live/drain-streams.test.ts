import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drainStreams } from "./drain-streams.ts";
import type { EndStream } from "./live-streams.ts";

interface Told {
  readonly endedAt: number;
  readonly backInMs: number | undefined;
}

/** Drains so many streams and says when each ended and what it was told, without waiting. */
async function drain(count: number, isAlone: boolean, seed: number) {
  const told: Told[] = [];
  let at = 0;
  let refusedAt = -1;
  const open = new Set<EndStream>();
  for (let n = 0; n < count; n++) {
    const end: EndStream = (backInMs) => {
      open.delete(end);
      told.push({ endedAt: at, backInMs });
    };
    open.add(end);
  }
  let dice = seed;
  await drainStreams({ listEnds: () => [...open], refuse: () => void (refusedAt = at) }, isAlone, {
    pause: async (ms) => void (at += ms),
    chance: () => (dice = (dice * 48_271) % 2_147_483_647) / 2_147_483_647,
  });
  return { told, refusedAt, tookMs: at, left: open.size };
}

/** The fullest second, wherever it begins. */
function findFullestSecond(told: readonly Told[]): number {
  const backAt = told
    .map(({ endedAt, backInMs = 0 }) => endedAt + backInMs)
    .toSorted((a, b) => a - b);
  let from = 0;
  let most = 0;
  for (const [to, at] of backAt.entries()) {
    while ((backAt[from] ?? 0) <= at - 1_000) from++;
    most = Math.max(most, to - from + 1);
  }
  return most / told.length;
}

const seeds = fc.integer({ min: 1, max: 2_147_483_646 });

describe("a process that ends", () => {
  it("lets no second have more than 15 % of 2,000 streams that come back", async () => {
    await fc.assert(
      fc.asyncProperty(seeds, fc.boolean(), async (seed, isAlone) => {
        const { told, left } = await drain(2_000, isAlone, seed);
        expect([told.length, left]).toEqual([2_000, 0]);
        expect(findFullestSecond(told)).toBeLessThan(0.15);
      }),
    );
  });

  it("takes no new stream after five seconds, and ends each within ten more", async () => {
    await fc.assert(
      fc.asyncProperty(seeds, fc.integer({ min: 51, max: 3_000 }), async (seed, count) => {
        const { told, refusedAt, tookMs } = await drain(count, false, seed);
        expect([told.length, refusedAt]).toEqual([count, 5_000]);
        expect(tookMs).toBeLessThan(15_000);
        expect(told.every(({ endedAt }) => endedAt >= 5_000)).toBe(true);
        expect(told.every(({ backInMs = -1 }) => backInMs >= 0 && backInMs <= 5_000)).toBe(true);
      }),
    );
  });

  it("waits for nobody where it is alone or streams are few, and those few come back as they like", async () => {
    const [alone, few] = [await drain(86, true, 1), await drain(50, false, 1)];

    expect([alone.tookMs, few.tookMs]).toEqual([0, 0]);
    expect(few.told.every(({ backInMs }) => backInMs === undefined)).toBe(true);
  });
});

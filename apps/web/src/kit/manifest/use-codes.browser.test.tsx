import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bringCodes } from "./use-codes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Parts of which each comes so many ms after the start; never where none is given. */
const partsAfter = (...times: readonly (number | undefined)[]) =>
  times.map((ms) => ({
    load: () => new Promise((resolve) => void (ms !== undefined && setTimeout(resolve, ms))),
  }));

/** When the waiting is over, in ms, and whether all are here. */
async function wait(parts: ReturnType<typeof partsAfter>) {
  const began = Date.now();
  const outcome = bringCodes(parts).then(
    () => ({ after: Date.now() - began, isWhole: true }),
    () => ({ after: Date.now() - began, isWhole: false }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
}

it.each([
  ["all that come at once", [10, 200], { after: 200, isWhole: true }],
  [
    "a slow device that brings one after the other",
    [2_000, 4_000, 6_500],
    { after: 6_500, isWhole: true },
  ],
  ["one that never comes", [10, undefined], { after: 3_000, isWhole: false }],
  ["none that comes", [undefined], { after: 3_000, isWhole: false }],
  [
    "a device so slow that the others are shown",
    [2_000, 4_900, 7_800, 20_000],
    { after: 9_000, isWhole: false },
  ],
] as const)("waits for %s", async (_, times, waited) => {
  expect(await wait(partsAfter(...times))).toEqual(waited);
});

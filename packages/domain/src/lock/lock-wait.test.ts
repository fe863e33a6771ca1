import { describe, expect, it, test } from "vitest";
import { findLockWait, toLockWaitMs } from "./lock-wait.ts";

test.each([
  [0, 0],
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [5, 16_000],
  [10, 512_000],
  [11, 600_000],
  [5_000, 600_000],
  [-1, 0],
])("after %i wrong entries in a row the wait is %i ms", (count, waitMs) => {
  expect(toLockWaitMs(count)).toBe(waitMs);
});

test("ten thousand digits of four take longer than two months", () => {
  let totalMs = 0;
  for (let count = 1; count <= 10_000; count += 1) totalMs += toLockWaitMs(count);

  expect(totalMs / 86_400_000).toBeGreaterThan(60);
});

describe("what is left of a wait", () => {
  it.each([
    ["nobody was wrong", { count: 0, lastAt: 0 }, 5, 0],
    ["it has just begun", { count: 3, lastAt: 10_000 }, 10_000, 4_000],
    ["a part is over", { count: 3, lastAt: 10_000 }, 11_500, 2_500],
    ["it is over", { count: 3, lastAt: 10_000 }, 14_000, 0],
    ["it was over long ago", { count: 3, lastAt: 10_000 }, 1e12, 0],
    ["the clock was set back", { count: 3, lastAt: 1e12 }, 10_000, 4_000],
  ])("%s", (_name, tries, now, rest) => {
    expect(findLockWait(tries, now)).toBe(rest);
  });
});

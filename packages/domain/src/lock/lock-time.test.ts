import { describe, expect, it, test } from "vitest";
import { findIdleRest, LOCK_TIMES, parseLockTime, toLockTimeWords } from "./lock-time.ts";

test.each([
  ["10", 10],
  ["0", 0],
  ["1440", 1440],
  ["1441", 0],
  ["-5", 0],
  ["2.5", 0],
  ["", 0],
  ["곧", 0],
  [undefined, 0],
])("a kept lock time of %j is %i minutes", (text, minutes) => {
  expect(parseLockTime(text)).toBe(minutes);
});

test("every choice is kept as it is", () => {
  expect(LOCK_TIMES.map((minutes) => parseLockTime(String(minutes)))).toEqual(LOCK_TIMES);
});

describe("the time until the screen locks by itself", () => {
  const minute = 60_000;
  it.each([
    ["right after a hand was seen", 10, 5 * minute, 5 * minute, 10 * minute],
    ["a minute later", 10, 0, minute, 9 * minute],
    ["a millisecond before", 10, 0, 10 * minute - 1, 1],
    ["when it is time", 10, 0, 10 * minute, 0],
    ["after a night with the lid closed", 10, 0, 600 * minute, 0],
    ["when the clock was set back by an hour", 10, 60 * minute, 0, 10 * minute],
    ["with one minute", 1, 0, minute, 0],
  ])("%s", (_name, lockMinutes, lastActiveAt, now, rest) => {
    expect(findIdleRest({ lockMinutes, lastActiveAt, now })).toBe(rest);
  });

  it("never comes when it is switched off", () => {
    expect(findIdleRest({ lockMinutes: 0, lastActiveAt: 0, now: 1e12 })).toBeUndefined();
  });
});

test.each([
  [0, "안 함"],
  [5, "5분"],
  [60, "1시간"],
])("%i minutes are called %s", (minutes, words) => {
  expect(toLockTimeWords(minutes)).toBe(words);
});

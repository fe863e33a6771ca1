import { expect, it } from "vitest";
import { toKoreanInstant, toSeoulMidnight, toSeoulTimeText } from "./korean-instant.ts";

const now = Date.parse("2026-11-20T09:30:00+09:00");

it.each([
  ["2026-11-20T00:05:00+09:00", "오늘 오전 12:05"],
  ["2026-11-20T08:40:59+09:00", "오늘 오전 8:40"],
  ["2026-11-19T12:00:00+09:00", "어제 오후 12:00"],
  ["2026-11-03T23:59:00+09:00", "11월 3일 오후 11:59"],
  ["2025-12-31T14:05:00+09:00", "2025년 12월 31일 오후 2:05"],
])("says %s as %s", (at, words) => {
  expect(toKoreanInstant(Date.parse(at), now)).toBe(words);
});

it.each([
  ["2026-11-20T00:05:00+09:00", "00:05"],
  ["2026-11-20T14:30:59+09:00", "14:30"],
])("a wall clock at %s shows %s", (at, text) => {
  expect(toSeoulTimeText(Date.parse(at))).toBe(text);
});

it("begins a day at midnight in Korea", () => {
  expect(toSeoulMidnight("2026-11-20")).toBe(Date.UTC(2026, 10, 19, 15));
});

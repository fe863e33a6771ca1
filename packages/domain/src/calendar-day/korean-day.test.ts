import { expect, test } from "vitest";
import {
  toKoreanDate,
  toKoreanDay,
  toKoreanMonth,
  toKoreanMonthDay,
  toShortKoreanDay,
  toWeekdayLetter,
} from "./korean-day.ts";

test.each([
  ["2026-11-20", "11월 20일 금요일", "20 금"],
  ["2026-03-02", "3월 2일 월요일", "2 월"],
  ["2027-02-28", "2월 28일 일요일", "28 일"],
  ["2028-02-29", "2월 29일 화요일", "29 화"],
] as const)("%s reads %s, and %s in a column head", (day, long, short) => {
  expect(toKoreanDay(day)).toBe(long);
  expect(toShortKoreanDay(day)).toBe(short);
});

test("a birthday reads with its year", () => {
  expect(toKoreanDate("2017-05-04")).toBe("2017년 5월 4일");
});

test("a month reads without a leading zero", () => {
  expect(toKoreanMonth("2026-03")).toBe("2026년 3월");
  expect(toKoreanMonthDay("2026-03-02")).toBe("3월 2일");
  expect(toWeekdayLetter("2026-11-21")).toBe("토");
});

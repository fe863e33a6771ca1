import { expect, test } from "vitest";
import { isHolidayMeant } from "./find-holidays.ts";
import { findHoliday } from "./holiday.ts";

test.each([
  ["2026-12-25", "성탄"],
  ["2026-12-25", "기독탄신일"],
  ["2026-12-25", "크리스마스"],
  ["2026-03-01", "3.1절"],
  ["2026-03-01", "3ㆍ1절"],
  ["2026-05-24", "부처님 오신 날"],
  ["2026-05-24", "석가탄신일"],
  ["2027-01-01", "1월 1일"],
  ["2026-09-25", "한가위"],
  ["2026-10-09", ""],
] as const)("%s is meant by %s", (day, search) => {
  const holiday = findHoliday(day);
  expect(holiday && isHolidayMeant(holiday, search)).toBe(true);
});

test("another word means another day", () => {
  const holiday = findHoliday("2026-12-25");
  expect(holiday && isHolidayMeant(holiday, "한글날")).toBe(false);
});

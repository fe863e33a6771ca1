import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as v from "valibot";
import {
  isCalendarDay,
  toMonth,
  toWeekday,
  type CalendarDay,
} from "../calendar-day/calendar-day.ts";
import { builtInHolidays } from "./built-in-holidays.ts";
import { isSchoolOpen, listOpenDays, plainCalendar } from "../school-calendar/school-calendar.ts";
import { findHoliday } from "./holiday.ts";

const goldenSchema = v.array(
  v.object({
    date: v.custom<CalendarDay>(isCalendarDay),
    name: v.string(),
    kind: v.string(),
    status: v.string(),
    names: v.exactOptional(v.array(v.string())),
  }),
);
const golden = v.parse(
  goldenSchema,
  JSON.parse(readFileSync(new URL("./golden-holidays.json", import.meta.url), "utf8")),
);

test("the built-in list is the golden table, row by row", () => {
  const rows = builtInHolidays.map(({ day, name: _everyday, legalName, ...rest }) => ({
    date: day,
    name: legalName,
    ...rest,
  }));

  expect(rows).toEqual(golden);
});

test("every golden day is found by its name and is no school day", () => {
  for (const row of golden) {
    expect(findHoliday(row.date)?.legalName).toBe(row.name);
    expect(isSchoolOpen(plainCalendar, row.date)).toBe(false);
  }
});

test.each([
  ["2027-01-01", "신정"],
  ["2026-03-02", "대체공휴일(삼일절)"],
  ["2026-05-24", "부처님오신날"],
  ["2025-05-05", "어린이날, 부처님오신날"],
  ["2026-12-25", "성탄절"],
  ["2026-10-09", "한글날"],
] as const)("%s is shown as %s", (day, name) => {
  expect(findHoliday(day)?.name).toBe(name);
});

test("a weekday outside the golden table is a school day and has no holiday", () => {
  const holidays = new Set<string>(golden.map((row) => row.date));
  const schoolDays = golden.flatMap((row) => listOpenDays(plainCalendar, toMonth(row.date)));

  for (const day of schoolDays) {
    expect(holidays.has(day)).toBe(false);
    expect(findHoliday(day)).toBeUndefined();
    expect([0, 6]).not.toContain(toWeekday(day));
  }
});

test.each([
  ["2026-11-20", true, "a Friday"],
  ["2026-11-21", false, "a Saturday"],
  ["2026-11-22", false, "a Sunday"],
  ["2026-05-01", false, "노동절, a public holiday since 2026"],
  ["2026-03-02", false, "substitute day of 3ㆍ1절"],
  ["2025-01-27", false, "a temporary holiday"],
  ["2026-06-03", false, "an election day"],
] as const)("%s is a school day: %s (%s)", (day, isSchool, _why) => {
  expect(isSchoolOpen(plainCalendar, day)).toBe(isSchool);
});

test.each([
  ["2026-03", 21],
  ["2026-10", 20],
  ["2026-11", 21],
  ["2027-02", 18],
] as const)("%s has %i school days", (month, count) => {
  expect(listOpenDays(plainCalendar, month)).toHaveLength(count);
});

test("November 2026 begins on Monday the second", () => {
  expect(listOpenDays(plainCalendar, "2026-11").slice(0, 6)).toEqual([
    "2026-11-02",
    "2026-11-03",
    "2026-11-04",
    "2026-11-05",
    "2026-11-06",
    "2026-11-09",
  ]);
});

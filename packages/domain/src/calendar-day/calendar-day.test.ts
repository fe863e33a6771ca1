import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  addDays,
  addMonths,
  compareDays,
  countDaysBetween,
  findCalendarDay,
  isCalendarDay,
  isCalendarMonth,
  listMonthDays,
  parseCalendarDay,
  toDayParts,
  toMonth,
  toSeoulDay,
  toSeoulMinutes,
  toWeekday,
} from "./calendar-day.ts";

const firstMs = Date.UTC(1900, 0, 1);
const lastMs = Date.UTC(2199, 11, 31);
/** Days by the platform's own calendar, as an oracle for ours. */
const anyDay = fc
  .integer({ min: firstMs / 86_400_000, max: lastMs / 86_400_000 })
  .map((dayNumber) => new Date(dayNumber * 86_400_000));

describe("isCalendarDay", () => {
  it.each(["2026-11-20", "2028-02-29", "2000-02-29", "1900-01-01", "2199-12-31"])(
    "takes %s",
    (text) => {
      expect(isCalendarDay(text)).toBe(true);
    },
  );

  it.each([
    "2026-02-29",
    "2100-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "2026-4-3",
    "26-04-03",
    "2026-11-20T00:00",
    " 2026-11-20",
    "",
    20261120,
    undefined,
  ])("refuses %s", (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });
});

test("a text that is no day is refused with the text", () => {
  expect(parseCalendarDay("2017년 2월 30일")).toEqual({
    ok: false,
    refusal: { type: "NotACalendarDay", text: "2017년 2월 30일" },
  });
  expect(parseCalendarDay("2026-11-20")).toEqual({ ok: true, value: "2026-11-20" });
});

test("parts make a day only when the calendar has it", () => {
  expect(findCalendarDay({ year: 2017, month: 3, date: 4 })).toBe("2017-03-04");
  expect(findCalendarDay({ year: 2017, month: 2, date: 30 })).toBeUndefined();
  expect(toDayParts("2017-03-04")).toEqual({ year: 2017, month: 3, date: 4 });
});

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2027-02-28", 1, "2027-03-01"],
  ["2026-03-01", -1, "2026-02-28"],
  ["2026-11-20", 0, "2026-11-20"],
  ["2026-11-20", 365, "2027-11-20"],
] as const)("%s and %i days is %s", (day, dayCount, expected) => {
  expect(addDays(day, dayCount)).toBe(expected);
});

test("weekdays, day sums and days between agree with the platform's calendar", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (date, dayCount) => {
      const day = toIso(date);
      const moved = new Date(date.getTime() + dayCount * 86_400_000);

      expect(toWeekday(day)).toBe(date.getUTCDay());
      if (moved.getTime() < firstMs || moved.getTime() > lastMs) return;
      expect(addDays(day, dayCount)).toBe(toIso(moved));
      expect(countDaysBetween(day, toIso(moved))).toBe(dayCount);
    }),
  );
});

test("text order is time order", () => {
  expect(compareDays("2026-11-20", "2026-11-21")).toBeLessThan(0);
  expect(compareDays("2026-11-20", "2026-11-20")).toBe(0);
  expect(compareDays("2027-01-01", "2026-12-31")).toBeGreaterThan(0);
});

describe("months", () => {
  it.each([
    ["2026-02", 28],
    ["2028-02", 29],
    ["2026-04", 30],
    ["2026-12", 31],
  ] as const)("%s has %i days", (month, dayCount) => {
    const days = listMonthDays(month);

    expect(days).toHaveLength(dayCount);
    expect(days[0]).toBe(`${month}-01`);
    expect(days.at(-1)).toBe(`${month}-${dayCount}`);
  });

  it.each([
    ["2026-12", 2, "2027-02"],
    ["2026-01", -1, "2025-12"],
    ["2026-11", 0, "2026-11"],
    ["2026-03", 12, "2027-03"],
  ] as const)("%s and %i months is %s", (month, monthCount, expected) => {
    expect(addMonths(month, monthCount)).toBe(expected);
  });

  it("are read from a day and checked", () => {
    expect(toMonth("2026-11-20")).toBe("2026-11");
    expect(isCalendarMonth("2026-11")).toBe(true);
    expect(isCalendarMonth("2026-13")).toBe(false);
  });
});

describe("toSeoulDay", () => {
  it.each([
    [Date.UTC(2026, 10, 19, 14, 59, 59), "2026-11-19"],
    [Date.UTC(2026, 10, 19, 15, 0, 0), "2026-11-20"],
    [Date.UTC(2026, 11, 31, 15, 0, 0), "2027-01-01"],
    [-1, "1970-01-01"],
    [-9 * 3_600_000 - 1, "1969-12-31"],
  ])("turns at midnight in Korea: %i is %s", (epochMs, day) => {
    expect(toSeoulDay(epochMs)).toBe(day);
  });

  it("gives the minutes on the wall clock", () => {
    expect(toSeoulMinutes(Date.UTC(2026, 10, 19, 22, 5))).toBe(7 * 60 + 5);
    expect(toSeoulMinutes(Date.UTC(2026, 10, 19, 15, 0))).toBe(0);
  });
});

function toIso(date: Date): `${number}-${number}-${number}` {
  return date.toISOString().slice(0, 10) as `${number}-${number}-${number}`;
}

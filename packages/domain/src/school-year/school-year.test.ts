import { expect, test } from "vitest";
import { addDays, isCalendarDay } from "../calendar-day/calendar-day.ts";
import {
  openSchoolYears,
  recordSchoolYear,
  toSchoolYearSpan,
  workingSchoolYear,
} from "./school-year.ts";

test.each([
  ["2026-12-31", 2026, 2026, [2026]],
  ["2027-01-01", 2026, 2026, [2026]],
  ["2027-02-14", 2026, 2026, [2026]],
  ["2027-02-15", 2027, 2026, [2026, 2027]],
  ["2027-02-28", 2027, 2026, [2026, 2027]],
  ["2028-02-29", 2028, 2027, [2027, 2028]],
  ["2027-03-01", 2027, 2027, [2027]],
  ["2026-11-20", 2026, 2026, [2026]],
] as const)(
  "%s: the working year is %i, a record of the day belongs to %i, open are %j",
  (day, working, record, open) => {
    expect(workingSchoolYear(day)).toBe(working);
    expect(recordSchoolYear(day)).toBe(record);
    expect(openSchoolYears(day)).toEqual(open);
  },
);

test("every day of a school year's span belongs to it and the days around it do not", () => {
  for (const year of [2023, 2026, 2027, 2099]) {
    const { from, to } = toSchoolYearSpan(year);

    expect(isCalendarDay(from) && isCalendarDay(to)).toBe(true);
    expect(recordSchoolYear(from)).toBe(year);
    expect(recordSchoolYear(to)).toBe(year);
    expect(recordSchoolYear(addDays(from, -1))).toBe(year - 1);
    expect(recordSchoolYear(addDays(to, 1))).toBe(year + 1);
  }
});

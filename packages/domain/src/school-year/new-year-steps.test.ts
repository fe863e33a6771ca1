import { expect, it } from "vitest";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { isNewYearSeason, listNewYearSteps } from "./new-year-steps.ts";

it.each<[CalendarDay, boolean]>([
  ["2027-02-14", false],
  ["2027-02-15", true],
  ["2028-02-29", true],
  ["2027-03-01", true],
  ["2027-04-30", true],
  ["2027-05-01", false],
  ["2026-12-31", false],
  ["2027-01-02", false],
])("on %s a year is being set up: %s", (day, isSeason) => {
  expect(isNewYearSeason(day)).toBe(isSeason);
});

it("each step is open until what it asks for is there, whatever the order", () => {
  const steps = listNewYearSteps({ hasSetting: true, hasTerms: false, studentCount: 26 });

  expect(steps).toEqual([
    { step: "setting", isDone: true },
    { step: "terms", isDone: false },
    { step: "roster", isDone: true },
  ]);
});

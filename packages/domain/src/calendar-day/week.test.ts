import { expect, it } from "vitest";
import { addDays, listMonthDays } from "./calendar-day.ts";
import { toWeekdayLetter } from "./korean-day.ts";
import { toWeekPlace, weekHeads } from "./week.ts";

it("begins on Monday, and every day stands below its own head", () => {
  expect(toWeekPlace("2026-11-23")).toBe(0);
  expect(toWeekPlace(addDays("2026-11-23", -1))).toBe(6);
  for (const day of listMonthDays("2026-11")) {
    expect(weekHeads[toWeekPlace(day)]).toBe(toWeekdayLetter(day));
  }
});

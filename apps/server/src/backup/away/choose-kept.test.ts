import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { describe, expect, it } from "vitest";
import { chooseKept } from "./choose-kept.ts";

const LAST: CalendarDay = "2026-11-26";

/** Of every night, the last one on `LAST`. */
function listNights(count: number): readonly string[] {
  return Array.from({ length: count }, (_, back) => toName(addDays(LAST, -back)));
}

function toName(day: CalendarDay, time = "031000"): string {
  return `damim-${day}-${time}.sqlite`;
}

function toDays(names: Iterable<string>): readonly string[] {
  return [...names].map((name) => name.slice(6, 16)).toSorted();
}

describe("which backups of the other bucket stay", () => {
  it.each([
    [1, 1],
    [14, 14],
    // 14 days; Sundays and the end of the month before that.
    [40, 14 + 4 + 1],
    [800, 14 + 5 + 11],
  ])("of %i nights %i", (nights, kept) => {
    expect(chooseKept(listNights(nights)).size).toBe(kept);
  });

  it("is the newest of each day, week and month", () => {
    const kept = toDays(chooseKept(listNights(800)));

    expect(kept.slice(-14)).toEqual(toDays(listNights(14)));
    expect(kept).toContain("2026-11-08");
    expect(kept.slice(0, 10)).toEqual([
      "2025-12-31",
      "2026-01-31",
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2026-05-31",
      "2026-06-30",
      "2026-07-31",
      "2026-08-31",
      "2026-09-30",
    ]);
  });

  it("takes the later of two of one day, and loses nothing to a time without backups", () => {
    const early = toName(LAST);
    const late = toName(LAST, "151000");
    const old = toName("2021-03-02");

    expect([...chooseKept([early, late, old])].toSorted()).toEqual([old, late]);
  });
});

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { readGoldenCalendar } from "../record/testing/read-golden.ts";
import { listOccurrences, type WeekRule } from "./list-occurrences.ts";

interface GoldenRepeat {
  readonly name: string;
  readonly calendar: string;
  readonly rule: WeekRule;
  readonly span: { readonly from: CalendarDay; readonly to: CalendarDay };
  readonly days: readonly CalendarDay[];
}

const { repeats } = JSON.parse(
  readFileSync(new URL("./golden-repeats.json", import.meta.url), "utf8"),
) as { repeats: readonly GoldenRepeat[] };

describe("the golden repeats by weeks", () => {
  it.each(repeats)("$name", ({ calendar, rule, span, days }) => {
    expect(listOccurrences(rule, readGoldenCalendar(calendar), span)).toEqual(days);
  });
});

test("spans asked one by one say the same as the year asked at once", () => {
  const calendar = readGoldenCalendar("class2026");
  const rule = {
    every: "week",
    step: 2,
    weekdays: "135",
    from: "2026-03-05",
    onClosed: "skip",
  } as const;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 364 }), (cut) => {
      const from = "2026-03-01";
      const to = "2027-02-28";
      const middle = addDays(from, cut);
      expect([
        ...listOccurrences(rule, calendar, { from, to: middle }),
        ...listOccurrences(rule, calendar, { from: addDays(middle, 1), to }),
      ]).toEqual(listOccurrences(rule, calendar, { from, to }));
    }),
    { numRuns: 50 },
  );
});

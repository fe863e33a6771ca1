import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { readGoldenCalendar } from "../record/testing/read-golden.ts";
import { findTurn, listOccurrences } from "./list-occurrences.ts";
import { toPlannedDay, type DaySpan, type RepeatRule } from "./repeat-rule.ts";
import { anyRepeat } from "./testing/any-repeat.ts";

interface GoldenRepeat {
  readonly name: string;
  readonly calendar: string;
  readonly rule: RepeatRule;
  readonly span: DaySpan;
  readonly days: readonly string[];
}

const { repeats } = JSON.parse(
  readFileSync(new URL("./golden-repeats.json", import.meta.url), "utf8"),
) as { repeats: readonly GoldenRepeat[] };

describe("the golden repeats", () => {
  it.each(repeats)("$name", ({ calendar, rule, span, days }) => {
    const turns = listOccurrences(rule, readGoldenCalendar(calendar), span);

    expect(turns.map(({ name, day }) => (name === day ? day : `${name} → ${day}`))).toEqual(days);
  });
});

const calendar = readGoldenCalendar("class2026");
const year = { from: "2026-03-01", to: "2027-02-28" } as const;
const dayOfYear = fc.integer({ min: 0, max: 364 }).map((away) => addDays(year.from, away));
const anyRule = fc.record({
  repeat: anyRepeat,
  from: dayOfYear,
  onClosed: fc.constantFrom("skip", "before", "after", "keep"),
});

test("spans asked one by one say the same as the year asked at once", () => {
  fc.assert(
    fc.property(anyRule, dayOfYear, ({ repeat, from, onClosed }, middle) => {
      const rule = { ...repeat, from, onClosed } as RepeatRule;

      expect([
        ...listOccurrences(rule, calendar, { from: year.from, to: middle }),
        ...listOccurrences(rule, calendar, { from: addDays(middle, 1), to: year.to }),
      ]).toEqual(listOccurrences(rule, calendar, year));
    }),
    { numRuns: 200 },
  );
});

test("a rule that ends before a turn and goes on from it has the same days", () => {
  fc.assert(
    fc.property(anyRule, fc.nat(), ({ repeat, from, onClosed }, pick) => {
      const rule = { ...repeat, from, onClosed } as RepeatRule;
      const whole = listOccurrences(rule, calendar, year);
      const cut = whole[pick % Math.max(1, whole.length)];
      if (!cut) return;
      const planned = toPlannedDay(cut);
      const toDays = (part: RepeatRule): readonly CalendarDay[] =>
        listOccurrences(part, calendar, year).map(({ day }) => day);

      expect([
        ...toDays({ ...rule, until: addDays(planned, -1) }),
        ...toDays({ ...rule, from: planned }),
      ]).toEqual(whole.map(({ day }) => day));
    }),
    { numRuns: 200 },
  );
});

test("a turn that fell out on a closed day still has its name", () => {
  const fridays = {
    every: "week",
    weekdays: "5",
    from: "2026-09-04",
    until: "2026-10-30",
  } as const;

  expect(listOccurrences(fridays, calendar, { from: "2026-09-25", to: "2026-09-25" })).toEqual([]);
  expect(findTurn(fridays, calendar, "2026-09-25")?.day).toBe("2026-09-25");
  expect(findTurn(fridays, calendar, "2026-09-24")).toBeUndefined();
  expect(findTurn(fridays, calendar, "2026-11-06")).toBeUndefined();
  const counted = { every: "schoolDay", step: 5, from: "2026-09-01" } as const;
  expect(findTurn(counted, calendar, "n6")?.day).toBe("2026-10-12");
  const monthly = { every: "month", schoolDay: -1, from: "2026-03-01" } as const;
  expect(findTurn(monthly, calendar, "2027-01")).toBeUndefined();
});

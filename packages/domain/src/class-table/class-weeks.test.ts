import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { isSchoolOpen, type SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { toSchoolYearSpan } from "../school-year/school-year.ts";
import { toBaseCellId, type BaseCell, type BaseTable } from "./base-table.ts";
import { buildClassTable, toDayTable, type ClassTableRows } from "./class-table.ts";
import { countHours, countLessons } from "./count-hours.ts";
import type { DayPlan } from "./day-plan.ts";
import type { KeptLessonChange } from "./lesson-change.ts";
import { toLessonPlace } from "./lesson-place.ts";
import { toMonthTable } from "./hours/month-table.ts";
import { goldenCalendar, goldenSubjects } from "./testing/build-golden-table.ts";

const year = toSchoolYearSpan(2025);
const names = goldenSubjects.map(({ id }) => id);
const someDay = fc.nat(364).map((at): CalendarDay => addDays(year.from, at));
// Days near each other, so that plans, exchanges, cuts and closings meet.
const nearDay = fc.oneof(
  fc.nat(20).map((at): CalendarDay => addDays("2025-08-25", at)),
  someDay,
);
const somePlace = fc
  .tuple(nearDay, fc.integer({ min: 1, max: 6 }))
  .map(([day, period]) => toLessonPlace(day, period));

const someTable = fc.record({
  from: fc.oneof(fc.constant(year.from), someDay),
  weekA: fc.option(someDay),
  skipsClosed: fc.boolean(),
  cells: fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 14 }),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom(...names),
    ),
    { maxLength: 30 },
  ),
});
const somePlan = fc.record({
  day: nearDay,
  weekday: fc.option(fc.integer({ min: 1, max: 7 })),
  lessons: fc.option(fc.nat(6)),
});
const someChange = fc.record({
  type: fc.constantFrom<KeptLessonChange["type"]>("swap", "drop", "replace", "cover"),
  a: somePlace,
  b: somePlace,
  subjectId: fc.constantFrom(...names),
  isByMe: fc.boolean(),
  at: fc.nat(10),
});
const someClosing = fc.record({
  day: nearDay,
  type: fc.constantFrom("closed" as const, "open" as const),
});

interface Mixture {
  readonly rows: ClassTableRows;
  readonly calendar: SchoolCalendar;
}

const mixture = fc
  .tuple(
    fc.array(someTable, { minLength: 1, maxLength: 4 }),
    fc.array(somePlan, { maxLength: 8 }),
    fc.array(someChange, { maxLength: 15 }),
    fc.array(someClosing, { maxLength: 8 }),
  )
  .map(([tables, plans, changes, closings]): Mixture => {
    const cells = tables.flatMap(({ from, cells: of }) =>
      of.map(([weekday, period, subjectId]): BaseCell => ({ from, weekday, period, subjectId })),
    );
    const own = closings.map((each) => [each.day, { ...each, label: "우리" }] as const);
    return {
      rows: {
        tables: new Map(tables.map((each): [string, BaseTable] => [each.from, each])),
        cells: new Map(cells.map((cell) => [toBaseCellId(cell), cell])),
        plans: new Map(plans.map((plan): [string, DayPlan] => [plan.day, plan])),
        lessons: new Map(),
        changes: new Map(changes.map((each, at) => [`c${at}`, { ...each, id: `c${at}` }])),
      },
      calendar: { ...goldenCalendar, ownDays: new Map([...goldenCalendar.ownDays, ...own]) },
    };
  });

function turn<T>(map: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  return new Map([...map].toReversed());
}

const days = Array.from({ length: 365 }, (_, at): CalendarDay => addDays(year.from, at));

function sum(counts: Iterable<{ readonly subjectId: string; readonly count: number }>) {
  const sums: Record<string, number> = {};
  for (const { subjectId, count } of counts) sums[subjectId] = (sums[subjectId] ?? 0) + count;
  return sums;
}

describe("weekday plans, base tables, weeks A and B, exchanges, cuts and closings in any mixture", () => {
  test("hours of the year are the sum over its days, and over its months", () => {
    fc.assert(
      fc.property(mixture, ({ rows, calendar }) => {
        const table = buildClassTable(rows, calendar);
        const ofDays = sum(
          days.flatMap((day) =>
            toDayTable(table, day).cells.flatMap(({ lesson }) =>
              lesson ? { ...lesson, count: 1 } : [],
            ),
          ),
        );
        const lines = countHours(table, goldenSubjects, { year: 2025, today: "2025-09-04" });
        const hours = lines.map(({ subjectId, year: { given, left } }) => ({
          subjectId,
          count: given + left,
        }));
        expect(sum(hours.filter(({ count }) => count > 0))).toEqual(ofDays);
        const months = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].flatMap((month) => {
          const of =
            month > 12
              ? (`2026-0${month - 12}` as const)
              : (`2025-${String(month).padStart(2, "0")}` as const);
          return toMonthTable(table, of as "2025-03").hours.map((each) => ({
            ...each,
            count: each.ofMonth,
          }));
        });
        expect(sum(months.filter(({ count }) => count > 0))).toEqual(ofDays);
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test("order of arrival is nothing", () => {
    fc.assert(
      fc.property(mixture, ({ rows, calendar }) => {
        const one = buildClassTable(rows, calendar);
        const other = buildClassTable(
          {
            tables: turn(rows.tables),
            cells: turn(rows.cells),
            plans: turn(rows.plans),
            lessons: turn(rows.lessons),
            changes: turn(rows.changes),
          },
          calendar,
        );
        const read = (table: typeof one) =>
          JSON.stringify(days.map((day) => toDayTable(table, day).cells));
        expect(read(other)).toBe(read(one));
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test("swaps between open, uncut days change no subject's hours", () => {
    fc.assert(
      fc.property(mixture, ({ rows, calendar }) => {
        const isWhole = (place = ""): boolean => {
          const day = place.slice(0, 10) as CalendarDay;
          return isSchoolOpen(calendar, day) && typeof rows.plans.get(day)?.lessons !== "number";
        };
        const swaps = [...rows.changes]
          .map(([id, each]) => [id, { ...each, type: "swap" as const }] as const)
          .filter(([, { a, b }]) => isWhole(a) && isWhole(b ?? ""));
        const hoursOf = (changes: ClassTableRows["changes"]) =>
          sum(countLessons(buildClassTable({ ...rows, changes }, calendar), year));
        expect(hoursOf(new Map(swaps))).toEqual(hoursOf(new Map()));
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});

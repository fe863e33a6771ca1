import { describe, expect, it, test } from "vitest";
import { addMonths } from "../calendar-day/calendar-day.ts";
import { countDebts, toDebtWords } from "./hours/count-debts.ts";
import { countHours, type HourLine } from "./count-hours.ts";
import { readHourPlan, writeHourPlan } from "./typed/hour-plan.ts";
import type { KeptLessonChange } from "./lesson-change.ts";
import { toMonthTable } from "./hours/month-table.ts";
import {
  buildGoldenTable,
  golden,
  goldenCalendar,
  goldenSubjects,
} from "./testing/build-golden-table.ts";

const { hours, debts } = golden;
const asked = { year: 2025, today: "2025-11-20" } as const;

function toRecord<T>(lines: readonly HourLine[], read: (line: HourLine) => T): Record<string, T> {
  return Object.fromEntries(lines.map((line) => [line.subjectId, read(line)]));
}

/** The golden seven steps of 「시수 맞추기」 as entries of the ledger. */
const spread: readonly KeptLessonChange[] = hours.spread.flatMap(({ to, cells }, step) =>
  cells.map((a, index) => ({
    id: `r${step}-${index}`,
    type: "replace",
    a,
    subjectId: to,
    at: step,
  })),
);

describe("시수", () => {
  it("of the golden year are what its calendar gives", () => {
    const lines = countHours(buildGoldenTable(), goldenSubjects, asked);
    const given = toRecord(lines, ({ year }) => year.given + year.left);

    expect(lines.map(({ subjectId }) => subjectId)).toEqual(Object.keys(hours.plan));
    expect(given).toEqual(hours.year.bySubject);
    expect(toRecord(lines, ({ year }) => year.gap)).toEqual(hours.year.gap);
    expect(Object.values(given).reduce((sum, count) => sum + count, 0)).toBe(hours.year.lessons);
  });

  it("are given before today, left from today on", () => {
    const lines = countHours(buildGoldenTable(spread), goldenSubjects, asked);

    expect(
      toRecord(lines, ({ year: { planned, given, left, gap } }) => ({
        planned,
        givenBefore20251120: given,
        left,
        gap,
      })),
    ).toEqual(hours.afterSpread);
  });

  it("are given from the first day of use on; what lacks is said of a span that is written whole", () => {
    const whole = countHours(buildGoldenTable(), goldenSubjects, asked);
    const some = countHours(buildGoldenTable(), goldenSubjects, {
      ...asked,
      firstUse: "2025-11-17",
    });
    const sum = (lines: readonly HourLine[]) =>
      lines.reduce((hours, { year }) => hours + year.given, 0);

    expect(sum(whole)).toBeGreaterThan(500);
    expect(sum(some)).toBeGreaterThan(0);
    // Monday to Wednesday.
    expect(sum(some)).toBeLessThan(20);
    expect(some.map(({ year }) => year.left)).toEqual(whole.map(({ year }) => year.left));
    expect(some.flatMap(({ year }) => year.gap ?? [])).toEqual([]);
  });

  it("of the semesters sum to the year; without their end there is the year alone", () => {
    for (const { year, semesters } of countHours(buildGoldenTable(), goldenSubjects, asked)) {
      const [first, second] = semesters ?? [];
      expect((first?.given ?? 0) + (second?.given ?? 0)).toBe(year.given);
      expect((first?.gap ?? 0) + (second?.gap ?? 0)).toBe(year.gap);
    }
    const calendar = { ...goldenCalendar, firstSemesterEnd: undefined };
    const [line] = countHours(buildGoldenTable([], {}, calendar), goldenSubjects, asked);
    expect(line?.semesters).toBeUndefined();
  });

  it("have a line for each class, for what has no lesson, and for a deleted subject", () => {
    const cells = [
      { from: "2025-03-01", weekday: 1, period: 1, subjectId: "과학", classKey: "3-10" },
      { from: "2025-03-01", weekday: 1, period: 2, subjectId: "과학", classKey: "3-2" },
      { from: "2025-03-01", weekday: 2, period: 1, subjectId: "gone" },
    ] as const;
    const rows = { cells: new Map(cells.map((cell, index) => [String(index), cell])) };
    const own = goldenSubjects
      .filter(({ id }) => id === "과학" || id === "음악")
      .map((subject) => (subject.id === "과학" ? { ...subject, plan: null } : subject));
    const lines = countHours(buildGoldenTable([], rows), own, asked);

    expect(lines.map(({ subjectId, classKey, year }) => [subjectId, classKey, year.gap])).toEqual([
      ["과학", "3-2", undefined],
      ["과학", "3-10", undefined],
      ["음악", undefined, -68],
      ["gone", undefined, undefined],
    ]);
  });
});

describe("the month", () => {
  const table = buildGoldenTable(spread);
  const months = Array.from({ length: 12 }, (_, index) =>
    toMonthTable(table, addMonths("2025-03", index)),
  );

  test("months sum to the year", () => {
    const year = toRecord(
      countHours(table, goldenSubjects, asked),
      (line) => line.year.given + line.year.left,
    );
    const sums: Record<string, number> = {};
    for (const month of months) {
      for (const { subjectId, ofMonth } of month.hours)
        sums[subjectId] = (sums[subjectId] ?? 0) + ofMonth;
      expect(month.weeks.reduce((sum, { lessons }) => sum + lessons, 0)).toBe(month.lessons);
      expect(month.hours.reduce((sum, { ofMonth }) => sum + ofMonth, 0)).toBe(month.lessons);
    }
    expect(sums).toEqual(year);
    const last = months.at(-1)?.hours.map(({ subjectId, toDate }) => [subjectId, toDate]);
    expect(Object.fromEntries(last ?? [])).toEqual(year);
    expect(months.reduce((sum, { schoolDays }) => sum + schoolDays, 0)).toBe(190);
  });

  it("has weeks from Monday to Friday, and names what closes a day", () => {
    const may = months[2];

    expect(may?.weeks.map(({ days }) => days.length)).toEqual([5, 5, 5, 5, 5]);
    expect(may?.weeks[0]?.days.map(({ isOfMonth }) => isOfMonth)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(may?.weeks[1]?.days[0]?.table).toMatchObject({
      closing: { reason: "holiday" },
      cells: [],
    });
    expect(may?.periods).toBe(6);
    expect(may?.changes.length).toBeGreaterThan(0);
    expect(months[5]?.weeks.length).toBe(5);
  });

  it("has a Saturday where school is open on one, and one class where one is asked for", () => {
    const own = { day: "2025-09-06", type: "open", label: "운동회" } as const;
    const calendar = { ...goldenCalendar, ownDays: new Map([[own.day, own]]) };
    const cells = new Map([
      ["a", { from: "2025-03-01", weekday: 6, period: 1, subjectId: "체육", classKey: "3-1" }],
      ["b", { from: "2025-03-01", weekday: 1, period: 2, subjectId: "과학", classKey: "3-2" }],
    ] as const);
    const table = buildGoldenTable([], { cells }, calendar);

    expect(toMonthTable(table, "2025-09").weeks[0]?.days.length).toBe(6);
    const month = toMonthTable(table, "2025-09", { classKey: "3-2" });
    expect(month.hours).toEqual([
      { subjectId: "과학", classKey: "3-2", ofMonth: 5, toDate: expect.any(Number) },
    ]);
    expect(month.lessons).toBe(5);
    expect(month.weeks[0]?.days.length).toBe(5);
  });
});

describe("갚을 수업", () => {
  it.each(debts.on)("on $today", ({ today, owed }) => {
    expect(Object.fromEntries(countDebts(debts.entries, today))).toEqual(owed);
  });

  it("is said in words", () => {
    expect(toDebtWords("박OO 선생님", 1)).toBe("박OO 선생님께 1시간 갚을 차례예요");
    expect(toDebtWords("체육 선생님", -2)).toBe("체육 선생님께 2시간 받을 차례예요");
  });
});

describe("a pasted 편성표", () => {
  const read = (text: string) => {
    const { plans, unread } = readHourPlan(text, goldenSubjects);
    return [
      ...[...plans].map(([id, { first, second }]) => `${id} ${first}+${second}`),
      ...unread.map((line) => `? ${line}`),
    ];
  };

  it.each([
    ["국어\t102\t102\t204", ["국어 102+102"]],
    ["국어 102시간 102시간\n음악 69", ["국어 102+102", "음악 35+34"]],
    [
      "과목\t국어\t수학\t계\n1학기\t104\t68\t172\n2학기\t100\t68\t168",
      ["국어 104+100", "수학 68+68"],
    ],
    ["국어 102 102 200\n우주 34\n체육", ["? 국어 102 102 200", "? 우주 34", "? 체육"]],
    ["국어 9999", ["? 국어 9999"]],
  ])("%j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it("writes the hours that differ", () => {
    const subjects = new Map(goldenSubjects.map((subject) => [subject.id, subject]));
    const reading = readHourPlan("국어 102 102\n음악 40 30", goldenSubjects);

    expect(writeHourPlan(subjects, reading)).toEqual([
      { kind: "subject", id: "음악", set: { plan: { first: 40, second: 30 } } },
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { buildSchoolCalendar } from "../school-calendar/school-calendar.ts";
import { baseCellSheet } from "./base-cell-sheet.ts";
import { toBaseCellId, type BaseCell } from "./base-table.ts";
import { buildClassTable, toDayTable } from "./class-table.ts";
import { readCycle } from "./typed/table-day.ts";
import { weekOf } from "./weeks/week-letter.ts";

/** Summer vacation from Saturday 18 July to Sunday 16 August: four whole weeks. */
const calendar = buildSchoolCalendar(
  [],
  [{ from: "2026-07-18", to: "2026-08-16", name: "여름방학" }],
);

describe("weekOf", () => {
  it.each([
    ["2026-03-02", false, "2026-03-06", "A"],
    ["2026-03-02", false, "2026-03-09", "B"],
    ["2026-03-02", false, "2026-03-22", "A"],
    // Before the named week it goes on backwards.
    ["2026-03-16", false, "2026-03-12", "B"],
    ["2026-03-16", false, "2026-03-05", "A"],
    // Any day names its week.
    ["2026-03-19", false, "2026-03-24", "B"],
    // 2026 has ISO week 53: 28 December and 4 January are both odd there.
    ["2026-12-28", false, "2027-01-04", "B"],
    // 13 July is A; four closed weeks count, or not.
    ["2026-07-13", false, "2026-08-17", "B"],
    ["2026-07-13", true, "2026-08-17", "B"],
    ["2026-07-06", false, "2026-08-17", "A"],
    ["2026-07-06", true, "2026-08-17", "A"],
    ["2026-06-29", true, "2026-08-24", "A"],
    // The named week lies in the vacation: the first week of school behind it is A, the last before it B.
    ["2026-07-27", true, "2026-08-17", "A"],
    ["2026-08-03", true, "2026-08-17", "A"],
    ["2026-08-03", true, "2026-08-24", "B"],
    ["2026-08-03", true, "2026-07-17", "B"],
    ["2026-08-03", true, "2026-07-10", "A"],
    // Where they count, it is the A week itself.
    ["2026-07-27", false, "2026-08-17", "B"],
  ] as const)("from %s, closed weeks left out %s: %s is %s", (weekA, skipsClosed, day, letter) => {
    expect(weekOf({ weekA, skipsClosed }, day, calendar)).toBe(letter);
  });

  it("counts a week whose Saturday alone is open", () => {
    const open = buildSchoolCalendar(
      [{ day: "2026-08-01", type: "open", label: "운동회" }],
      calendar.vacations,
    );
    const cycle = { weekA: "2026-07-13", skipsClosed: true } as const;
    expect(weekOf(cycle, "2026-08-17", open)).toBe("A");
  });

  it.each([
    ["", "WeekMissing"],
    ["2026-02-20", "DayOutsideYear"],
    ["2027-03-08", "DayOutsideYear"],
  ])("cannot be counted from %j", (weekA, type) => {
    expect(readCycle({ weekA, skipsClosed: false }, 2026)).toMatchObject({ refusal: { type } });
  });

  it("is counted from the Monday of the day that is named", () => {
    const read = readCycle({ weekA: "2026-03-01", skipsClosed: true }, 2026);
    expect(read).toMatchObject({ value: { weekA: "2026-02-23", skipsClosed: true } });
  });
});

describe("a base table of two weeks", () => {
  const lessons = [
    [1, 1, "국어"],
    [3, 1, "수학"],
    [8, 1, "음악"],
    [8, 2, "미술"],
  ] as const;
  const cells = new Map<string, BaseCell>(
    lessons.map(([weekday, period, subjectId]) => {
      const cell = { from: "2026-03-01", weekday, period, subjectId } as const;
      return [toBaseCellId(cell), cell];
    }),
  );
  const build = (weekA: "2026-03-02" | undefined, plans = new Map()) =>
    buildClassTable(
      {
        tables: new Map([["2026-03-01", { from: "2026-03-01", ...(weekA && { weekA }) }]]),
        cells,
        plans,
        lessons: new Map(),
        changes: new Map(),
      },
      calendar,
    );
  const read = (
    table: ReturnType<typeof build>,
    day: "2026-03-09" | "2026-03-11" | "2026-03-16",
  ) => {
    const { cells: shown, letter } = toDayTable(table, day);
    return [letter ?? "", ...shown.map(({ lesson }) => lesson?.subjectId)].join(" ");
  };

  it("goes by turns, also on a day that is taught like another weekday", () => {
    const table = build("2026-03-02");

    expect(read(table, "2026-03-09")).toBe("B 음악 미술");
    expect(read(table, "2026-03-16")).toBe("A 국어");
    const plans = new Map([["2026-03-11", { day: "2026-03-11", weekday: 1 }]]);
    expect(read(build("2026-03-02", plans), "2026-03-11")).toBe("B 음악 미술");
  });

  it("without a named week is week A alone, as every older version reads it", () => {
    expect(read(build(undefined), "2026-03-09")).toBe(" 국어");
  });

  it("has lines of its own in the sheet", () => {
    const rows = { baseCell: [...cells].map(([id, cell]) => ({ id, ...cell })), subject: [] };
    const sheet = listSheetLines(baseCellSheet, rows).map((line) => line.split("|").slice(1, 5));

    expect(sheet).toEqual([
      ["1", "지운 과목", "", "지운 과목"],
      ["B주 1", "지운 과목", "", ""],
      ["B주 2", "지운 과목", "", ""],
    ]);
  });
});

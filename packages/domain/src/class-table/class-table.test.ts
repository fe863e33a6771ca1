import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { toSchoolYearSpan } from "../school-year/school-year.ts";
import { listOpenDaysBetween } from "../school-calendar/school-calendar.ts";
import { findLastLesson, listLessonPeriods, toDayTable, type ClassTable } from "./class-table.ts";
import { countLessons } from "./count-hours.ts";
import type { KeptLessonChange } from "./lesson-change.ts";
import { toLessonPlace, toPlaceParts, type LessonPlace } from "./lesson-place.ts";
import { listLostLessons } from "./hours/lost-lessons.ts";
import { planLesson } from "./plan-lesson.ts";
import {
  buildGoldenTable,
  closeDay,
  golden,
  goldenCalendar,
  toChanges,
} from "./testing/build-golden-table.ts";

const { ledger } = golden.hours;
const year = toSchoolYearSpan(2025);

function subjectAt(table: ClassTable, place: LessonPlace): string {
  const { day, period } = toPlaceParts(place);
  const cell = toDayTable(table, day).cells.find((each) => each.period === period);
  return cell?.lesson?.subjectId ?? "";
}

function readCells(table: ClassTable, places: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(places.map((place) => [place, subjectAt(table, place as LessonPlace)]));
}

function countBySubject(table: ClassTable): Readonly<Record<string, number>> {
  return Object.fromEntries(
    countLessons(table, year).map(({ subjectId, count }) => [subjectId, count]),
  );
}

/** What differs from the year without any change. */
function toHoursChange(table: ClassTable): Readonly<Record<string, number>> {
  const [before, after] = [countBySubject(buildGoldenTable()), countBySubject(table)];
  return Object.fromEntries(
    Object.entries(after)
      .map(([subject, count]) => [subject, count - (before[subject] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );
}

function readLost(table: ClassTable): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listLostLessons(table, year)
      .filter(({ why }) => why !== "dropped")
      .map(({ place, lesson }) => [place, lesson.subjectId]),
  );
}

describe("the golden ledger", () => {
  const changes = toChanges(ledger.entries);

  it("is laid link by link", () => {
    expect(readCells(buildGoldenTable(), ledger.cells)).toEqual(ledger.before);
    expect(readCells(buildGoldenTable(changes), ledger.cells)).toEqual(ledger.after);
    expect(toHoursChange(buildGoldenTable(changes))).toEqual(ledger.hoursChange);
  });

  it("holds when a link in its middle is taken back", () => {
    const table = buildGoldenTable(
      changes.map((change) => (change.id === "a1" ? { ...change, isOff: true } : change)),
    );
    const { cells, hoursChange } = ledger.withA1Cancelled;

    expect(readCells(table, Object.keys(cells))).toEqual(cells);
    expect(toHoursChange(table)).toEqual(hoursChange);
  });

  it("is laid by time, then by id", () => {
    const swap = { type: "swap", a: "2025-09-01~3", b: "2025-09-04~2" } as const;
    const replace = { type: "replace", a: "2025-09-01~3", subjectId: "음악" } as const;
    const lay = (swapAt: number, swapId: string): string =>
      subjectAt(
        buildGoldenTable([
          { ...swap, id: swapId, at: swapAt },
          { ...replace, id: "m", at: 5 },
        ]),
        "2025-09-04~2",
      );

    expect([lay(4, "z"), lay(6, "a")]).toEqual(["사회", "음악"]);
    expect([lay(5, "a"), lay(5, "z")]).toEqual(["사회", "음악"]);
  });

  it("loses what stands on a day that closes later, and not its partners", () => {
    const calendar = closeDay("2025-09-05");
    const table = buildGoldenTable(changes, {}, calendar);
    const before = readLost(buildGoldenTable([], {}, goldenCalendar));

    expect(readLost(table)).toEqual({ ...before, ...ledger.lostWhen20250905Closes });
    expect(subjectAt(table, "2025-09-01~3")).toBe(ledger.after["2025-09-01~3"]);
  });

  it("loses what a day plan cuts, and not its partners", () => {
    const plan = { day: "2025-09-04", lessons: 1 } as const;
    const table = buildGoldenTable(changes, { plans: new Map([[plan.day, plan]]) });
    const { lost, cells } = ledger.whenLessons1On20250904;
    const before = readLost(buildGoldenTable());

    expect(readLost(table)).toEqual({ ...before, ...lost });
    expect(readCells(table, Object.keys(cells))).toEqual(cells);
    expect(findLastLesson(toDayTable(table, plan.day))).toBe(1);
  });
});

describe("빠진 수업", () => {
  const drop: KeptLessonChange = {
    id: "d1",
    type: "drop",
    a: "2025-09-12~5",
    reason: "출장",
    at: 1,
  };

  it("are dropped ones with their reason, also where another lesson came to their place", () => {
    const swap: KeptLessonChange = {
      id: "d2",
      type: "swap",
      a: "2025-09-12~5",
      b: "2025-09-15~1",
      at: 2,
    };
    const table = buildGoldenTable([drop, swap]);

    expect(subjectAt(table, "2025-09-12~5")).toBe("국어");
    expect(subjectAt(table, "2025-09-15~1")).toBe("");
    expect(toDayTable(table, "2025-09-12").lost).toMatchObject([
      { place: "2025-09-12~5", lesson: { subjectId: "도덕" }, why: "dropped", reason: "출장" },
    ]);
  });

  it("on a public holiday are only those that a change brought there", () => {
    const swap: KeptLessonChange = {
      id: "s1",
      type: "swap",
      a: "2025-10-09~1",
      b: "2025-10-13~1",
      at: 1,
    };

    expect(toDayTable(buildGoldenTable(), "2025-10-09").lost).toEqual([]);
    expect(toDayTable(buildGoldenTable([swap]), "2025-10-09").lost).toMatchObject([
      { place: "2025-10-09~1", origin: "2025-10-13~1", why: "closed", reason: "한글날" },
    ]);
  });
});

describe("a day", () => {
  it("follows the base table that holds on it", () => {
    const table = buildGoldenTable([], {
      tables: new Map([
        ["2025-03-01", { from: "2025-03-01", title: "1학기" }],
        ["2025-09-01", { from: "2025-09-01", title: "2학기" }],
      ]),
      cells: new Map([
        ["x", { from: "2025-03-01", weekday: 1, period: 1, subjectId: "국어" }],
        ["y", { from: "2025-09-01", weekday: 1, period: 2, subjectId: "수학" }],
        ["z", { from: "2025-09-01", weekday: 1, period: 3, subjectId: null }],
      ]),
    });

    expect(listLessonPeriods(toDayTable(table, "2025-08-25"))).toEqual([1]);
    expect(listLessonPeriods(toDayTable(table, "2025-09-01"))).toEqual([2]);
    expect(findLastLesson(toDayTable(table, "2025-09-02"))).toBeUndefined();
    expect(toDayTable(table, "2025-09-06").closing).toEqual({ reason: "weekend", name: "" });
  });

  it("keeps the words of a lesson where the lesson goes", () => {
    const change: KeptLessonChange = {
      id: "s1",
      type: "swap",
      a: "2025-09-01~3",
      b: "2025-09-04~2",
      at: 1,
    };
    const words = { day: "2025-09-01", period: 3, bring: "지도" } as const;
    const table = buildGoldenTable([change], { lessons: new Map([["2025-09-01~3", words]]) });
    const cell = toDayTable(table, "2025-09-04").cells[1];

    expect(cell).toMatchObject({ origin: "2025-09-01~3", words, isChanged: true });
    expect(cell?.planned?.subjectId).toBe("수학");
    expect(planLesson(table, { day: "2025-09-04", period: 2 }, { bring: "지도, 풀 " })).toEqual([
      { kind: "lesson", id: "2025-09-01~3", set: { bring: "지도, 풀" } },
    ]);
    expect(planLesson(table, { day: "2025-09-01", period: 3 }, { unit: "5. 무게" })).toMatchObject([
      {
        id: "2025-09-04~2~수학",
        set: { day: "2025-09-04", period: 2, subjectId: "수학", unit: "5. 무게" },
      },
    ]);
    expect(planLesson(table, { day: "2025-09-08", period: 1 }, { note: " " })).toEqual([]);
  });

  it("has a 보강 of a colleague as held, mine in my free period in no hours", () => {
    const theirs: KeptLessonChange = {
      id: "c1",
      type: "cover",
      a: "2025-09-01~1",
      with: "과학 선생님",
      at: 1,
    };
    const mine: KeptLessonChange = {
      ...theirs,
      id: "c2",
      a: "2025-09-01~6",
      isByMe: true,
    };
    const other: KeptLessonChange = {
      ...theirs,
      id: "c3",
      a: "2025-09-01~2",
      subjectId: "과학",
    };
    const table = buildGoldenTable([theirs, mine, other]);
    const { cells } = toDayTable(table, "2025-09-01");

    expect(cells.map(({ lesson }) => lesson?.subjectId)).toEqual([
      "국어",
      "과학",
      "사회",
      "체육",
      "음악",
      undefined,
    ]);
    expect(cells.map(({ cover }) => cover?.id)).toEqual([
      "c1",
      "c3",
      undefined,
      undefined,
      undefined,
      "c2",
    ]);
    expect(toHoursChange(table)).toEqual({ 수학: -1, 과학: 1 });
  });
});

const openDays = listOpenDaysBetween(goldenCalendar, year.from, year.to);
const somePlace = fc
  .tuple(fc.nat(openDays.length - 1), fc.integer({ min: 1, max: 7 }))
  .map(([index, period]) => toLessonPlace(openDays[index] ?? "2025-09-01", period));

/** Changes of these types between open days, some with one `at`. */
function someChanges(...types: readonly KeptLessonChange["type"][]) {
  // Few days and periods, so that chains form.
  const near = fc
    .tuple(fc.nat(4), fc.integer({ min: 1, max: 7 }))
    .map(([index, period]) => toLessonPlace(openDays[100 + index] ?? "2025-09-01", period));
  const place = fc.oneof(near, somePlace);
  const change = fc.record({
    type: fc.constantFrom(...types),
    a: place,
    b: place,
    at: fc.nat(30),
  });
  return fc
    .array(change, { maxLength: 40 })
    .map((list): readonly KeptLessonChange[] =>
      list.map((each, index) => ({ ...each, id: `c${index}` })),
    );
}

describe("the laws of the ledger", () => {
  const hours = countBySubject(buildGoldenTable());

  test("swaps never change any subject's hours of the year", () => {
    fc.assert(
      fc.property(someChanges("swap"), (changes) => {
        expect(countBySubject(buildGoldenTable(changes))).toEqual(hours);
      }),
      { numRuns: 30 },
    );
  });

  test("order of arrival is nothing", () => {
    fc.assert(
      fc.property(someChanges("swap", "drop", "cover"), fc.array(fc.nat()), (changes, keys) => {
        const shuffled = changes
          .map((change, index) => ({ change, key: keys[index] ?? 0 }))
          .toSorted((a, b) => b.key - a.key)
          .map(({ change }) => change);
        const [one, other] = [buildGoldenTable(changes), buildGoldenTable(shuffled)];
        for (const place of changes.flatMap(({ a, b }) => (b ? [a, b] : [a])))
          expect(subjectAt(one, place)).toBe(subjectAt(other, place));
      }),
      { numRuns: 50 },
    );
  });

  test("taking one back never loses a lesson, and no two lessons share their words", () => {
    fc.assert(
      fc.property(someChanges("swap", "drop"), fc.nat(), (changes, pick) => {
        const table = buildGoldenTable(
          changes.map((change, index) =>
            index === pick % changes.length ? { ...change, isOff: true } : change,
          ),
        );
        const lost = [...table.ledger.dropped.values()].flat();
        const sum = { ...countBySubject(table) };
        for (const { lesson } of lost) sum[lesson.subjectId] = (sum[lesson.subjectId] ?? 0) + 1;
        expect(sum).toEqual(hours);
        const origins = [...table.ledger.days.values()].flatMap((day) =>
          [...day.values()].map(({ origin }) => origin),
        );
        expect(new Set(origins).size).toBe(origins.length);
      }),
      { numRuns: 30 },
    );
  });
});

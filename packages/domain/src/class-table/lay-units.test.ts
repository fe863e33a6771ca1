import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { buildSchoolCalendar } from "../school-calendar/school-calendar.ts";
import { toBaseCellId, type BaseCell } from "./base-table.ts";
import { buildClassTable, toDayTable, type ClassTableRows } from "./class-table.ts";
import { countLessons } from "./count-hours.ts";
import { golden } from "./testing/build-golden-table.ts";
import { layUnits } from "./lay-units.ts";
import { lesson } from "./lesson-record.ts";
import type { Lesson } from "./lesson.ts";
import { planLesson, type LessonWords } from "./plan-lesson.ts";
import { toUnitGapWords } from "./units/unit-gap-words.ts";
import { unitPlan } from "./unit-plan-record.ts";
import { writeUnitPlan } from "./units/write-unit-plan.ts";

const span = { from: "2026-03-01", to: "2027-02-28" } as const;
const calendar = buildSchoolCalendar([], []);
const cells = new Map<string, BaseCell>(
  (
    [
      [1, 1, "국어"],
      [1, 2, "수학"],
      [2, 1, "국어"],
      [3, 1, "과학", "3-1"],
      [4, 1, "과학", "3-2"],
      [8, 1, "음악"],
      [8, 2, "국어"],
    ] as const
  ).map(([weekday, period, subjectId, classKey]) => {
    const cell: BaseCell = {
      from: "2026-03-01",
      weekday,
      period,
      subjectId,
      ...(classKey && { classKey }),
    };
    return [toBaseCellId(cell), cell];
  }),
);
const lines = Array.from({ length: 300 }, (_, at) => `${at + 1}`);

function build(rows: Partial<ClassTableRows>) {
  return buildClassTable(
    {
      tables: new Map([["2026-03-01", { from: "2026-03-01" }]]),
      cells,
      plans: new Map(),
      lessons: new Map(),
      changes: new Map(),
      unitPlans: new Map(["국어", "과학"].map((id) => [id, { subjectId: id, lines }])),
      ...rows,
    },
    calendar,
  );
}

function read(table: ReturnType<typeof build>, days: readonly `${number}-${number}-${number}`[]) {
  return days.map((day) =>
    toDayTable(table, day)
      .cells.map(({ unit }) => unit ?? "")
      .join(" "),
  );
}

describe("writeUnitPlan", () => {
  it("of two devices that paste for a subject at once leaves the later stamp's plan whole", () => {
    const before = { subjectId: "국어", lines: ["가"], from: null };
    const one = { subjectId: "국어", lines: ["나", "다"], from: "2026-08-24" } as const;
    const later = { subjectId: "국어", lines: ["라"] };
    for (const known of [new Map(), new Map([["국어", before]])]) {
      const [first, second] = [one, later].map((plan) => writeUnitPlan(known, plan)[0]);
      expect(first?.id).toBe("국어");
      // Field by field the greater stamp wins, and each names every field.
      expect({ ...first?.set, ...second?.set }).toEqual(second?.set);
      expect(second?.set).toMatchObject({ lines: ["라"], from: null });
      expect(v.is(toSchema(unitPlan), { ...later, subjectId: "s1", from: null })).toBe(true);
    }
  });

  it("is stored with 300 lines at most, and says them in the sheet", () => {
    const plan = { id: "s1", subjectId: "s1", lines: ["=1+1", "🎉"] };
    const { id: _, ...row } = plan;
    expect(v.is(toSchema(unitPlan), row)).toBe(true);
    expect(v.is(toSchema(unitPlan), { ...row, lines: [...lines, "301"] })).toBe(false);
    expect(listSheetLines(toSheet(unitPlan), { unitPlan: [plan] })).toEqual([
      "지운 과목||2|=1+1\n🎉",
    ]);
  });
});

describe("layUnits", () => {
  it.each(golden.units)("$name", ({ lines: planned, slots, held = [], typed = {}, units }) => {
    const { lines: laid } = layUnits(
      new Map([["수학", { lines: planned }]]),
      slots.map((place) => ({
        place,
        lesson: { subjectId: "수학" },
        words: { unit: typed[place] ?? null, isHeld: held.includes(place) },
      })),
    );
    expect(slots.map((place) => [place, typed[place] ?? laid.get(place) ?? null])).toEqual(units);
  });

  it("goes through the lines once for each class, and leaves other subjects alone", () => {
    const week = ["2026-03-09", "2026-03-10", "2026-03-11", "2026-03-12"] as const;
    expect(read(build({}), week)).toEqual(["2 ", "3", "2", "2"]);
  });

  it("begins with the day that the plan names", () => {
    const unitPlans = new Map([
      ["국어", { subjectId: "국어", lines, from: "2026-03-10" } as const],
    ]);
    const table = build({ unitPlans });
    expect(read(table, ["2026-03-09", "2026-03-10"])).toEqual([" ", "1"]);
  });

  it("follows a dropped lesson, a day like another and two weeks", () => {
    const week = ["2026-03-16", "2026-03-17"] as const;
    expect(read(build({}), week)).toEqual(["4 ", "5"]);
    const drop = { id: "c", type: "drop", a: "2026-03-09~1", at: 1 } as const;
    expect(read(build({ changes: new Map([["c", drop]]) }), week)).toEqual(["3 ", "4"]);
    const like = { day: "2026-03-11", weekday: 1 } as const;
    expect(read(build({ plans: new Map([[like.day, like]]) }), week)).toEqual(["5 ", "6"]);
    const tables = new Map([["2026-03-01", { from: "2026-03-01", weekA: "2026-03-02" } as const]]);
    expect(read(build({ tables }), ["2026-03-09", ...week])).toEqual([" 2", "3 ", "4"]);
  });

  it("has the words of a lesson where it was moved to", () => {
    const swap = { id: "c", type: "swap", a: "2026-03-09~1", b: "2026-03-10~1", at: 1 } as const;
    const held = { day: "2026-03-09", period: 1, isHeld: true } as const;
    const table = build({
      changes: new Map([["c", swap]]),
      lessons: new Map([["2026-03-09~1", held]]),
    });
    // The held lesson takes place on the 10th now.
    expect(read(table, ["2026-03-09", "2026-03-10", "2026-03-16"])).toEqual(["2 ", "3", "3 "]);
  });

  describe("words of a lesson whose place another subject has now", () => {
    const [at, next] = [{ day: "2026-03-09", period: 1 }, "2026-03-10"] as const;
    const replace = {
      id: "c",
      type: "replace",
      a: "2026-03-09~1",
      subjectId: "수학",
      at: 1,
    } as const;
    const later = { from: "2026-03-09", weekday: 1, period: 1, subjectId: "수학" } as const;
    const lastTuesday = { ...later, weekday: 2, subjectId: "국어" } as const;
    const others: readonly (readonly [string, Partial<ClassTableRows>])[] = [
      ["a change", { changes: new Map([["c", replace]]) }],
      [
        "a later base table",
        {
          tables: new Map([
            ["2026-03-01", { from: "2026-03-01" }],
            ["2026-03-09", { from: "2026-03-09" }],
          ]),
          cells: new Map(
            [...cells.values(), later, lastTuesday].map((cell) => [toBaseCellId(cell), cell]),
          ),
        },
      ],
      ["a day like another", { plans: new Map([[at.day, { day: at.day, weekday: 4 } as const]]) }],
    ];
    const unitPlans = new Map(
      ["국어", "수학", "과학"].map((id) => [id, { subjectId: id, lines }] as const),
    );
    const say = (rows: Partial<ClassTableRows>, words: LessonWords): Map<string, Lesson> => {
      const lessons = new Map(rows.lessons);
      for (const { id, set } of planLesson(build(rows), at, words))
        lessons.set(id, { ...lessons.get(id), ...set } as Lesson);
      return lessons;
    };

    it.each(others)("count for neither subject after %s", (_, rows) => {
      const unheld = read(build({ unitPlans, ...rows }), [at.day, next]);
      for (const words of [{ unit: "7. 마음" }, { isHeld: true }, { bring: "붓" }]) {
        const table = build({ unitPlans, ...rows, lessons: say({}, words) });
        expect(read(table, [at.day, next])).toEqual(unheld);
        expect(toDayTable(table, at.day).cells[0]?.words).toBeUndefined();
      }
    });

    it("stand beside those of the other, and come back when the change is taken back", () => {
      const changes = new Map([["c", replace]]);
      const korean = say({}, { unit: "7. 마음", isHeld: true });
      const both = say({ changes, lessons: korean }, { unit: "3. 곱셈" });
      // As of two devices that did not meet: neither wrote a row of the other.
      expect(say({ changes }, { unit: "3. 곱셈" })).toEqual(
        new Map([...both].filter(([id]) => !korean.has(id))),
      );
      const unitOf = (rows: Partial<ClassTableRows>) =>
        toDayTable(build({ ...rows, lessons: both }), at.day).cells[0]?.unit;
      expect([unitOf({ changes }), unitOf({})]).toEqual(["3. 곱셈", "7. 마음"]);
      expect(both.get("2026-03-09~1~수학")).toMatchObject({
        ...at,
        subjectId: "수학",
        unit: "3. 곱셈",
      });
      expect(v.is(toSchema(lesson), { ...both.get("2026-03-09~1~수학"), subjectId: "s1" })).toBe(
        true,
      );
    });

    it("that older versions wrote count and are rewritten as before", () => {
      const changes = new Map([["c", replace]]);
      const lessons = new Map([["2026-03-09~1", { ...at, unit: "7. 마음" }]]);
      expect(toDayTable(build({ changes, lessons }), at.day).cells[0]?.unit).toBe("7. 마음");
      expect([...say({ changes, lessons }, { bring: "풀" })]).toEqual([
        ["2026-03-09~1", { ...at, unit: "7. 마음", bring: "풀" }],
      ]);
    });
  });

  it("uses a line for each lesson, in their order, whatever is held or typed", () => {
    const said = fc.record({
      at: fc.integer({ min: 0, max: 60 }),
      isHeld: fc.boolean(),
      unit: fc.constantFrom(null, "단원평가"),
    });
    fc.assert(
      fc.property(fc.array(said, { maxLength: 20 }), (all) => {
        const places = Array.from({ length: 61 }, (_, at) => `2026-03-02~${at}` as const);
        const words = new Map(all.map((each) => [each.at, each]));
        const { lines: laid, used } = layUnits(
          new Map([["국어", { lines }]]),
          places.map((place, at) => ({
            place,
            lesson: { subjectId: "국어" },
            words: words.get(at),
          })),
        );
        const free = [...words.values()].filter(({ isHeld, unit }) => isHeld || unit).length;
        expect(used.get("국어~") ?? 0).toBe(61 - free);
        const order = places.flatMap((place) => Number(laid.get(place) ?? 0) || []);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect(new Set(order).size).toBe(Math.max(...order));
      }),
    );
  });

  it("uses as many lines as there are lessons in the year", () => {
    const table = build({});
    const [lessons] = countLessons(table, span).filter(({ subjectId }) => subjectId === "국어");
    expect(table.units().used.get("국어~")).toBe(lessons?.count);
    expect([12, 0, -8].map(toUnitGapWords)).toEqual([
      "12차시 남아요",
      "수업과 맞아요",
      "8차시 모자라요",
    ]);
  });
});

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { toSentence } from "../../base/result.ts";
import { toSchoolYearSpan } from "../../school-year/school-year.ts";
import { countHours, countLessons } from "../count-hours.ts";
import type { KeptLessonChange } from "../lesson-change.ts";
import {
  listFreeLessons,
  previewChanges,
  spreadChanges,
  spreadMessages,
} from "./spread-changes.ts";
import { buildGoldenTable, golden, goldenSubjects } from "../testing/build-golden-table.ts";

const span = toSchoolYearSpan(2025);
const subjects = new Map(goldenSubjects.map((subject) => [subject.id, subject]));
const { hours } = golden;

describe("시수 맞추기", () => {
  test("the golden seven steps lay the golden cells, and end at 0 but 도덕 +2", () => {
    let table = buildGoldenTable();
    let booked: readonly KeptLessonChange[] = [];
    let next = 0;
    for (const { from, to, cells } of hours.spread) {
      const ask = { from: { subjectId: from }, to, count: cells.length, span };
      const read = spreadChanges(table, subjects, ask);
      if (!read.ok) throw new Error(read.refusal.type);
      expect(read.value.map(({ a }) => a)).toEqual(cells);
      const preview = previewChanges(table, read.value);
      for (const fields of read.value)
        booked = [...booked, { ...fields, id: `n${(next += 1)}`, at: 5 }];
      table = buildGoldenTable(booked);
      expect(countLessons(preview, span)).toEqual(countLessons(table, span));
    }
    const lines = countHours(table, goldenSubjects, { year: 2025, today: "2025-11-20" });
    expect(
      Object.fromEntries(
        lines.map(({ subjectId, year: { planned, given, left, gap } }) => [
          subjectId,
          { planned, givenBefore20251120: given, left, gap },
        ]),
      ),
    ).toEqual(hours.afterSpread);
  });

  test("takes nothing that a change names, nor what is cut or closed, and moves exactly so many hours", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 300 }),
        fc.constantFrom("국어", "체육", "창체"),
        (count, skip, from) => {
          const free = listFreeLessons(buildGoldenTable(), { subjectId: from }, span);
          const named = free.filter((_, at) => at % 3 === skip % 3);
          const changes = named.map((a, at): KeptLessonChange => ({
            id: `d${at}`,
            type: "cover",
            a,
            with: "김",
            at,
          }));
          const plans = new Map([["2025-09-01", { day: "2025-09-01", lessons: 0 } as const]]);
          const table = buildGoldenTable(changes, { plans });
          const read = spreadChanges(table, subjects, {
            from: { subjectId: from },
            to: "음악",
            count,
            span,
          });
          const most = listFreeLessons(table, { subjectId: from }, span).length;
          expect(read.ok).toBe(count <= most);
          if (!read.ok) return;
          const places = read.value.map(({ a }) => a);
          expect(new Set(places).size).toBe(count);
          expect(places.filter((a) => named.includes(a) || a.startsWith("2025-09-01"))).toEqual([]);
          const sum = (of: typeof table, id: string) =>
            countLessons(of, span).find(({ subjectId }) => subjectId === id)?.count ?? 0;
          const after = previewChanges(table, read.value);
          expect(sum(after, from)).toBe(sum(table, from) - count);
          expect(sum(after, "음악")).toBe(sum(table, "음악") + count);
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each([
    ["국어", "", 1, "남는 과목과 모자라는 과목을 골라 주세요."],
    ["국어", "국어", 1, "같은 과목이에요. 모자라는 과목을 골라 주세요."],
    ["국어", "과학", 1, "과학은 박 선생님 수업이라 그대로 둬요. 내가 가르치는 과목을 골라 주세요."],
    ["과학", "국어", 1, "과학은 박 선생님 수업이라 그대로 둬요. 내가 가르치는 과목을 골라 주세요."],
    ["국어", "음악", 0, "국어 수업은 1시간부터 3시간까지 바꿀 수 있어요. 숫자로 적어 주세요."],
    ["국어", "음악", 4, "국어 수업은 1시간부터 3시간까지 바꿀 수 있어요. 숫자로 적어 주세요."],
    [
      "국어",
      "음악",
      Number.NaN,
      "국어 수업은 1시간부터 3시간까지 바꿀 수 있어요. 숫자로 적어 주세요.",
    ],
    [
      "도덕",
      "음악",
      1,
      "바꿀 수 있는 도덕 수업이 남아 있지 않아요. 다른 과목이나 기간을 골라 주세요.",
    ],
  ])("of %s for %s, %d hours, is refused", (from, to, count, sentence) => {
    const own = new Map(subjects);
    const science = subjects.get("과학");
    if (science) own.set("과학", { ...science, teacher: "박 선생님" });
    // Monday and Tuesday.
    const days = { from: "2025-09-01", to: "2025-09-02" } as const;
    const table = buildGoldenTable();
    const read = spreadChanges(table, own, { from: { subjectId: from }, to, count, span: days });
    expect(!read.ok && toSentence(spreadMessages, read.refusal)).toBe(sentence);
  });
});

import { listMonthDays, toWeekday } from "@damim/domain/calendar-day/calendar-day.ts";
import { isPresentMember } from "@damim/domain/student/membership.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findChosenColumns, planRange, toLeftOutWords, toSpans } from "./month-range.ts";

const days = listMonthDays("2026-11");
const isOpen = (day: (typeof days)[number]): boolean => ![0, 6].includes(toWeekday(day));
const students: readonly RosterStudent[] = Array.from({ length: 12 }, (_, index) => ({
  id: `s${index + 1}`,
  number: index + 1,
  name: `학생${index + 1}`,
  ...(index === 4 && { gone: { day: "2026-11-10", kind: "transferOut" } as const }),
  ...(index === 7 && { joinedOn: "2026-11-17" as const }),
}));

const point = fc.record({ row: fc.nat(students.length - 1), column: fc.nat(days.length - 1) });
const range = fc.record({ anchor: point, end: point });

describe("a range of cells", () => {
  test("is the same from whichever corner it was drawn", () => {
    fc.assert(
      fc.property(range, ({ anchor, end }) => {
        expect(toSpans({ anchor: end, end: anchor })).toEqual(toSpans({ anchor, end }));
        const turned = {
          anchor: { row: anchor.row, column: end.column },
          end: { row: end.row, column: anchor.column },
        };
        expect(toSpans(turned)).toEqual(toSpans({ anchor, end }));
      }),
    );
  });

  test("writes each open day of each pupil who is there, and counts every cell once", () => {
    fc.assert(
      fc.property(range, (chosen) => {
        const plan = planRange(chosen, { students, days, isOpen });
        let [cells, closed, outside] = [0, 0, 0];
        for (const [row, student] of students.entries()) {
          const columns = findChosenColumns(chosen, row);
          for (const [column, day] of days.entries()) {
            if (!columns || column < columns.from || column > columns.to) continue;
            cells += 1;
            if (!isOpen(day)) closed += 1;
            else if (!isPresentMember(student, day)) outside += 1;
          }
        }
        expect(plan).toMatchObject({
          cellCount: cells,
          closedCount: closed,
          outsideCount: outside,
        });
      }),
    );
  });
});

describe("what a range leaves out reads", () => {
  const choose = (from: readonly [number, number], to: readonly [number, number]) =>
    toLeftOutWords(
      planRange(
        { anchor: { row: from[0], column: from[1] }, end: { row: to[0], column: to[1] } },
        { students, days, isOpen },
      ),
    );

  it.each([
    ["nothing on open days of those who are there", [0, 1], [1, 2], undefined],
    ["the days without school", [0, 4], [1, 8], "쉬는 날 4칸"],
    ["the days after a pupil has left", [4, 9], [4, 10], "우리 반이 아닌 날 1칸"],
    ["both", [3, 4], [7, 8], "쉬는 날 10칸, 우리 반이 아닌 날 3칸"],
  ] as const)("%s", (_what, from, to, words) => {
    expect(choose(from, to)).toBe(words);
  });
});

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays } from "../../calendar-day/calendar-day.ts";
import {
  attendanceKinds,
  attendanceReasons,
  isCountedInRecord,
  type AttendanceCode,
} from "../code/attendance-code.ts";
import {
  countByStudent,
  countByStudentAndMonth,
  countInRecord,
  foldDay,
  noTotals,
  sumTotals,
} from "./attendance-counts.ts";
import type { AttendanceMark } from "../attendance-mark.ts";
import { buildMark } from "../build-mark.ts";

const year = { from: "2026-03-01", to: "2027-02-28" } as const;

describe("a day with several marks counts", () => {
  const table: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ["nothing without a mark", [], []],
    ["지각 as one 지각", ["late:unexcused"], ["late:unexcused"]],
    ["조퇴 before 지각", ["late:unexcused", "earlyLeave:illness"], ["earlyLeave:illness"]],
    ["지각 before 결과", ["classMissed:other", "late:illness"], ["late:illness"]],
    ["조퇴 before 결과", ["classMissed:other", "earlyLeave:other"], ["earlyLeave:other"]],
    [
      "one of all three",
      ["late:other", "earlyLeave:unexcused", "classMissed:illness"],
      ["earlyLeave:unexcused"],
    ],
    ["결석 before everything", ["late:other", "absent:illness"], ["absent:illness"]],
    ["출석인정 결석 before everything", ["late:other", "absent:excused"], ["absent:excused"]],
    ["출석인정 apart", ["late:excused"], ["late:excused"]],
    [
      "지각 although an 출석인정 조퇴 is there",
      ["late:unexcused", "earlyLeave:excused"],
      ["late:unexcused", "earlyLeave:excused"],
    ],
    [
      "one 출석인정 of several",
      ["late:excused", "earlyLeave:excused", "classMissed:illness"],
      ["classMissed:illness", "earlyLeave:excused"],
    ],
  ];

  it.each(table)("%s", (_fact, marks, counted) => {
    const folded = foldDay(marks.map((code) => buildMark(parseCode(code))));

    expect(folded.map(({ kind, reason }) => `${kind}:${reason}`)).toEqual(counted);
  });

  it("several missed lessons as one 결과", () => {
    const totals = countByStudent([buildMark({ kind: "classMissed", periods: [1, 2, 5] })], year);

    expect(totals.get("s1")?.classMissed.unexcused).toBe(1);
  });

  it.each([true, false])(
    "lessons missed for several reasons as one 결과, 출석인정 apart (one entry a day: %s)",
    (keepsOneADay) => {
      const mark = buildMark({
        kind: "classMissed",
        reason: "excused",
        lesson1: "excused",
        lesson2: "illness",
        lesson5: "unexcused",
      });

      const folded = foldDay([mark], { keepsOneADay, keptKinds: ["classMissed"] });

      expect(folded.map(({ reason }) => reason)).toEqual(["illness", "excused"]);
    },
  );
});

test("totals stand by kind and reason, day by day, pupil by pupil", () => {
  const marks = [
    buildMark({ day: "2026-11-20", kind: "absent", reason: "illness" }),
    buildMark({ day: "2026-11-23", kind: "absent", reason: "illness" }),
    buildMark({ day: "2026-11-23", kind: "late", reason: "illness" }),
    buildMark({ day: "2026-11-24", kind: "late", reason: "excused" }),
    buildMark({ day: "2026-11-24", kind: "late", reason: "other", studentId: "s2" }),
  ];

  const totals = countByStudent(marks, year);

  expect(totals.get("s1")).toEqual({
    ...noTotals,
    absent: { illness: 2, unexcused: 0, other: 0, excused: 0 },
    late: { illness: 0, unexcused: 0, other: 0, excused: 1 },
  });
  expect(countInRecord(totals.get("s1") ?? noTotals, "absent")).toBe(2);
  expect(countInRecord(totals.get("s1") ?? noTotals, "late")).toBe(0);
  expect(totals.get("s2")?.late.other).toBe(1);
  expect(totals.get("s3")).toBeUndefined();
});

test("both ends of the range are in it and the days around it are not", () => {
  const marks = ["2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01"].map((day) =>
    buildMark({ day: day as AttendanceMark["day"] }),
  );

  const totals = countByStudent(marks, { from: "2026-11-01", to: "2026-11-30" });

  expect(totals.get("s1")?.late.unexcused).toBe(2);
});

test("months stand apart", () => {
  const marks = [
    buildMark({ day: "2026-11-30" }),
    buildMark({ day: "2026-12-01" }),
    buildMark({ day: "2026-12-02" }),
  ];

  const byMonth = countByStudentAndMonth(marks, year).get("s1");

  expect(byMonth?.get("2026-11")?.late.unexcused).toBe(1);
  expect(byMonth?.get("2026-12")?.late.unexcused).toBe(2);
  expect(byMonth?.get("2027-01")).toBeUndefined();
});

test("whatever the marks, months add up to the year and no day counts twice in the record", () => {
  const anyMark = fc.record({
    day: fc.integer({ min: 0, max: 364 }).map((n) => addDays("2026-03-01", n)),
    studentId: fc.constantFrom("s1", "s2"),
    kind: fc.constantFrom(...attendanceKinds),
    reason: fc.constantFrom(...attendanceReasons),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(anyMark, {
        selector: ({ day, studentId, kind }) => `${day}~${studentId}~${kind}`,
        maxLength: 60,
      }),
      (marks) => {
        const totals = countByStudent(marks, year);
        const byMonth = countByStudentAndMonth(marks, year);

        for (const [studentId, ofYear] of totals) {
          expect(sumTotals(byMonth.get(studentId)?.values() ?? [])).toEqual(ofYear);
          const counted = attendanceKinds.reduce(
            (sum, kind) => sum + countInRecord(ofYear, kind),
            0,
          );
          const own = marks.filter((mark) => mark.studentId === studentId);
          const daysWithCounted = new Set(
            own.filter((mark) => isCountedInRecord(mark.reason)).map((mark) => mark.day),
          );
          const daysExcusedAbsent = own.filter(
            (mark) => mark.kind === "absent" && mark.reason === "excused",
          );
          for (const { day } of daysExcusedAbsent) daysWithCounted.delete(day);
          expect(counted).toBe(daysWithCounted.size);
        }
      },
    ),
  );
});

test("a year of 20,000 marks is counted in one pass over them", () => {
  const marks = Array.from({ length: 20_000 }, (_, index) =>
    buildMark({
      studentId: `s${index % 40}`,
      day: addDays("2026-03-01", Math.floor(index / 80)),
      kind: index % 80 < 40 ? "late" : "earlyLeave",
    }),
  );

  const totals = countByStudentAndMonth(marks, year);

  expect(totals.size).toBe(40);
  expect(sumTotals(totals.get("s0")?.values() ?? []).earlyLeave.unexcused).toBe(250);
});

function parseCode(text: string): AttendanceCode {
  const [kind, reason] = text.split(":");
  const code = attendanceKinds.flatMap((one) =>
    attendanceReasons.map((other) => ({ kind: one, reason: other })),
  );
  const found = code.find((one) => one.kind === kind && one.reason === reason);
  if (!found) throw new Error(`no code ${text}`);
  return found;
}

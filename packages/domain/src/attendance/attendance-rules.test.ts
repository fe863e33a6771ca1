import { attendanceRulesSchema } from "./attendance-rules-schema.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { plainCalendar, buildSchoolCalendar } from "../school-calendar/school-calendar.ts";
import { addDays } from "../calendar-day/calendar-day.ts";
import { foldDay } from "./count/attendance-counts.ts";
import { defaultRules, toAttendanceRules } from "./attendance-rules.ts";
import { countAthleteDays } from "./count/athlete-days.ts";
import { buildMark } from "./build-mark.ts";
import { foldLessons } from "./lesson/fold-lessons.ts";
import { presentStudents } from "./present-students.ts";
import { listUnexcusedRuns } from "./count/unexcused-runs.ts";
import { toMarkId } from "./attendance-mark.ts";

describe("the school's rules", () => {
  it("are the defaults where nothing is stored, field by field", () => {
    expect(toAttendanceRules(undefined)).toEqual(defaultRules);
    expect(toAttendanceRules({ fieldStudyDays: 20, fineDust: null })).toEqual({
      ...defaultRules,
      fieldStudyDays: 20,
    });
    expect(toAttendanceRules({ keptKinds: ["late"] }).keptKinds).toEqual([
      "late",
      "earlyLeave",
      "classMissed",
    ]);
  });

  it("are taken by the record, with fields of a newer version", () => {
    expect(v.is(attendanceRulesSchema, { ...defaultRules, newer: 1 })).toBe(true);
    expect(v.is(attendanceRulesSchema, { arrivalTime: "9시" })).toBe(false);
    expect(v.is(attendanceRulesSchema, { fieldStudyDays: -1 })).toBe(false);
  });

  it("choose what of a day is kept", () => {
    const marks = [buildMark({ kind: "late" }), buildMark({ kind: "earlyLeave" })];
    const kept = (rules: Parameters<typeof foldDay>[1]) =>
      foldDay(marks, rules).map(({ kind }) => kind);

    expect(kept(defaultRules)).toEqual(["earlyLeave"]);
    expect(kept(toAttendanceRules({ keptKinds: ["late"] }))).toEqual(["late"]);
    expect(kept(toAttendanceRules({ keepsOneADay: false }))).toEqual(["late", "earlyLeave"]);
  });
});

describe("lessons missed are folded to a day", () => {
  it.each([
    [[], 6, undefined],
    [[1], 6, "late"],
    [[1, 2], 6, "late"],
    [[6], 6, "earlyLeave"],
    [[5, 6], 6, "earlyLeave"],
    [[3], 6, "classMissed"],
    [[2, 5], 6, "classMissed"],
    [[1, 6], 6, "late"],
    [[1, 3], 6, "classMissed"],
    [[1, 2, 3, 4, 5, 6], 6, "absent"],
    [[1, 2, 3, 4], 4, "absent"],
    [[7], 6, undefined],
  ] as const)("%j of %i as %s", (missed, lessonCount, kind) => {
    expect(foldLessons(missed, lessonCount)).toBe(kind);
  });
});

it("six lessons of a 학생선수 are one day, and days of 결석 are whole ones", () => {
  const athlete = { reason: "excused", subReason: "athlete" } as const;
  const marks = [
    buildMark({ ...athlete, kind: "absent" }),
    buildMark({ ...athlete, kind: "earlyLeave", periods: [5, 6] }),
    buildMark({ ...athlete, kind: "classMissed", periods: [2, 3, 4, 5] }),
    buildMark({ ...athlete, kind: "late" }),
    buildMark({ kind: "absent", reason: "excused" }),
    buildMark({ ...athlete, kind: "absent", studentId: "s2" }),
  ];

  expect(countAthleteDays(marks, "s1", "middle")).toEqual({
    used: 2,
    lessonsOver: 1,
    allowed: 35,
  });
});

it("who is present: everyone but 결석 and 확인 중, without a reason", () => {
  const day = "2026-11-20";
  const marks = [
    buildMark({ studentId: "s1", kind: "absent" }),
    buildMark({ studentId: "s2", kind: "late" }),
  ];
  const rows = {
    marks: new Map(marks.map((mark) => [toMarkId(mark), mark])),
    checkIns: new Map([
      [`${day}~s2`, { day, studentId: "s2", state: "awaited" } as const],
      [`${day}~s3`, { day, studentId: "s3", state: "awaited" } as const],
    ]),
  };

  expect([...presentStudents(rows, day, ["s1", "s2", "s3", "s4"])]).toEqual(["s2", "s4"]);
});

describe("미인정 결석 in a row", () => {
  const unexcused = (day: `${number}-${number}-${number}`, studentId = "s1") =>
    buildMark({ day, studentId, kind: "absent", reason: "unexcused" });

  it("reaches over a weekend, and over days on which the school is closed", () => {
    const marks = [unexcused("2026-11-20"), unexcused("2026-11-24")];
    const closed = buildSchoolCalendar([
      { day: "2026-11-23", type: "closed", label: "재량휴업일" },
    ]);

    expect(listUnexcusedRuns(marks, plainCalendar)).toEqual([]);
    expect(listUnexcusedRuns(marks, closed)).toEqual([
      { studentId: "s1", days: ["2026-11-20", "2026-11-24"] },
    ]);
  });

  it("never joins two pupils, and is each run once, whatever the marks", () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 30 });
    fc.assert(
      fc.property(days, days, (first, second) => {
        const marks = [
          ...first.map((n) => unexcused(addDays("2026-09-01", n))),
          ...second.map((n) => unexcused(addDays("2026-09-01", n), "s2")),
        ];
        const runs = listUnexcusedRuns(marks, plainCalendar);

        for (const { studentId, days: run } of runs) {
          expect(run.length).toBeGreaterThanOrEqual(2);
          expect(run).toEqual([...run].sort());
          for (const day of run) {
            expect(marks.some((mark) => mark.studentId === studentId && mark.day === day)).toBe(
              true,
            );
          }
        }
        const all = runs.flatMap(({ studentId, days: run }) => run.map((day) => studentId + day));
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});

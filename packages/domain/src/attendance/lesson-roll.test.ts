import { describe, expect, it } from "vitest";
import { DEAD_FIELD } from "../change.ts";
import { toMarkId, type AttendanceMark } from "./attendance-mark.ts";
import { buildMark } from "./build-mark.ts";
import type { AttendanceRows } from "./day-state.ts";
import { attendLesson, missLesson, toLessonState } from "./lesson-roll.ts";

const at = { day: "2026-11-20", studentId: "s1", lesson: 3 } as const;
const unexcused = { reason: "unexcused", isLate: false } as const;

function toRows(...marks: readonly AttendanceMark[]): AttendanceRows {
  return { marks: new Map(marks.map((mark) => [toMarkId(mark), mark])), checkIns: new Map() };
}
const missed = (part: Partial<AttendanceMark>) => buildMark({ kind: "classMissed", ...part });

describe("the state of a lesson", () => {
  it("is missed where a 결과 has the lesson", () => {
    expect(toLessonState([missed({ periods: [3] })], 3).type).toBe("missed");
    expect(toLessonState([missed({ periods: [2] })], 3).type).toBe("present");
    expect(toLessonState([missed({})], 3).type).toBe("present");
  });

  it("stands elsewhere on a day of 결석, and where a 지각 or 조퇴 has the lesson", () => {
    expect(toLessonState([buildMark({ kind: "absent" })], 3).type).toBe("elsewhere");
    expect(toLessonState([buildMark({ kind: "late", periods: [1, 2, 3] })], 3).type).toBe(
      "elsewhere",
    );
    expect(toLessonState([buildMark({ kind: "earlyLeave", periods: [5] })], 3).type).toBe(
      "present",
    );
  });
});

describe("missLesson", () => {
  it("joins the lessons of a day in one 결과", () => {
    expect(missLesson(toRows(missed({ periods: [5] })), at, unexcused)).toEqual([
      { kind: "attendanceMark", id: "2026-11-20~s1~classMissed", set: { periods: [3, 5] } },
    ]);
  });

  it("notes who came late, beside what is noted already", () => {
    const rows = toRows(missed({ periods: [5], note: "보건실" }));
    expect(missLesson(rows, at, { reason: "illness", isLate: true })[0]?.set).toEqual({
      reason: "illness",
      periods: [3, 5],
      note: "보건실, 3교시 늦게 옴",
    });
  });

  it("never takes a 결석 away", () => {
    expect(missLesson(toRows(buildMark({ kind: "absent" })), at, unexcused)).toEqual([]);
  });
});

describe("attendLesson", () => {
  it("takes the lesson out and keeps the others and their 사유", () => {
    const rows = toRows(missed({ periods: [3, 5], note: "보건실, 3교시 늦게 옴" }));
    expect(attendLesson(rows, at)[0]?.set).toEqual({ periods: [5], note: "보건실" });
  });

  it("takes the 결과 away with its last lesson", () => {
    expect(attendLesson(toRows(missed({ periods: [3] })), at)[0]?.set).toEqual({
      [DEAD_FIELD]: true,
    });
    expect(attendLesson(toRows(), at)).toEqual([]);
  });
});

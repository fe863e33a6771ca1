import { describe, expect, it } from "vitest";
import { toMarkId, type AttendanceMark } from "../attendance-mark.ts";
import { buildMark } from "../build-mark.ts";
import type { AttendanceRows } from "../day-state.ts";
import { attendLesson, missLesson, toLessonState } from "./lesson-roll.ts";
import { toLessonsText } from "./lesson-words.ts";
import { listDayReasons, readMark } from "./missed-lessons.ts";

const at = { day: "2026-11-20", studentId: "s1", lesson: 3 } as const;
const unexcused = { reason: "unexcused", isLate: false } as const;

function toRows(...marks: readonly AttendanceMark[]): AttendanceRows {
  return { marks: new Map(marks.map((mark) => [toMarkId(mark), mark])), checkIns: new Map() };
}
const missed = (part: Partial<AttendanceMark>) => buildMark({ kind: "classMissed", ...part });

describe("the state of a lesson", () => {
  it("is missed where a 결과 has the lesson", () => {
    expect(toLessonState([missed({ periods: [3] })], 3).type).toBe("missed");
    expect(toLessonState([missed({ periods: [3], lesson3: false })], 3).type).toBe("present");
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
  const id = "2026-11-20~s1~classMissed";

  it("writes its own lesson and reason and nothing else of the row", () => {
    const rows = toRows(missed({ reason: "illness", lesson5: "illness" }));
    expect(missLesson(rows, at, unexcused)).toEqual([
      { kind: "attendanceMark", id, set: { lesson3: "unexcused" } },
    ]);
  });

  it("notes who came late, beside what is noted already", () => {
    const rows = toRows(missed({ periods: [5], note: "보건실" }));
    expect(missLesson(rows, at, { reason: "illness", isLate: true })[0]?.set).toEqual({
      lesson3: "illness",
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
    expect(attendLesson(rows, at)[0]?.set).toEqual({ lesson3: false, note: "보건실" });
  });

  it("takes with the last lesson everything that the 결과 says", () => {
    const mark = missed({ lesson3: "illness", note: "보건실", subReason: "period" });
    const [change] = attendLesson(toRows(mark), at);
    expect(change?.set).toEqual({
      lesson3: false,
      isTakenBack: true,
      note: null,
      subReason: null,
    });
    expect(readMark({ ...mark, ...change?.set })).toBeUndefined();
    expect(attendLesson(toRows(), at)).toEqual([]);
  });
});

describe("a 결과 as it is read", () => {
  const read = (part: Partial<AttendanceMark>) => readMark({ ...missed(part) });

  it("has the lessons of both forms in one list", () => {
    expect(read({ periods: [5, 1], lesson3: "illness", lesson1: false })).toMatchObject({
      periods: [3, 5],
    });
  });

  it("counts under the teacher's last word, and never as 출석인정 beside a counted lesson", () => {
    const both = { lesson2: "illness", lesson5: "unexcused" } as const;
    expect(read({ reason: "unexcused", ...both })).toMatchObject({ reason: "unexcused" });
    expect(read({ reason: "excused", ...both })).toMatchObject({ reason: "illness" });
    expect(listDayReasons(missed({ reason: "excused", lesson1: "excused", ...both }))).toEqual([
      "illness",
      "unexcused",
      "excused",
    ]);
  });

  it("stands without a lesson, until its last one was taken back", () => {
    expect(read({ reason: "other" })).toMatchObject({ reason: "other" });
    expect(read({ isTakenBack: true, lesson4: false })).toBeUndefined();
    expect(read({ isTakenBack: true, lesson4: "other" })).toMatchObject({ periods: [4] });
  });

  it("is told lesson by lesson where the reasons differ", () => {
    expect(toLessonsText(missed({ periods: [5, 2] }))).toBe("2, 5교시");
    expect(toLessonsText(missed({ lesson2: "illness", lesson5: "unexcused" }))).toBe(
      "2교시 질병, 5교시 미인정",
    );
    expect(toLessonsText(missed({}))).toBe("");
  });
});

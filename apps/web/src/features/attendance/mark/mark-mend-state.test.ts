import { describe, expect, it } from "vitest";
import { findMarkMending, toMarkMendState } from "./mark-mend-state.ts";

const op = {
  kind: "attendanceMark",
  id: "2026-11-20~s5~absent",
  at: "1~a",
  set: { reason: "illness", note: "병원" },
};

describe("a refused mark", () => {
  it("is found by its stamp, with the day, the pupil and what was typed", () => {
    expect(findMarkMending(toMarkMendState(op), [op])).toEqual({
      at: "1~a",
      day: "2026-11-20",
      studentId: "s5",
      words: "질병 결석",
      note: "병원",
    });
  });

  it("may be a check-in too, and one that says no reason", () => {
    const checkIn = { kind: "checkIn", id: "2026-11-20~s5", at: "2~a", set: { state: "arrived" } };
    expect(findMarkMending(toMarkMendState(checkIn), [checkIn])?.words).toBe("등교 확인");
    const noted = { ...op, set: { note: "병원" } };
    expect(findMarkMending(toMarkMendState(op), [noted])?.words).toBe("결석");
  });

  it("is not found once it was mended, and by no other state", () => {
    expect(findMarkMending(toMarkMendState(op), [])).toBeUndefined();
    expect(findMarkMending({ mend: { at: "1~a" } }, [op])).toBeUndefined();
    expect(findMarkMending(toMarkMendState(op), [{ ...op, kind: "student" }])).toBeUndefined();
  });
});

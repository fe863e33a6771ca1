import { describe, expect, it } from "vitest";
import { findStudentMending, toStudentMendState } from "./student-mend-state.ts";

describe("a refused write of a pupil", () => {
  it("becomes what the form would hold", () => {
    const state = toStudentMendState({
      id: "s1",
      at: "1",
      set: { "~dead": false, number: 3, sex: "male", note: null },
    });

    expect(findStudentMending(state)).toEqual({
      studentId: "s1",
      at: "1",
      typed: { number: "3", sex: "남", note: "" },
    });
  });

  it.each([null, {}, { mend: { studentId: 1 } }, "text"])("is not in the state %j", (state) => {
    expect(findStudentMending(state)).toBeUndefined();
  });
});

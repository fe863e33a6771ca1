import { describe, expect, it } from "vitest";
import { findStudentMending, toStudentMendState } from "./student-mend-state.ts";

const refused = {
  id: "s1",
  at: "1",
  set: { "~dead": false, number: 3, name: "김가온", sex: "male", note: null },
};

describe("a refused write of a pupil", () => {
  it("becomes what the form would hold", () => {
    expect(findStudentMending(toStudentMendState(refused), [refused])).toEqual({
      studentId: "s1",
      at: "1",
      typed: { number: "3", name: "김가온", sex: "남", note: "" },
    });
  });

  it("keeps the photo that it set or took away", () => {
    for (const photo of ["019aa0c4-0000-7000-8000-000000000001", null]) {
      const op = { ...refused, set: { photo } };
      expect(findStudentMending(toStudentMendState(op), [op])?.photo).toBe(photo);
    }
  });

  it("with guardians, health and tags too long for the server becomes their texts", () => {
    const set = {
      guardianPhone: "010-1",
      guardians: [
        { relation: "어머니", phone: "010-1" },
        { relation: "아버지", phone: "010-2" },
      ],
      health: { allergens: [2, 4], note: "긴 글" },
      tags: ["우유", "방송부"],
    };

    expect(findStudentMending(toStudentMendState(refused), [{ ...refused, set }])?.typed).toEqual({
      guardians: "어머니\t010-1\n아버지\t010-2",
      allergens: "2,4",
      healthNote: "긴 글",
      tags: "우유, 방송부",
    });
  });

  it("leaves no word of the pupil in the history of the browser", () => {
    expect(JSON.stringify(toStudentMendState(refused))).not.toContain("김가온");
  });

  it("is nothing once it was mended or discarded", () => {
    expect(findStudentMending(toStudentMendState(refused), [])).toBeUndefined();
  });

  it.each([null, {}, { mend: { at: 1 } }, "text"])("is not in the state %j", (state) => {
    expect(findStudentMending(state, [refused])).toBeUndefined();
  });
});

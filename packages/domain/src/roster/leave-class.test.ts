import { describe, expect, it } from "vitest";
import { toSentence } from "../base/result.ts";
import { buildStudent } from "../student/build-student.ts";
import { leaveClass, returnMessages, returnToClass } from "./leave-class.ts";

const student = buildStudent({ id: "s12", number: 12, name: "정하윤" });
const wish = { day: "2026-11-20", kind: "transferOut", memo: " 이사 ", isHidden: true } as const;

describe("a pupil leaves", () => {
  it("with day, kind and memo, and nothing else of the row changes", () => {
    expect(leaveClass(student, wish)).toEqual([
      {
        kind: "student",
        id: "s12",
        set: { gone: { day: "2026-11-20", kind: "transferOut", memo: "이사", hidden: true } },
      },
    ]);
  });

  it("once: the same again writes nothing", () => {
    const gone = { day: "2026-11-20", kind: "transferOut", memo: "이사", hidden: true } as const;

    expect(leaveClass({ ...student, gone }, wish)).toEqual([]);
  });
});

describe("a pupil who left comes back", () => {
  const left = { ...student, gone: { day: "2026-11-13", kind: "transferOut" } as const };
  const place = { ownClass: "3-2", today: "2026-11-20" } as const;

  it("with the number of before", () => {
    expect(returnToClass(left, { ...place, roster: [left] })).toEqual({
      ok: true,
      value: [{ kind: "student", id: "s12", set: { gone: null } }],
    });
  });

  it("not while somebody else has the number", () => {
    const other = buildStudent({ id: "new", number: 12, name: "한새봄" });
    const refused = returnToClass(left, { ...place, roster: [left, other] });

    expect(refused).toMatchObject({ refusal: { type: "NumberTakenMeanwhile" } });
    expect(!refused.ok && toSentence(returnMessages, refused.refusal)).toContain("한새봄");
  });

  it("beside one with the number who left too, or is in another class", () => {
    const leftToo = { ...left, id: "x" };
    const elsewhere = buildStudent({ id: "y", number: 12, classKey: "3-4" });

    expect(returnToClass(left, { ...place, roster: [left, leftToo, elsewhere] }).ok).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { toSentence } from "../base/result.ts";
import { buildStudent } from "../student/build-student.ts";
import { NEVER_LEFT } from "../student/coming-back.ts";
import { checkLastDay, leaveClass, returnMessages, returnToClass } from "./leave-class.ts";

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
    expect(returnToClass(left, NEVER_LEFT, { ...place, roster: [left] })).toEqual({
      ok: true,
      value: [{ kind: "student", id: "s12", set: { gone: null } }],
    });
  });

  it("not while somebody else has the number", () => {
    const other = buildStudent({ id: "new", number: 12, name: "한새봄" });
    const refused = returnToClass(left, NEVER_LEFT, { ...place, roster: [left, other] });

    expect(refused).toMatchObject({ refusal: { type: "NumberTakenMeanwhile" } });
    expect(!refused.ok && toSentence(returnMessages, refused.refusal)).toContain("한새봄");
  });

  it("beside one with the number who left too, or is in another class", () => {
    const leftToo = { ...left, id: "x" };
    const elsewhere = buildStudent({ id: "y", number: 12, classKey: "3-4" });

    expect(
      returnToClass(left, NEVER_LEFT, { ...place, roster: [left, leftToo, elsewhere] }).ok,
    ).toBe(true);
  });

  it("from a day on, and the time away stands between", () => {
    const back = returnToClass(left, "2026-11-20", { ...place, roster: [left] });

    expect(back).toEqual({
      ok: true,
      value: [
        {
          kind: "student",
          id: "s12",
          set: {
            gone: null,
            away: [{ day: "2026-11-13", kind: "transferOut", back: "2026-11-20" }],
          },
        },
      ],
    });
  });

  it("and of one who is back the day can be mended, or the leaving taken out", () => {
    const away = [{ day: "2026-11-13", kind: "transferOut", back: "2026-11-20" }] as const;
    const here = { ...student, away };
    const around = { ...place, roster: [here] };

    expect(returnToClass(here, "2026-11-18", around)).toMatchObject({
      value: [{ set: { away: [{ day: "2026-11-13", back: "2026-11-18" }] } }],
    });
    expect(returnToClass(here, NEVER_LEFT, around)).toMatchObject({
      value: [{ set: { away: null } }],
    });
    expect(checkLastDay("2026-11-19", here, 2026)?.[1]).toContain("돌아온");
    expect(checkLastDay("2026-11-20", here, 2026)).toBeUndefined();
  });
});

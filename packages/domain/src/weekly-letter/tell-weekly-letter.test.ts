import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { hideNames } from "../names/hide-names.ts";
import { hideInTexts } from "../destruction/pupil/hide-in-texts.ts";
import { toSchema } from "../record/to-schema.ts";
import { weeklyLetter } from "./weekly-letter-record.ts";
import { bringNames, LONGEST_NOTES, type WeeklyLetter } from "./weekly-letter.ts";
import {
  isToldOtherwise,
  takeLetterBack,
  tellWeeklyLetter,
  toToldLetter,
} from "./tell-weekly-letter.ts";

const week = "2026-11-30";
const now = Date.parse("2026-11-27T16:02:00+09:00");
const hide = (text: string) => hideNames(text, [{ number: 15, name: "김하린" }]);

/** The row after these changes. */
function tell(row: WeeklyLetter | undefined): WeeklyLetter {
  return { ...row, ...tellWeeklyLetter(week, row, hide, now)[0]?.set };
}

describe("a letter that is told to families", () => {
  it("keeps the words that it had, while it is written on, until it is told again", () => {
    const told = tell({ word: "추워요.", bring2: "붓", notes: null });
    const later = { ...told, word: "더워요.", promise: "걸어요." };

    expect(told.toldAt).toBe(now);
    expect([told, later].map(toToldLetter)).toEqual([
      { word: "추워요.", bring2: "붓" },
      { word: "추워요.", bring2: "붓" },
    ]);
    expect([told, later, tell(later)].map((row) => isToldOtherwise(row, hide))).toEqual([
      false,
      true,
      false,
    ]);
    expect(toToldLetter({ ...later, ...takeLetterBack(week, later)[0]?.set })).toBeUndefined();
    expect(takeLetterBack(week, { word: "추워요." })).toEqual([]);
    expect(isToldOtherwise(undefined, hide)).toBe(false);
  });

  it("may have no words, and is a row then", () => {
    expect(tellWeeklyLetter(week, undefined, hide, now)).toMatchObject([
      { kind: "weeklyLetter", id: week, set: { told: {}, toldAt: now } },
    ]);
    expect(toToldLetter(tell(undefined))).toEqual({});
  });

  it("names no pupil, however long its words are, and so does one whose pupil is erased", () => {
    const row = tell({ word: "김하린 생일", notes: "김하린 ".repeat(LONGEST_NOTES / 4).trim() });

    expect(toToldLetter(row)?.word).toBe("15번 생일");
    expect(JSON.stringify(row.told)).not.toContain("하린");
    expect(isToldOtherwise(row, hide)).toBe(false);
    expect(v.is(toSchema(weeklyLetter), row)).toBe(true);
    const older = { kind: "weeklyLetter", data: { told: { notes: "김하린 상" }, toldAt: now } };
    expect(hideInTexts(older, hide)).toEqual({ told: { notes: "15번 상" } });
  });

  it("keeps a name where the teacher said 「그대로」", () => {
    const row = { notes: "김하린 상\n김하린 생일", keptNames: "김하린 상" };
    expect(toToldLetter(tell(row))?.notes).toBe("김하린 상\n15번 생일");
  });

  it("tells each field that a teacher types", () => {
    const all = Object.fromEntries(
      ["word", ...bringNames, "notes", "promise"].map((name) => [name, `${name}!`]),
    );
    expect(toToldLetter(tell(all))).toEqual(all);
  });
});

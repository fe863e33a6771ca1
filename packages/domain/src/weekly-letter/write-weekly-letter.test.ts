import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { NO_TEXT_DIGEST } from "../record/long-text.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { weeklyLetter } from "./weekly-letter-record.ts";
import { bringNames, letterNames, type KeptWeeklyLetter } from "./weekly-letter.ts";
import {
  copyLastLetter,
  findLastLetter,
  leaveOut,
  writeWeeklyLetter,
} from "./write-weekly-letter.ts";

const lastMonday = "2026-11-16";
const last: KeptWeeklyLetter = {
  id: lastMonday,
  word: "비가 와요.",
  bring1: "줄넘기",
  bring5: "리코더",
  notes: "독서록",
  promise: "친구의 말을 끝까지 들어요.",
  toldAt: Date.parse("2026-11-13T12:00:00+09:00"),
};
const letters = new Map<string, KeptWeeklyLetter>(
  [{ id: "2026-11-09", word: "앞" }, last, { id: "2026-11-23", word: null }].map((letter) => [
    letter.id,
    letter,
  ]),
);
const everyDay = new Set([0, 1, 2, 3, 4]);

describe("a weekly letter", () => {
  it("becomes a row with its first word, and is written field by field", () => {
    const empty = Object.fromEntries(letterNames.map((name) => [name, null]));

    expect(writeWeeklyLetter(letters, "2026-11-30", empty, NO_TEXT_DIGEST)).toEqual([]);
    expect(
      writeWeeklyLetter(letters, "2026-11-30", { ...empty, bring2: "붓" }, NO_TEXT_DIGEST),
    ).toMatchObject([{ kind: "weeklyLetter", id: "2026-11-30", set: { bring2: "붓" } }]);
    expect(
      writeWeeklyLetter(letters, lastMonday, { ...last, word: null, bring2: "붓" }, NO_TEXT_DIGEST),
    ).toEqual([{ kind: "weeklyLetter", id: last.id, set: { word: null, bring2: "붓" } }]);
  });

  it("begins with what the last one told, on days with lessons, while it is empty", () => {
    expect(findLastLetter(letters, "2026-11-30")?.id).toBe(last.id);
    expect(copyLastLetter(letters, "2026-11-30", new Set([0, 1, 2, 3]))).toMatchObject([
      {
        id: "2026-11-30",
        set: { bring1: "줄넘기", notes: "독서록", from: NO_TEXT_DIGEST, promise: last.promise },
      },
    ]);
    expect(copyLastLetter(letters, "2026-11-30", everyDay)[0]?.set).not.toHaveProperty("word");
    expect(copyLastLetter(letters, lastMonday, everyDay)).toEqual([]);
    expect(copyLastLetter(letters, "2026-11-09", everyDay)).toEqual([]);
    // Emptied again, it is the same row.
    expect(copyLastLetter(letters, "2026-11-23", everyDay)[0]?.set).toMatchObject({
      bring5: "리코더",
    });
  });

  it("leaves out an event by a row of its own, so that two devices leave out two", () => {
    const left = new Map([
      ["a~one", { eventId: "a", planned: "one", isLeftOut: true, note: "꽃" }],
    ]);

    expect(leaveOut(left, ["b"], true)).toMatchObject([
      { kind: "eventDay", id: "b~one", set: { eventId: "b", planned: "one", isLeftOut: true } },
    ]);
    expect(leaveOut(left, ["a"], true)).toEqual([]);
    expect(leaveOut(left, ["a"], null)).toEqual([
      { kind: "eventDay", id: "a~one", set: { isLeftOut: null } },
    ]);
  });

  it("has an end, and stands in sheets", () => {
    const schema = toSchema(weeklyLetter);
    const { id, ...row } = last;

    expect(v.is(schema, row)).toBe(true);
    for (const [name, most] of [
      ["word", 300],
      ["notes", 600],
      ["promise", 300],
      ...bringNames.map((each) => [each, 100] as const),
    ] as const) {
      expect(v.is(schema, { [name]: "가".repeat(most) })).toBe(true);
      expect(v.is(schema, { [name]: "가".repeat(most + 1) })).toBe(false);
    }
    expect(listSheetLines(toSheet(weeklyLetter), { weeklyLetter: [last] })).toEqual([
      `2026-11-16|비가 와요.|줄넘기||||리코더|독서록|${last.promise}|2026-11-13`,
    ]);
    expect(weeklyLetter.when?.(row, id)).toBe("11월 16일 주");
  });
});

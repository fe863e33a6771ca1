import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSentence } from "../base/result.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { gameScore } from "./game-score-record.ts";
import type { KeptGameScore } from "./game-score.ts";
import { labelMessages, parseLabel, rankScores } from "./rank-scores.ts";

const round: KeptGameScore = {
  id: "a",
  game: "jump",
  day: "2026-11-20",
  label: "1모둠",
  score: 10,
  seed: 7,
  presses: [3, 90],
};

describe("the ranking", () => {
  const rounds = [
    { ...round, id: "c", score: 12 },
    { ...round, id: "b", score: 12 },
    round,
    { ...round, id: "d", day: "2026-11-19" as const, score: 99 },
    { ...round, id: "e", game: "stick" as const, score: 99 },
  ];

  it("is of one game, of a day or of the year, and ties share a place", () => {
    const today = rankScores(rounds, "jump", "2026-11-20");

    expect(today.map(({ place, row }) => `${place}${row.id}`)).toEqual(["1b", "1c", "3a"]);
    expect(rankScores(rounds, "jump")[0]?.row.id).toBe("d");
  });

  it("has ten lines", () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...round, id: `r${index}` }));

    expect(rankScores(many, "jump")).toHaveLength(10);
  });

  it.each([
    ["", "모둠이나 색 이름을 적어 주세요."],
    ["아홉글자가넘는이름", "이름은 8자까지 적을 수 있어요."],
  ])("「%s」 is refused", (typed, sentence) => {
    const parsed = parseLabel(typed);
    if (parsed.ok) throw new Error("refused");

    expect(toSentence(labelMessages, parsed.refusal)).toBe(sentence);
  });
});

it("has an end, and stands in a sheet", () => {
  expect(parseLabel(" 🦊여우 ")).toEqual({ ok: true, value: "🦊여우" });
  const schema = toSchema(gameScore);
  expect(v.is(schema, round)).toBe(true);
  expect(v.is(schema, { ...round, presses: [90, 3] })).toBe(false);
  expect(v.is(schema, { ...round, seed: 2 ** 32 })).toBe(false);
  expect(listSheetLines(toSheet(gameScore), { gameScore: [round] })).toEqual([
    "2026-11-20|점프게임|1모둠|10",
  ]);
});

import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSentence } from "../base/result.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { toolPreset as toolPresetRecord } from "./tool-preset-record.ts";
import { listMessages, readList } from "./read-list.ts";

describe("a list without a roster", () => {
  it.each([
    ["1-3", [1, 2, 3]],
    [" 9 ~ 10 ", [9, 10]],
    ["사과, 배, 사과", ["사과", "배"]],
    ["김치, 국\n밥\n\n", ["김치, 국", "밥"]],
    ["3", ["3"]],
  ])("「%s」", (typed, items) => {
    expect(readList(typed)).toEqual({ ok: true, value: items });
  });

  it.each([
    [" ", "목록을 적어 주세요. 「1-28」이나 한 줄에 하나씩 적어요."],
    ["28-1", "번호는 「1-28」처럼 작은 수부터 적어 주세요."],
    ["1-999", "목록에는 200개까지 적을 수 있어요."],
    ["가".repeat(61), "「가가가가가가가가가가…」가 너무 길어요. 하나에 60자까지 적을 수 있어요."],
  ])("「%s」 is refused", (typed, sentence) => {
    const read = readList(typed);
    if (read.ok) throw new Error("refused");

    expect(toSentence(listMessages, read.refusal)).toBe(sentence);
  });
});

it("is kept, has an end, and stands in a sheet", () => {
  const preset = { tool: "diceRoulette", title: "간식", value: ["사과", "배"] };

  expect(v.is(toSchema(toolPresetRecord), preset)).toBe(true);
  expect(v.is(toSchema(toolPresetRecord), { ...preset, title: "가".repeat(31) })).toBe(false);
  expect(v.is(toSchema(toolPresetRecord), { ...preset, value: "가".repeat(4_000) })).toBe(false);
  const rows = {
    toolPreset: [
      { id: "b", ...preset },
      { id: "a", ...preset, title: "가위", value: { faces: 3 } },
    ],
  };
  expect(listSheetLines(toSheet(toolPresetRecord), rows)).toEqual([
    '주사위/룰렛|가위|{"faces":3}',
    "주사위/룰렛|간식|사과, 배",
  ]);
});

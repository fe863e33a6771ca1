import { expect, it } from "vitest";
import { toOcrGrid } from "./ocr-grid.ts";
import type { OcrLine } from "./ocr-page.ts";
import { readRosterGrid } from "../roster-reading.ts";

/** A line 20 pixels high; each word at its place, as wide as its letters. */
function buildLine(
  top: number,
  words: readonly (readonly [text: string, left: number, confidence?: number])[],
): OcrLine {
  return {
    top,
    bottom: top + 20,
    words: words.map(([text, left, confidence = 90]) => ({
      text,
      left,
      right: left + text.length * 18,
      confidence,
    })),
  };
}

const page = {
  width: 600,
  height: 200,
  lines: [
    buildLine(10, [
      ["2026학년도", 40],
      ["3학년", 250],
      ["2반", 360],
      ["명렬표", 430],
    ]),
    buildLine(40, [
      ["번호", 40],
      ["성명", 150],
      ["성별", 260],
      ["생년월일", 380],
    ]),
    buildLine(70, [
      ["|", 30],
      ["1", 50],
      ["강", 140],
      ["도윤", 160],
      ["남", 270],
      ["2017-01-10", 350],
    ]),
    buildLine(100, [
      ["2", 50],
      ["응우엔티란", 120, 60],
      ["_", 230],
      ["여", 270],
      ["2017-07-16", 350],
    ]),
    buildLine(130, [
      ["3", 50],
      ["이도윤", 140],
      ["2017-08-17", 350],
    ]),
  ],
};

it("words of a ruled list stand under their headings, also where a cell is empty", () => {
  const { rows } = toOcrGrid(page);

  expect(rows).toEqual([
    ["2026학년도 3학년 2반 명렬표"],
    ["번호", "성명", "성별", "생년월일"],
    ["1", "강도윤", "남", "2017-01-10"],
    ["2", "응우엔티란", "여", "2017-07-16"],
    ["3", "이도윤", "", "2017-08-17"],
  ]);
  const reading = readRosterGrid(rows, { ownClass: "3-2" });
  expect(reading.ok && reading.value.taken.map(({ student }) => student.name)).toEqual([
    "강도윤",
    "응우엔티란",
    "이도윤",
  ]);
});

it("rows that the reader was not sure of are told, with their place in the picture", () => {
  const { doubtfulRows, places } = toOcrGrid(page);

  expect([...doubtfulRows]).toEqual([3]);
  expect(places[3]).toEqual({ top: 100, bottom: 120 });
});

it("a list without headings stands in the columns that most lines have", () => {
  const lines = page.lines.slice(2, 4);

  expect(toOcrGrid({ ...page, lines }).rows[1]).toEqual(["2", "응우엔티란", "여", "2017-07-16"]);
  expect(toOcrGrid({ ...page, lines: [] }).rows).toEqual([]);
});

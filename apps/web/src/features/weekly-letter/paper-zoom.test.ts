import type { LaidLetter } from "@damim/domain/weekly-letter/lay-weekly-letter.ts";
import { expect, it } from "vitest";
import { toPaperZoom } from "./paper-zoom.ts";

const periods = [1, 2, 3, 4, 5, 6];
const toLetter = (unit: string, lunch: string): LaidLetter => ({
  monday: "2026-11-30",
  periods,
  leftOut: [],
  week: undefined,
  days: (["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"] as const).map(
    (day) => ({
      day,
      closed: undefined,
      lessons: periods.map((period) => ({ period, subject: "국어", unit })),
      note: "",
      events: [],
      brings: [],
      lunch,
    }),
  ),
});

it("prints a letter as it is where it fits", () => {
  expect(toPaperZoom(toLetter("", ""), {})).toBe(1);
});

it("prints a full letter no smaller than it has to, for smaller lines have room for more letters", () => {
  const unit = "여러 가지 방법으로 덧셈과 뺄셈을 해 보아요";
  const letter = toLetter(unit, "기장밥, 소고기미역국, 닭갈비, 배추김치, 요구르트, 사과");
  const zoom = toPaperZoom(letter, { word: "가".repeat(300), notes: "가".repeat(300) });
  expect(zoom).toBeGreaterThan(0.8);
  expect(zoom).toBeLessThan(1);
});

it("prints the longest letter at half its size", () => {
  const long = "가\n".repeat(300);
  expect(toPaperZoom(toLetter("", ""), { word: long, notes: long })).toBe(0.5);
});

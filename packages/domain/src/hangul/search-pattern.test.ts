import fc from "fast-check";
import { expect, test } from "vitest";
import { hasTyped } from "./initial-consonants.ts";
import { toSearchPattern } from "./search-pattern.ts";

const letters = (most: number) =>
  fc.string({
    unit: fc.constantFrom(...Array.from("가기김민미준ㄱㅁㅈaB -.*(\n")),
    maxLength: most,
  });

test("the pattern finds what hasTyped finds", () => {
  fc.assert(
    fc.property(letters(12), letters(4), (text, typed) => {
      const pattern = toSearchPattern(typed);

      expect(pattern?.test(text) ?? true).toBe(hasTyped(text, typed));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ["이민준 김", "민ㅈ 기", "민준 김"],
  ["체험 학습 안내", "ㅎㅅ", "학습"],
  ["체험 학습 안내", "험학", "험 학"],
  ["Nguyen", "gU", "gu"],
  ["10:30~", "0:3", "0:3"],
  ["이민준", "준민", undefined],
])("in %s, %s is %s", (text, typed, found) => {
  expect(toSearchPattern(typed)?.exec(text)?.[0]).toBe(found);
});

test("nothing typed is no pattern", () => {
  expect(toSearchPattern(" ")).toBeUndefined();
});

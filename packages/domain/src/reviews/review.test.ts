import { describe, expect, it } from "vitest";
import { isFeatureWord, parseReview } from "./review.ts";

describe("a review", () => {
  it("is kept as it was written, without the blanks around it; a verdict alone is one", () => {
    expect(parseReview({ verdict: "helped", text: " 편해요\n" })).toEqual({
      ok: true,
      value: { verdict: "helped", text: "편해요" },
    });
    expect(parseReview({ verdict: "lacking", text: "" }).ok).toBe(true);
  });

  it.each([
    ["가".repeat(501), "ReviewTooLong"],
    ["문의는 010-1234-5678로", "ReviewHasPhone"],
    ["170101-3123456 아이", "ReviewHasResidentNumber"],
  ])("is refused where it is too long or leads to a person", (text, type) => {
    expect(parseReview({ verdict: "helped", text })).toEqual({ ok: false, refusal: { type } });
  });

  it("may give the line of the school", () => {
    expect(parseReview({ verdict: "helped", text: "02-123-4567" }).ok).toBe(true);
  });
});

it.each([
  ["settingSeat", true],
  ["student-manage", true],
  ["", false],
  ["가나다", false],
  ["a/b", false],
  ["a".repeat(41), false],
])("%s is the word of a feature: %s", (word, isOne) => {
  expect(isFeatureWord(word)).toBe(isOne);
});

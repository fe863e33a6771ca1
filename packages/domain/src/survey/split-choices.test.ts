import fc from "fast-check";
import { expect, it } from "vitest";
import { findOptions, splitChoices } from "./split-choices.ts";

it.each([
  [
    ["놀이공원;과학관;", "놀이공원;과학관;", "박물관;"],
    ["놀이공원", "과학관", "박물관"],
  ],
  [
    ["놀이공원,과학관", "놀이공원,과학관", "박물관"],
    ["놀이공원", "과학관", "박물관"],
  ],
  [
    ["놀이공원, 과학관", "놀이공원, 과학관", "박물관"],
    ["놀이공원, 과학관", "박물관"],
  ],
  [
    ["1,000원", "2,000원", "1,000원, 2,000원", "3,000원"],
    ["1,000원", "2,000원", "3,000원"],
  ],
  [
    ["10,000", "1,234,500"],
    ["10,000", "1,234,500"],
  ],
  [
    ["1,2", "2,3"],
    ["1", "2", "3"],
  ],
  [
    ["A, B;C", "C", "A, B", "A, B;C"],
    ["A, B", "C"],
  ],
  [
    ["네, 좋아요", "네, 싫어요", "아니요", "네, 좋아요"],
    ["네, 좋아요", "네, 싫어요", "아니요"],
  ],
  [
    ["예, 가요", "아니요, 못 가요", "예, 가요", "아니요, 못 가요"],
    ["예, 가요", "아니요, 못 가요"],
  ],
])("%j have the options %j", (answers, options) => {
  expect(findOptions(answers)).toEqual(options);
});

it("every option that answers show is chosen by one of them, and has its bar", () => {
  const part = fc.constantFrom(
    "1,000원",
    "네, 좋아요",
    "네, 싫어요",
    "놀이공원",
    "과학관",
    "박물관(어린이, 가족)",
    "산",
  );
  const answer = fc
    .tuple(fc.array(part, { minLength: 1, maxLength: 3 }), fc.constantFrom(", ", ",", ";", "; "))
    .map(([parts, sign]) => parts.join(sign));
  fc.assert(
    fc.property(fc.array(answer, { minLength: 1, maxLength: 8 }), (answers) => {
      const options = findOptions(answers);
      const chosen = new Set(answers.flatMap((each) => splitChoices(each, options)));
      expect(options.filter((option) => !chosen.has(option))).toEqual([]);
    }),
  );
});

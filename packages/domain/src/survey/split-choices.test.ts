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
])("%j have the options %j", (answers, options) => {
  expect(findOptions(answers)).toEqual(options);
});

it("every option that answers show is chosen by one of them, and has its bar", () => {
  const part = fc.constantFrom("놀이공원", "과학관", "박물관(어린이, 가족)", "산");
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

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumQuestion } from "./count-answers.ts";
import { findOptions, joinChoices, sayAnswer, splitChoices } from "./split-choices.ts";

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

describe("choices of an own survey", () => {
  it("stay as they were chosen, whatever options hold", () => {
    const words = fc.constantFrom("사과", "배", ", ", ",", ";", "네", " ", "1", "000", "(", ")");
    const option = fc
      .array(words, { minLength: 1, maxLength: 5 })
      .map((parts) => parts.join("").trim())
      .filter(Boolean);
    const options = fc.uniqueArray(option, { minLength: 2, maxLength: 6 });
    const asked = options.chain((all) => fc.tuple(fc.constant(all), fc.subarray(all)));
    fc.assert(
      fc.property(asked, ([all, chosen]) => {
        expect(splitChoices(joinChoices(chosen), all)).toEqual(chosen);
      }),
    );
  });

  it("are told apart in one line", () => {
    const options = ["사과, 배", "사과", "배"];
    const say = (chosen: readonly string[]): string =>
      sayAnswer({ type: "multi", options }, joinChoices(chosen));
    expect(say(["사과", "배"])).toBe("사과, 배");
    expect(say(["사과, 배", "배"])).toBe("사과, 배 / 배");
  });

  it("have a bar each, also where nobody chose one that reads as two others", () => {
    const options = ["사과, 배", "사과", "배"];
    const question = { id: "q1", head: "무엇을 먹나요?", type: "multi", options } as const;
    const answer = { id: "s~1", surveyId: "s", row: 1, state: "sure" } as const;
    const answers = [{ ...answer, values: { q1: joinChoices(["사과", "배"]) } }];
    const bars = sumQuestion(question, answers, { members: [] }, true).bars;
    expect(bars.map(({ option, answers: of }) => [option, of.length])).toEqual([
      ["사과", 1],
      ["배", 1],
      ["사과, 배", 0],
    ]);
  });
});

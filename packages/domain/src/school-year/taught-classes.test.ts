import { expect, test } from "vitest";
import { parseTaughtClasses, toTaughtText } from "./taught-classes.ts";

test.each([
  ["3-1 과학, 3-2 과학", "3-1 과학, 3-2 과학"],
  ["3-1~3 영어", "3-1 영어, 3-2 영어, 3-3 영어"],
  ["3-1 ~ 3-2 영어", "3-1 영어, 3-2 영어"],
  ["5학년 2반 음악\n5학년 3반 음악", "5-2 음악, 5-3 음악"],
  ["６-가 체육", "6-가 체육"],
  ["4-1, 4-1, 4-1 실과", "4-1, 4-1 실과"],
  ["2학년 1반", "2-1"],
  ["", ""],
])("%j is read as %j", (text, words) => {
  const parsed = parseTaughtClasses(text);

  expect(parsed.ok && toTaughtText(parsed.value)).toBe(words);
  const again = parseTaughtClasses(words);
  expect(again).toEqual(parsed);
});

test.each(["과학", "7-1 과학", "3-5~2", "3-1 과학, 몰라요", "3-", `3-1 ${"가".repeat(21)}`])(
  "%j is not guessed",
  (text) => {
    expect(parseTaughtClasses(text)).toMatchObject({
      refusal: {
        sentence: expect.stringMatching(
          /부분을 읽지 못했어요\. 「3-1 과학」처럼 적어 주세요\.$/,
        ) as unknown,
      },
    });
  },
);

test("more than 40 classes are refused", () => {
  expect(parseTaughtClasses("1-1~40, 2-1~2")).toMatchObject({
    refusal: { sentence: "수업하는 반은 40개까지 적을 수 있어요." },
  });
});

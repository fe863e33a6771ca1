import { describe, expect, it } from "vitest";
import { toSentence } from "../base/result.ts";
import { decideBreakPress } from "./break-lock.ts";
import { writeTerms } from "./draw-terms.ts";
import { isWeighed, readWeights, toWeightsWords, weightsMessages } from "./draw-weights.ts";

describe("weights", () => {
  it("are typed by number or by text, and one is none", () => {
    const read = (typed: string) => {
      const weights = readWeights(typed, [3, 8, "산책"]);
      return weights.ok ? [...weights.value] : toSentence(weightsMessages, weights.refusal);
    };

    expect(read("")).toEqual([]);
    expect(read("3 *2, 8번 ×5")).toEqual([
      [3, 2],
      [8, 5],
    ]);
    expect(read("산책*9\n3 x1")).toEqual([["산책", 9]]);
    expect(read("３ ＊２")).toEqual([[3, 2]]);
    expect(read("3 *10")).toBe("「3 *10」을 읽지 못했어요. 「3 *2」처럼 1부터 9까지 적어 주세요.");
    expect(read("3")).toBe("「3」을 읽지 못했어요. 「3 *2」처럼 1부터 9까지 적어 주세요.");
    expect(read("31 *2")).toBe("「31」은 뽑을 목록에 없어요.");
  });

  it("are told to the class", () => {
    expect(toWeightsWords(new Map())).toBeUndefined();
    expect(
      toWeightsWords(
        new Map<number | string, number>([
          [3, 2],
          ["산책", 5],
        ]),
      ),
    ).toBe("가중치 켜짐: 3번 ×2, 산책 ×5");
  });

  it("are those that a draw was sealed with, or it is another draw", () => {
    const weighed = writeTerms({ kind: "any", who: [3, 8], weights: [2, 1] });

    expect(isWeighed(weighed, new Map([[3, 2]]))).toBe(true);
    expect(isWeighed(weighed, new Map())).toBe(false);
    expect(isWeighed(writeTerms({ kind: "any", who: [8] }), new Map([[3, 2]]))).toBe(true);
  });
});

it("a press in the break draws when it comes again three seconds later", () => {
  const first = 1_795_000_000_000;

  expect(decideBreakPress(undefined, first)).toBe("again");
  expect(decideBreakPress(first, first + 2_999)).toBe("wait");
  expect(decideBreakPress(first, first + 3_000)).toBe("draw");
  expect(decideBreakPress(first, first + 15_001)).toBe("again");
  expect(decideBreakPress(first, first - 1)).toBe("again");
});

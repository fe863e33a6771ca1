import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DrawItem } from "./draw.ts";
import { readTerms, writeTerms, type DrawTerms } from "./draw-terms.ts";
import { sectorAngle } from "./roulette.ts";
import { joinPlace, runDraw, shuffleRound } from "./run-draw.ts";
import { sealDraw, toDrawKey } from "./seal.ts";
import { toSealChip, toSealWords } from "./seal-words.ts";
import { below, createFastStream, createStream, shuffle } from "./stream.ts";
import { nextClosed } from "./turns.ts";
import { verifyDraw, type DrawReceipt } from "./verify-draw.ts";

interface GoldenDraw {
  readonly terms: string;
  readonly seed: string;
  readonly seal: string;
  readonly number: string;
  readonly key: string;
  readonly result: DrawItem | readonly DrawItem[];
}

type Keyed<T> = readonly (T & { readonly key: string })[];

interface Golden {
  readonly stream: Keyed<{ readonly words: readonly number[] }>;
  readonly fast: Keyed<{ readonly words: readonly number[] }>;
  readonly below: Keyed<{
    readonly n: number;
    readonly values: readonly number[];
    readonly wordsUsed: number;
  }>;
  readonly shuffle: Keyed<{
    readonly list: readonly number[];
    readonly shuffled: readonly number[];
  }>;
  readonly draws: readonly GoldenDraw[];
  readonly verify: readonly { readonly receipt: DrawReceipt; readonly say: string }[];
  readonly turns: readonly {
    readonly order: readonly number[];
    readonly away: readonly (readonly number[])[];
    readonly opened: readonly (number | null)[];
    readonly left: readonly number[];
  }[];
  readonly seam: Keyed<{
    readonly before: number;
    readonly list: readonly number[];
    readonly order: readonly number[];
  }>;
  readonly join: Keyed<{
    readonly who: DrawItem;
    readonly left: number;
    readonly place: number;
  }>;
  readonly fairness: {
    readonly turns: {
      readonly draws: number;
      readonly pupils: number;
      readonly counts: readonly number[];
    };
    readonly any: {
      readonly key: string;
      readonly draws: number;
      readonly pupils: number;
      readonly counts: readonly number[];
    };
    readonly weights: {
      readonly key: string;
      readonly draws: number;
      readonly weights: readonly number[];
      readonly counts: readonly number[];
    };
  };
  readonly sectors: readonly {
    readonly weights: readonly number[];
    readonly index: number;
    readonly part: number;
    readonly angle: number;
  }[];
}

const golden = JSON.parse(
  readFileSync(new URL("golden-draws.json", import.meta.url), "utf8"),
) as Golden; // ours: its shape is what its tests say

const hex = (text: string): string => createHash("sha256").update(text).digest("hex");
const numbersTo = (last: number): readonly number[] =>
  Array.from({ length: last }, (_, index) => index + 1);

function count(drawn: readonly DrawItem[], last: number): readonly number[] {
  return numbersTo(last).map((number) => drawn.filter((item) => item === number).length);
}

describe("the stream of a key", () => {
  it.each(golden.stream)("$key", ({ key, words }) => {
    const next = createStream(key);
    expect(words.map(() => next())).toEqual(words);
  });

  it.each(golden.fast)("for a search: $key", ({ key, words }) => {
    const next = createFastStream(key);
    expect(words.map(() => next())).toEqual(words);
  });

  it.each(golden.below)("below $n", ({ key, n, values, wordsUsed }) => {
    const stream = createStream(key);
    let used = 0;
    const next = () => {
      used += 1;
      return stream();
    };
    expect(values.map(() => below(next, n))).toEqual(values);
    expect(used).toBe(wordsUsed);
  });

  it.each(golden.shuffle)("shuffles $list", ({ key, list, shuffled }) => {
    expect(shuffle(createStream(key), list)).toEqual(shuffled);
  });
});

describe("a draw", () => {
  it.each(golden.draws)("$terms, number 「$number」", (draw) => {
    const terms = readTerms(draw.terms);
    if (!terms) throw new Error("unreadable");

    expect(writeTerms(terms)).toBe(draw.terms);
    expect(sealDraw(draw.seed, draw.terms)).toBe(draw.seal);
    expect(toDrawKey(draw.seed, draw.number)).toBe(draw.key);
    const result = [draw.result].flat();
    expect(runDraw(terms, draw.key, result.length)).toEqual(result);
    expect(verifyDraw(draw)).toBe("same");
  });

  it.each(golden.verify)("is verified: $say", ({ receipt, say }) => {
    expect(verifyDraw(receipt)).toBe(say);
  });

  it("shows its seal in fours and as a chip", () => {
    expect(toSealWords("ee6bb039206d1d9fdc29")).toBe("ee6b b039 206d 1d9f dc29");
    expect(toSealChip("7f3ab039206d1d9fdc29")).toBe("봉인 7F3A");
  });

  it("of seats proves its seal alone", () => {
    const terms = writeTerms({ kind: "seats", digest: hex("room") });
    const receipt = { terms, seed: hex("seed"), number: "", result: [] };

    expect(verifyDraw({ ...receipt, seal: sealDraw(receipt.seed, terms) })).toBe("same");
    expect(verifyDraw({ ...receipt, seal: "0".repeat(20) })).toBe("seal-differs");
  });

  it.each([
    '{"v":1,"kind":"order","who":[1]}',
    '{"kind":"order","v":1,"who":[1, 2]}',
    '{"kind":"order","v":2,"who":[1]}',
    '{"kind":"order","name":"하린","v":1,"who":[1]}',
    '{"kind":"order","v":1,"who":[]}',
    '{"kind":"any","v":1,"weights":[1],"who":[1,2]}',
    '{"count":1,"kind":"dice","v":1}',
    `{"kind":"order","v":1,"who":["${"감".normalize("NFD")}"]}`,
    "[]",
    "{",
  ])("is not read from %s", (terms) => {
    expect(readTerms(terms)).toBeUndefined();
  });

  it("is told from one with any changed byte", () => {
    const receipts = golden.verify.filter(({ say }) => say === "same").map((each) => each.receipt);
    const letter = fc.constantFrom(...Array.from('0123456789abcdef{}[]",:\\ 가'));
    fc.assert(
      fc.property(
        fc.constantFrom(...receipts),
        fc.constantFrom("terms", "seed", "seal", "number", "result"),
        fc.nat(),
        letter,
        (receipt, field, seen, other) => {
          const text = field === "result" ? JSON.stringify(receipt.result) : receipt[field];
          const at = text ? seen % text.length : 0;
          const changed = text.slice(0, at) + other + text.slice(at + 1);
          fc.pre(changed !== text);
          let result: DrawReceipt["result"] = changed;
          try {
            result = field === "result" ? (JSON.parse(changed) as readonly DrawItem[]) : changed;
          } catch {}
          expect(verifyDraw({ ...receipt, [field]: field === "result" ? result : changed }))
            .not //
            .toBe("same");
        },
      ),
    );
  });
});

describe("a round", () => {
  it.each(golden.turns)("of $order opens who is here", ({ order, away, opened, left }) => {
    const seen = new Set<DrawItem>();
    const drawn = away.map((gone) => {
      const item = nextClosed(
        order,
        (each) => seen.has(each),
        (each) => !gone.includes(Number(each)),
      );
      if (item !== undefined) seen.add(item);
      return item ?? null;
    });

    expect(drawn).toEqual(opened);
    expect(order.filter((item) => !seen.has(item))).toEqual(left);
  });

  it.each(golden.seam)("after one that ended with $before", ({ key, before, list, order }) => {
    expect(shuffleRound(createStream(key), list, before)).toEqual(order);
  });

  it.each(golden.join)("takes $who in among $left", ({ key, who, left, place }) => {
    expect(joinPlace(key, who, left)).toBe(place);
  });

  it("is one more for each, and nobody twice running", () => {
    const { draws, pupils, counts } = golden.fairness.turns;
    const drawn: DrawItem[] = [];
    for (let round = 0; drawn.length < draws; round += 1) {
      const before = drawn.at(-1);
      const terms: DrawTerms = {
        kind: "turns",
        who: numbersTo(pupils),
        ...(before !== undefined && { before }),
      };
      drawn.push(...runDraw(terms, hex(`fair round ${round}`)).slice(0, draws - drawn.length));
    }

    expect(count(drawn, pupils)).toEqual(counts);
    expect(drawn.some((item, index) => item === drawn[index - 1])).toBe(false);
  });
});

it("favours nobody, and as much as the weights say", () => {
  const { any, weights } = golden.fairness;
  const drawn = runDraw({ kind: "any", who: numbersTo(any.pupils) }, any.key, any.draws);
  const who = weights.weights.map((_, index) => index + 1);
  const weighed = runDraw(
    { kind: "any", who, weights: weights.weights },
    weights.key,
    weights.draws,
  );

  expect(count(drawn, any.pupils)).toEqual(any.counts);
  expect(count(weighed, who.length)).toEqual(weights.counts);
});

describe("a wheel", () => {
  it.each(golden.sectors)("stops for %j", ({ weights, index, part, angle }) => {
    expect(sectorAngle(weights, index, part)).toBeCloseTo(angle, 9);
  });
});

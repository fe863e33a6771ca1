import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  findSentence,
  flatten,
  hasWords,
  readQuery,
  readSearch,
  toGrams,
  toWordGrams,
} from "./search-words.ts";

const golden = JSON.parse(readFileSync(new URL("golden-search.json", import.meta.url), "utf8")) as {
  readonly texts: readonly {
    readonly text: string;
    readonly flat: string;
    readonly grams: readonly string[];
  }[];
  readonly queries: readonly {
    readonly query: string;
    readonly words: readonly string[];
    readonly finds: readonly number[];
  }[];
}; // ours

describe("the search of 쌤마당", () => {
  it.each(golden.texts)("flattens 「$text」", ({ text, flat, grams }) => {
    expect(flatten(text)).toBe(flat);
    expect([...toGrams(flat)].toSorted()).toEqual(grams);
  });

  it.each(golden.queries)("finds 「$query」", ({ query, words, finds }) => {
    expect(readQuery(query)).toEqual(words);
    const found = golden.texts.flatMap(({ flat }, at) => (hasWords(flat, words) ? [at] : []));
    expect(found).toEqual(finds);
  });

  it.each([
    ["", undefined],
    [" \n ", undefined],
    ["①", []],
    ["!?", []],
    ["“”", []],
    ["😀", []],
    ["① 풀", ["풀"]],
  ])("of 「%s」 asks for %j", (typed, words) => {
    expect(readSearch(typed)).toEqual(words);
  });

  it("narrows by pairs that stand in every text which has the word", () => {
    for (const { query } of golden.queries)
      for (const { word, grams, isPrefix } of readQuery(query).map(toWordGrams))
        for (const { flat } of golden.texts.filter((text) => text.flat.includes(word))) {
          const kept = [...toGrams(flat)];
          for (const gram of grams)
            expect(kept.some((one) => (isPrefix ? one.startsWith(gram) : one === gram))).toBe(true);
        }
  });

  it("shows the sentence with the word as it was written", () => {
    const text = "안녕하세요. 다음 주 현장 체험 학습(PPT) 안내문 있으신 분? 고맙습니다.";

    expect(findSentence(text, ["체험학습ppt"])).toEqual({
      before: "다음 주 현장 ",
      hit: "체험 학습(PPT",
      after: ") 안내문 있으신 분?",
    });
    expect(findSentence(text, ["급식", "안내"])?.hit).toBe("안내");
    expect(findSentence(text, ["급식"])).toBeUndefined();
  });
});

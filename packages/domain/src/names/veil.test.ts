import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withParticle, type Particle } from "../hangul/particle.ts";
import { countLeaks } from "./leaks.ts";
import { createVeilTable, type VeilFacts, type VeilLabel } from "./veil-table.ts";
import { unveil } from "./unveil.ts";
import { veil } from "./veil.ts";

const golden = JSON.parse(readFileSync(new URL("golden-veil.json", import.meta.url), "utf8")) as {
  readonly roster: readonly (readonly [number, string])[];
  readonly ownClass: string;
  readonly extra: readonly (readonly [VeilLabel, string])[];
  readonly answersTable: readonly (readonly [string, string])[];
  readonly cases: readonly {
    readonly text: string;
    readonly veiled: string;
    readonly back: string;
    readonly doubts?: readonly string[];
  }[];
  readonly answers: readonly {
    readonly text: string;
    readonly back: string;
    readonly unknown: readonly string[];
  }[];
}; // ours

const facts: VeilFacts = {
  students: golden.roster.map(([number, name]) => ({ number, name })),
  ownClass: golden.ownClass,
  words: golden.extra.map(([label, word]) => ({ label, word })),
};

describe("veil", () => {
  it.each(golden.cases)(
    "「$text」 goes out as 「$veiled」",
    ({ text, veiled, back, doubts = [] }) => {
      const table = createVeilTable(facts);
      const out = veil(text, table);

      expect(out.text).toBe(veiled);
      expect(out.doubts.map(({ word }) => word)).toEqual(doubts);
      expect(unveil(out.text, table).text).toBe(back);
    },
  );
});

describe("unveil", () => {
  it.each(golden.answers)("「$text」 is read as 「$back」", ({ text, back, unknown }) => {
    const table = createVeilTable(facts);
    for (const [token, word] of golden.answersTable) {
      const label = /[가-힣]+/u.exec(token)?.[0] as VeilLabel;
      expect(table.toToken(label, word, word)).toBe(token);
    }

    expect(unveil(text, table)).toEqual({ text: back, unknown });
  });
});

describe("what leaves", () => {
  const names = facts.students.map(({ name }) => name);
  const particles: readonly Particle[] = ["은/는", "을/를", "이/가", "과/와", "으로/로", "이라/라"];
  const said = fc.oneof(
    fc
      .tuple(fc.constantFrom(...names), fc.constantFrom(...particles))
      .map(([name, particle]) => withParticle(name, particle).replace(/이라$|라$/u, "$&고")),
    fc
      .tuple(
        fc.constantFrom(...names),
        fc.constantFrom("", "에게", "의", "네", "도", "입니다", " 학생은"),
      )
      .map((parts) => parts.join("")),
    fc.constantFrom(
      "발표함.",
      "더 나은 방법을",
      "3번 문제를",
      "한결같이",
      "010-2345-6789로",
      "한빛초등학교에서",
      "(3학년 2반)",
      "[학생1]",
      "학생2은",
      "햇살아파트",
      '"그랬어요"라고',
      "https://damim.kr/x",
      "아름다운 마음을",
    ),
  );
  const texts = fc
    .array(fc.tuple(said, fc.constantFrom(" ", ", ", "\n", "·", " ")), { maxLength: 12 })
    .map((parts) => parts.flat().join(""));

  it("comes back letter for letter (3,000 texts), and says no full name", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const table = createVeilTable(facts);
        const out = veil(text, table).text;

        expect(unveil(out, table)).toEqual({ text, unknown: [] });
        expect(countLeaks(out, names)).toBe(0);
      }),
      { numRuns: 3_000 },
    );
  });

  it("has no full name in whatever letters stand around it", () => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from("김가온시우이솔한결 나은3번[학생]1a")),
    });
    fc.assert(
      fc.property(letters, fc.constantFrom(...names), letters, (before, name, after) => {
        const text = before + name + after;
        const out = veil(text.normalize("NFD"), createVeilTable(facts)).text;
        expect(
          countLeaks(
            out,
            names.filter((each) => /[가-힣]/u.test(each)),
          ),
        ).toBe(0);
      }),
    );
  });

  it("lets a word go that is no name, but never a full name", () => {
    const words = new Set(["나은", "이로운"]);
    const { text } = veil("더 나은, 이로운 방법", createVeilTable(facts), words);
    expect(text).toBe("더 나은, [학생1] 방법");
  });

  it.each([
    ["[학생1]이 발표함.", 0],
    ["김가온이 발표함.", 1],
    ["새김 가온누리 010-1234-5678", 2],
    ["mom@example.com 080101-3123456 https://damim.kr", 2],
    ["김가온".normalize("NFD"), 1],
  ])("leaks of 「%s」: %d", (text, count) => {
    expect(countLeaks(text, names)).toBe(count);
  });
});

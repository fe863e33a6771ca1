import { describe, expect, it } from "vitest";
import { listGroupPairs, writePairRule } from "./apart.ts";
import { toNamedRuleWords } from "./named-rule-words.ts";
import type { KeptSeatRule } from "./seat-rule.ts";

const rule = (of: Partial<KeptSeatRule>): KeptSeatRule => ({
  id: "r1",
  kind: "apart",
  a: ["s4"],
  b: ["s9"],
  what: "near",
  weight: "must",
  ...of,
});

describe("who must not come into one group, or must", () => {
  it.each<[string, KeptSeatRule, readonly (readonly string[])[]]>([
    ["is parted by neighbours", rule({}), [["s4", "s9", "apart"]]],
    ["is parted at a desk", rule({ what: "desk" }), [["s4", "s9", "apart"]]],
    ["is parted by a distance", rule({ what: "3" }), [["s4", "s9", "apart"]]],
    [
      "is each of several with each",
      rule({ a: ["s1", "s2"], b: ["s2", "s3"] }),
      [
        ["s1", "s2", "apart"],
        ["s1", "s3", "apart"],
        ["s2", "s3", "apart"],
      ],
    ],
    ["is nobody of a rule that rests", rule({ off: true }), []],
    ["is nobody of a wish", rule({ weight: "wish" }), []],
    ["is nobody of those who sit together", rule({ kind: "together" }), []],
    ["is of one 모둠", rule({ kind: "together", what: "team" }), [["s4", "s9", "together"]]],
  ])("%s", (_, of, pairs) => {
    expect(listGroupPairs([of])).toEqual(pairs);
  });
});

describe("a rule of two pupils", () => {
  const asked = { one: "s9", other: "s4", choice: "apart near" } as const;
  it.each<[string, readonly KeptSeatRule[], unknown]>([
    [
      "is written",
      [],
      [
        {
          kind: "seatRule",
          id: "new",
          set: expect.objectContaining({
            kind: "apart",
            a: ["s9"],
            b: ["s4"],
            what: "near",
            weight: "must",
          }),
        },
      ],
    ],
    ["is not written a second time", [rule({})], []],
    [
      "is kept again where it rested",
      [rule({ off: true })],
      [{ kind: "seatRule", id: "r1", set: { weight: "must", off: null } }],
    ],
    [
      "is a must where it was wished",
      [rule({ weight: "wish" })],
      [{ kind: "seatRule", id: "r1", set: { weight: "must", off: null } }],
    ],
    [
      "is another beside one of the desk",
      [rule({ what: "desk" })],
      [expect.objectContaining({ id: "new" })],
    ],
  ])("%s", (_, rules, changes) => {
    expect(writePairRule(rules, asked, () => "new")).toEqual(changes);
  });

  it("that is only wished leaves one that has to be kept as it is", () => {
    const wish = { ...asked, weight: "wish" } as const;
    const set = (of: Partial<KeptSeatRule>) =>
      writePairRule([rule(of)], wish, () => "new").map((change) => "set" in change && change.set);
    expect(set({})).toEqual([]);
    expect(set({ off: true })).toEqual([{ weight: "must", off: null }]);
    expect(set({ weight: "wish", off: true })).toEqual([{ weight: "wish", off: null }]);
  });
});

it("says its pupils by name, before it is written and in every list", () => {
  const nameOf = (id: string): string => `${id.slice(1)}번 학생`;
  const words = [
    rule({}),
    rule({ kind: "zone", what: "front1", b: null }),
    rule({ kind: "sight", what: null }),
    rule({ kind: "fixed", what: "1-1-1", b: null }),
    rule({ kind: "desks", what: "mixed", a: null, b: null }),
  ];
  expect(words.map((each) => toNamedRuleWords(each, nameOf))).toEqual([
    "4번 학생 · 9번 학생: 이웃하지 않게",
    "4번 학생: 앞 1줄",
    "4번 학생 앞에 9번 학생 앉지 않기",
    "4번 학생: 없는 자리",
    "남녀 짝",
  ]);
});

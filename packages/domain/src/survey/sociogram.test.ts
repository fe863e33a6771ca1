import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeSociogram, readChoices, sociogram } from "./sociogram.ts";
import { asksForFriends } from "./friends-question.ts";

const members = ["김가온", "이나래", "박다솜", "최라온", "정마루", "김가온"].map((name, at) => ({
  id: `s${at + 1}`,
  number: at + 1,
  name,
}));
const say = (said: Readonly<Record<string, string>>) =>
  readChoices(
    { id: "q1" },
    new Map(Object.entries(said).map(([id, value]) => [id, { values: { q1: value } }])),
    { members },
  );

describe("whom pupils name", () => {
  it("is read by name and by number, and oneself and others stand apart", () => {
    const read = say({ s1: "나래, 다솜이랑", s2: "6번 김가온, 이나래", s3: "김가온, 옆 반 지호" });
    expect([...read.choices]).toEqual([
      ["s1", ["s2", "s3"]],
      ["s2", ["s6"]],
      ["s3", []],
    ]);
    expect(read.apart).toEqual([
      { from: "s2", words: "자기 이름" },
      { from: "s3", words: "김가온" },
      { from: "s3", words: "옆 반 지호" },
    ]);
  });

  it("is nobody here where number and name disagree", () => {
    const read = say({ s1: "4번 옆 반 지호", s2: "4번" });
    expect([...read.choices.values()]).toEqual([[], ["s4"]]);
    expect(read.apart).toEqual([{ from: "s1", words: "4번 옆 반 지호" }]);
  });

  it.each([
    ["함께 모둠을 하고 싶은 친구 3명", true],
    ["같이 앉기 싫은 친구", false],
    ["짝이 되고 싶지 않은 친구", false],
    ["함께 있으면 불편한 친구", false],
  ])("is drawn of 「%s」: %s", (head, isDrawn) => {
    expect(asksForFriends({ id: "q1", head, type: "pupils" })).toBe(isDrawn);
  });
});

describe("sociogram", () => {
  it("tells pairs, groups, who was named by nobody, and never of who has not answered that they are alone", () => {
    const { choices } = say({
      s1: "나래",
      s2: "1번 김가온, 박다솜",
      s3: "이나래",
      s4: "",
      s5: "옆 반 지호",
    });
    const seen = sociogram(choices, members);
    expect(seen.mutual).toEqual([
      ["s1", "s2"],
      ["s2", "s3"],
    ]);
    expect(seen.groups).toEqual([["s1", "s2", "s3"]]);
    expect(seen.unchosen).toEqual(["s4", "s5", "s6"]);
    expect(seen.isolates).toEqual(["s4", "s5"]);
    // Who handed in and left the question out chose nobody; only who has not answered is unknown.
    expect(seen.pupils.filter(({ isUnknown }) => isUnknown).map(({ id }) => id)).toEqual(["s6"]);
    expect(seen.stars).toEqual([]);
  });

  it("sums what was named, and the same answers are the same picture without two at one place", () => {
    const ids = Array.from({ length: 30 }, (_, at) => ({ id: `s${at}` }));
    const named = fc.uniqueArray(fc.constantFrom(...ids.map(({ id }) => id)), { maxLength: 3 });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...ids.map(({ id }) => id)), named), (said) => {
        const choices = new Map(
          Object.entries(said).map(([id, all]) => [id, all.filter((to) => to !== id)] as const),
        );
        const seen = sociogram(choices, ids);
        const sum = (key: "given" | "received"): number =>
          seen.pupils.reduce((total, pupil) => total + pupil[key].length, 0);
        expect(sum("given")).toBe(sum("received"));
        for (const [one, other] of seen.mutual) {
          expect(choices.get(one)).toContain(other);
          expect(choices.get(other)).toContain(one);
        }
        const places = placeSociogram(seen);
        expect(placeSociogram(sociogram(choices, ids))).toEqual(places);
        const at = new Set(places.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`));
        expect(at.size).toBe(ids.length);
        for (const { x, y } of places)
          expect(Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5))).toBeLessThan(0.45);
      }),
    );
  });
});

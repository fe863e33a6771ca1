import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { countJamoDistance } from "../hangul/jamo-distance.ts";
import { readLatinKeys } from "../hangul/latin-keys.ts";
import { matchWho } from "./match-who.ts";

type Line = readonly [number: number, name: string];
const golden = JSON.parse(readFileSync(new URL("golden-match.json", import.meta.url), "utf8")) as {
  readonly distance: { readonly cases: readonly (readonly [string, string, number])[] };
  readonly roster: readonly Line[];
  readonly left: readonly Line[];
  readonly cases: readonly {
    readonly name: string;
    readonly number: string;
    readonly state: string;
    readonly numbers: readonly number[];
    readonly why: string;
  }[];
}; // ours

const toPupil = ([number, name]: Line) => ({ id: String(number), number, name });
const roster = golden.roster.map(toPupil);
const left = golden.left.map(toPupil);

describe("matchWho", () => {
  it.each(golden.cases)("「$name」 「$number」 is $state", ({ name, number, ...expected }) => {
    const { ids, ...said } = matchWho({ name, number }, roster, left, "3-2");

    expect({ ...said, numbers: ids.map(Number) }).toEqual(expected);
  });

  it("is never sure of two, nor of one whose name was not written", () => {
    const names = fc.constantFrom(...roster.map(({ name }) => name));
    const written = fc.oneof(
      fc.string({
        unit: fc.constantFrom(...Array.from("문채원이서현박소율을ㅁㅊㅇan9번 ")),
        maxLength: 6,
      }),
      fc.tuple(names, fc.constantFrom("", "이", "요", " 학생", "9")).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(written, fc.constantFrom("", "9", "21", "27", "31", "99"), (name, number) => {
        const { state, ids } = matchWho({ name, number }, roster, left, "3-2");
        if (state !== "sure") return;
        const [id, ...others] = ids;
        const pupil = roster.find((each) => each.id === id);
        expect(others).toEqual([]);
        expect(name.replaceAll(" ", "")).toContain(pupil?.name.replaceAll(" ", ""));
        if (number !== "") expect(String(pupil?.number)).toBe(number);
      }),
    );
  });

  it("asks where two pupils have one number", () => {
    const twins = [toPupil([9, "문채원"]), { id: "b", number: 9, name: "노유진" }];
    expect(matchWho({ name: "", number: "9" }, twins, [], "3-2").state).toBe("ask");
    expect(matchWho({ name: "문채원", number: "9" }, twins, [], undefined)).toMatchObject({
      state: "sure",
      ids: ["9"],
    });
  });
});

test.each(golden.distance.cases)("%s is %s by %d", (a, b, distance) => {
  expect(countJamoDistance(a, b)).toBe(distance);
  expect(countJamoDistance(b, a)).toBe(distance);
});

test.each([
  ["anscodnjs", "문채원"],
  ["rlagkfls", "김하린"],
  ["rkfrdl", "갉이"],
  ["dhksthf", "완솔"],
  ["qwer", undefined],
  ["Anna Kim", undefined],
])("keys %s are %s", (typed, read) => {
  expect(readLatinKeys(typed)).toBe(read);
});

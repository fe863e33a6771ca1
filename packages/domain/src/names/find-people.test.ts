import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findPeople, type NameStrictness } from "./find-people.ts";
import { hideNames } from "./hide-names.ts";
import * as words from "./name-words.ts";

const golden = JSON.parse(readFileSync(new URL("golden-scan.json", import.meta.url), "utf8")) as {
  readonly roster: readonly { readonly number: number; readonly name: string }[];
  readonly cases: readonly {
    readonly text: string;
    readonly strictness?: NameStrictness;
    readonly hits: readonly object[];
  }[];
} & Readonly<Record<string, readonly string[]>>; // ours

describe("findPeople", () => {
  it.each(Array.from("-'’·._#&@,:;=~!%\"<>/()*+?[]{}|^$\\🙂"))(
    "knows a name with %s in it",
    (sign) => {
      const name = `Alexander${sign}Max Hohenberg`;
      const roster = [{ number: 1, name }];
      expect(findPeople(`${name} 학생`, roster, "record").map(({ word }) => word)).toContain(name);
      expect(() => hideNames(`${name} 학생`, roster)).not.toThrow();
    },
  );

  it.each(golden.cases)("「$text」 ($strictness)", ({ text, strictness = "mild", hits }) => {
    const found = findPeople(text, golden.roster, strictness);

    expect(found.map(({ at: _at, ...hit }) => hit)).toEqual(hits);
    for (const { word, at } of found)
      expect(text.normalize("NFC").slice(at, at + word.length)).toBe(word);
  });

  it("finds in a record whatever it finds in a post", () => {
    for (const { text } of golden.cases) {
      const stricter = findPeople(text, golden.roster, "record");
      expect(stricter).toEqual(
        expect.arrayContaining([...findPeople(text, golden.roster, "mild")]),
      );
    }
  });

  it.each([
    ["Anna가 왔어요", ["Anna"]],
    ["anna kim 학생", ["anna kim"]],
    ["Annabel이 왔어요", []],
    ["책은 9788936434267이에요", []],
  ])("「%s」", (text, found) => {
    const roster = [{ number: 1, name: "Anna Kim" }];
    expect(findPeople(text, roster, "mild").map(({ word }) => word)).toEqual(found);
  });

  it("knows the words that are told", () => {
    for (const [name, list] of Object.entries(words)) expect([...list]).toEqual(golden[name]);
  });
});

it("reads the names of a roster once, however many lines are looked through", () => {
  let reads = 0;
  const pupil = {
    number: 3,
    get name() {
      reads += 1;
      return "김가온";
    },
  };
  const roster = [pupil];
  for (const text of ["김가온 학생", "가온이가 울었어요", "비 오는 날"])
    findPeople(text, roster, "mild");
  expect(reads).toBe(1);
});

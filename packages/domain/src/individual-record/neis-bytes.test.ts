import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readRecordGolden } from "../record/testing/read-golden.ts";
import { countLettersLeft, countNeisBytes, findExcess } from "./neis-bytes.ts";
import { findListLimit, findSchoolLevel, listNeisItems, neisItems } from "./neis-items.ts";

const golden = readRecordGolden<{
  readonly cases: readonly {
    readonly text: string;
    readonly bytes: number;
    readonly withEnter2: number;
  }[];
  readonly lettersLeft: readonly {
    readonly limit: number;
    readonly used: number;
    readonly left: number | null;
  }[];
}>("neisBytes");

describe("bytes as NEIS counts them", () => {
  it.each(golden.cases)("%j", ({ text, bytes, withEnter2 }) => {
    expect([countNeisBytes(text), countNeisBytes(text, 2)]).toEqual([bytes, withEnter2]);
  });

  it.each(golden.lettersLeft)("letters left: %j", ({ limit, used, left }) => {
    expect(countLettersLeft(limit, used)).toBe(left);
  });
});

it.each([
  ["가나다", 9, 1, null],
  ["가나다", 6, 1, 2],
  ["가나다", 8, 1, 2],
  ["가\n나", 7, 2, 2],
  ["a😀b", 4, 1, 1],
  ["가나", 0, 1, null],
  ["가나", null, 1, null],
  ["\u1100\u1161\u11a8나", 3, 1, 3],
] as const)("%j goes over %s bytes (Enter %i) at %s", (text, limit, enterBytes, at) => {
  expect(findExcess(text, limit, enterBytes)).toBe(at);
});

it.each([
  ["새봄초등학교", "elementary"],
  ["새봄초등학교 물빛분교장", "elementary"],
  ["새봄중학교", "middle"],
  ["새봄여자고등학교", "high"],
  ["새봄학교", "high"],
  [undefined, "high"],
] as const)(
  "%s is of the level %s, where the teacher said 고등학교 in the rules",
  (school, level) => {
    expect(findSchoolLevel(school, "high")).toBe(level);
  },
);

describe("limits of the items", () => {
  type GoldenLimit = { readonly bytes: number | null; readonly status: string } | null;
  interface GoldenItem {
    readonly key: string;
    readonly label: string;
    readonly labels?: object;
    readonly elementary: GoldenLimit;
    readonly middle: GoldenLimit;
    readonly high: GoldenLimit;
  }
  const { items } = JSON.parse(
    readFileSync(new URL("./golden-neis-limits.json", import.meta.url), "utf8"),
  ) as { readonly items: readonly GoldenItem[] };
  const only = (limit: GoldenLimit) => limit && { bytes: limit.bytes, status: limit.status };

  it("are the golden table, item by item", () => {
    expect(neisItems).toEqual(
      items.map(({ key, label, labels, elementary, middle, high }) => ({
        key,
        label,
        ...(labels && { labels }),
        limits: { elementary: only(elementary), middle: only(middle), high: only(high) },
      })),
    );
  });

  it("offers what the level has, by its name there", () => {
    const elementary = listNeisItems("elementary");

    expect(elementary.map(({ key }) => key)).not.toContain("readingCommon");
    expect(elementary.find(({ key }) => key === "subject")).toEqual({
      key: "subject",
      label: "성취수준 및 특기사항",
      bytes: null,
      status: "guide",
    });
    expect(listNeisItems("high").map(({ key }) => key)).not.toContain("dailyLife");
  });

  it("reads a list's own limit before its item's", () => {
    expect(findListLimit({ item: "behavior" }, "high")).toEqual({ bytes: 900, status: "agree" });
    expect(findListLimit({ item: "behavior" }, "elementary").bytes).toBeNull();
    expect(findListLimit({ item: "behavior", limit: 600 }, "high").bytes).toBe(600);
    expect(findListLimit({ item: "behavior", limit: 0 }, "high").bytes).toBeNull();
    expect(findListLimit({ item: "of a newer version" }, "high").bytes).toBeNull();
  });
});

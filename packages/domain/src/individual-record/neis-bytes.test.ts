import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readRecordGolden } from "../record/testing/read-golden.ts";
import { countLettersLeft, countNeisBytes } from "./neis-bytes.ts";
import { findListLimit, listNeisItems, neisItems } from "./neis-items.ts";

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

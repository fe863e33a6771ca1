import { describe, expect, it } from "vitest";
import { findLastFull } from "./last-full.ts";

const toBackups = (sizes: readonly number[]) =>
  sizes.map((size, at) => ({ name: String(at), size }));

describe("the backup that is never removed", () => {
  it.each<[string, readonly number[], string | undefined]>([
    ["of a school that grows: the newest", [10, 20, 30], "2"],
    ["of one that was emptied: the last before", [900, 910, 0, 0, 0], "1"],
    ["of one that was begun anew: the last before", [900, 910, 3, 40, 60], "1"],
    ["of a year that was tidied up: the newest", [900, 700], "1"],
    ["where the new ones have caught up: the newest", [900, 0, 450], "2"],
    ["where all are empty: none", [0, 0], undefined],
    ["of none: none", [], undefined],
  ])("is, %s", (_title, sizes, name) => {
    expect(findLastFull(toBackups(sizes))).toBe(name);
  });
});

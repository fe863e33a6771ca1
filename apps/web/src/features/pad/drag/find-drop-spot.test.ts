import { describe, expect, it } from "vitest";
import { findDropSpot, type DrawnLane } from "./find-drop-spot.ts";

/** Cards of 100 × 100 below each other with a gap of 12, from 40 on. */
function lane(left: number, ids: readonly string[], bottom = 400): DrawnLane {
  const cards = ids.map((id, index) => {
    const top = 40 + index * 112;
    return { id, box: { left, top, right: left + 100, bottom: top + 100 } };
  });
  return { box: { left, top: 0, right: left + 100, bottom }, cards, head: 34 };
}

const find = (x: number, y: number, lanes: readonly DrawnLane[], isWall = false) => {
  const spot = findDropSpot({ x, y }, lanes, { isWall });
  return spot && [spot.lane, spot.beside, spot.isAfter];
};

describe("a lane", () => {
  const lanes = [lane(0, ["a", "b"]), lane(112, []), lane(224, ["c"])];

  it.each([
    ["above the first card, over its head", 50, 10, [0, "a", false]],
    ["on the upper half of a card", 50, 80, [0, "a", false]],
    ["on the lower half: before the next", 50, 120, [0, "b", false]],
    ["below the last one", 50, 380, [0, undefined, true]],
    ["over an empty lane", 150, 20, [1, undefined, true]],
    ["beside the last lane", 900, 300, [2, undefined, true]],
  ] as const)("takes a card %s", (_, x, y, expected) => {
    expect(find(x, y, lanes)).toEqual(expected);
  });

  it("shows the place by a line above, below, or under its head", () => {
    const lineAt = (x: number, y: number) => findDropSpot({ x, y }, lanes, { isWall: false })?.line;
    expect(lineAt(50, 50)).toEqual({ left: 0, right: 100, top: 32, bottom: 36 });
    expect(lineAt(50, 380)).toEqual({ left: 0, right: 100, top: 256, bottom: 260 });
    expect(lineAt(150, 200)).toEqual({ left: 112, right: 212, top: 38, bottom: 42 });
  });
});

describe("the wall", () => {
  const columns = [lane(0, ["a", "c"]), lane(112, ["b"])];

  it("is read from left to right: the left half of a card is before it, the right half after", () => {
    expect(find(20, 130, columns, true)).toEqual([0, "a", false]);
    expect(find(80, 60, columns, true)).toEqual([0, "a", true]);
    expect(find(200, 60, columns, true)).toEqual([1, "b", true]);
    expect(find(150, 390, columns, true)).toEqual([1, undefined, true]);
  });

  it("of one column is read from above", () => {
    expect(find(80, 60, [lane(0, ["a", "b"])], true)).toEqual([0, "a", false]);
    expect(find(80, 130, [lane(0, ["a", "b"])], true)).toEqual([0, "b", false]);
  });

  it("without any column takes nothing", () => {
    expect(find(0, 0, [], true)).toBeUndefined();
  });
});

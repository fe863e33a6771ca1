import { expect, it } from "vitest";
import { placeBeside } from "./place-beside.ts";

const screen = { width: 1366, height: 768 };
const size = { width: 392, height: 500 };
const seat = { width: 100, height: 68 };

it.each([
  ["at the right, in the middle of the seat", { left: 300, top: 300 }, { left: 412, top: 84 }],
  ["at the left of a seat at the right edge", { left: 1200, top: 300 }, { left: 796, top: 84 }],
  ["below the upper edge", { left: 300, top: 10 }, { left: 412, top: 12 }],
  ["above the lower edge", { left: 300, top: 690 }, { left: 412, top: 256 }],
])("a dialog stands %s", (_where, corner, place) => {
  expect(placeBeside({ anchor: { ...seat, ...corner }, size, screen })).toEqual({
    ...place,
    maxHeight: 744,
  });
});

it("stands below where neither side has room, and above where there is more", () => {
  const narrow = { width: 700, height: 1000 };
  const anchor = { ...seat, left: 300, top: 100 };
  const low = { ...anchor, top: 800 };

  expect(placeBeside({ anchor, size, screen: narrow })).toEqual({
    left: 296,
    top: 180,
    maxHeight: 808,
  });
  expect(placeBeside({ anchor: low, size, screen: narrow })).toEqual({
    left: 296,
    top: 288,
    maxHeight: 776,
  });
});

it("is told the height that there is when it is taller than the screen", () => {
  const tall = { width: 392, height: 900 };

  expect(placeBeside({ anchor: { ...seat, left: 300, top: 300 }, size: tall, screen })).toEqual({
    left: 412,
    top: 12,
    maxHeight: 744,
  });
});

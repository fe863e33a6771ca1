import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { MOST_POINTS_IN_STROKE } from "./pad-stroke.ts";
import { strokePoints } from "./pad-stroke-schema.ts";
import { decodeStrokePoints, encodeStrokePoints, type StrokePoint } from "./stroke-points.ts";

const onBoard: fc.Arbitrary<StrokePoint> = fc.tuple(
  fc.integer({ min: 0, max: 1_600 }),
  fc.integer({ min: 0, max: 900 }),
  fc.integer({ min: 0, max: 255 }),
);
const anywhere: fc.Arbitrary<StrokePoint> = fc.tuple(fc.double(), fc.double(), fc.double());

describe("the coding of a stroke", () => {
  it("gives every point back", () => {
    fc.assert(
      fc.property(fc.array(onBoard), (points) => {
        expect(decodeStrokePoints(encodeStrokePoints(points))).toEqual(points);
      }),
    );
  });

  it("is taken by the server, wherever a pen said it was", () => {
    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 1 }), (points) => {
        expect(v.is(strokePoints, encodeStrokePoints(points))).toBe(true);
      }),
    );
  });

  it("stops at the longest stroke that the server takes", () => {
    const points = Array.from({ length: MOST_POINTS_IN_STROKE + 5 }, (_, x): StrokePoint => [
      x,
      0,
      0,
    ]);

    const text = encodeStrokePoints(points);

    expect(decodeStrokePoints(text)).toHaveLength(MOST_POINTS_IN_STROKE);
    expect(v.is(strokePoints, text)).toBe(true);
  });

  it("reads what can be read of anything", () => {
    expect(decodeStrokePoints("")).toEqual([]);
    expect(decodeStrokePoints("1,2,3,4,x,6")).toEqual([[1, 2, 3]]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const point of decodeStrokePoints(text))
          expect(point.every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

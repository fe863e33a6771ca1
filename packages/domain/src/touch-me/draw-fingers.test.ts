import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawFingers, isFinger } from "./draw-fingers.ts";

const key = fc.stringMatching(/^[0-9a-f]{64}$/);
const fingers = fc.integer({ min: 2, max: 20 });

describe("fingers on a board", () => {
  it("are decided by the key alone", () => {
    fc.assert(
      fc.property(key, fingers, (seed, count) => {
        expect(drawFingers("order", count, seed)).toEqual(drawFingers("order", count, seed));
      }),
    );
  });

  it("are one who is picked, each place once, or teams that differ by at most one", () => {
    fc.assert(
      fc.property(key, fingers, (seed, count) => {
        const sum = drawFingers("one", count, seed).reduce((all, one) => all + one, 0);
        expect(sum).toBe(1);
        const places = drawFingers("order", count, seed).toSorted((a, b) => a - b);
        expect(places).toEqual(Array.from({ length: count }, (_, index) => index + 1));
        const teams = drawFingers("teams", count, seed);
        const first = teams.filter((team) => team === 1).length;
        expect([0, 1]).toContain(first - (count - first));
      }),
    );
  });

  it("are picked evenly", () => {
    const counts = [0, 0, 0, 0];
    for (let round = 0; round < 4_000; round += 1) {
      const seed = round.toString(16).padStart(64, "0");
      const picked = drawFingers("one", 4, seed).indexOf(1);
      counts[picked] = (counts[picked] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  });

  it("are no palms", () => {
    expect(isFinger({ width: 24, height: 30 })).toBe(true);
    expect(isFinger({ width: 90, height: 40 })).toBe(false);
  });
});

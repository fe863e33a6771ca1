import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SplitBy } from "./split-groups.ts";
import { findTogether, splitPupils, type ApartPair } from "./split-pupils.ts";

const everybody = () => true;

/** The fewest pairs that any way of filling groups of these sizes leaves together. */
function fewestTogether(sizes: readonly number[], apart: readonly ApartPair<number>[]): number {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const walk = (one: number, groups: readonly (readonly number[])[]): number =>
    one === count
      ? findTogether(groups, apart).length
      : Math.min(
          ...groups.map((group, at) =>
            group.length < (sizes[at] ?? 0)
              ? walk(one + 1, groups.with(at, [...group, one]))
              : Number.POSITIVE_INFINITY,
          ),
        );
  return walk(
    0,
    sizes.map(() => []),
  );
}

const anyBy: fc.Arbitrary<SplitBy> = fc.oneof(
  fc.record({ of: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ groups: fc.integer({ min: 1, max: 12 }) }),
);

const anyClass = fc.integer({ min: 0, max: 45 }).chain((count) =>
  fc.record({
    order: fc.shuffledSubarray(
      Array.from({ length: count }, (_, one) => one),
      { minLength: count },
    ),
    away: fc.subarray(Array.from({ length: count }, (_, one) => one)),
    apart: fc.array(
      fc.tuple(fc.nat(44), fc.nat(44)).filter(([a, b]) => a !== b),
      {
        maxLength: 25,
      },
    ),
  }),
);

describe("groups of pupils", () => {
  it.each<[string, number, SplitBy, readonly number[], readonly ApartPair<number>[], string]>([
    ["are the order, cut", 5, { of: 2 }, [], [], "012 34"],
    ["have who is away today at the end", 5, { groups: 2 }, [0], [], "120 34"],
    ["deal those who are here evenly", 6, { of: 3 }, [0, 1], [], "230 451"],
    ["have two who must not meet apart", 4, { of: 2 }, [], [[0, 1]], "03 12"],
    ["have one who is away apart too, and even", 4, { groups: 2 }, [0], [[0, 3]], "13 20"],
  ])("%s", (_, count, by, away, apart, groups) => {
    const order = Array.from({ length: count }, (_, one) => one);
    const split = splitPupils(order, by, { isHere: (one) => !away.includes(one), apart });

    expect(split.broken).toEqual([]);
    expect(split.groups.map((group) => group.join("")).join(" ")).toBe(groups);
  });

  it("say who came together all the same", () => {
    const apart: readonly ApartPair<number>[] = [
      [0, 1],
      [1, 2],
      [0, 2],
    ];
    const { broken } = splitPupils([0, 1, 2, 3], { groups: 2 }, { isHere: everybody, apart });
    expect(broken).toHaveLength(1);
  });

  it("break few of more rules than can be kept, and soon", () => {
    const order = Array.from({ length: 45 }, (_, one) => one);
    const apart = order.flatMap((a) =>
      [1, 2, 3].map((by): ApartPair<number> => [a, (a + by) % 45]),
    );
    const { groups, broken } = splitPupils(order, { groups: 3 }, { isHere: everybody, apart });
    expect(groups.flat()).toHaveLength(45);
    expect(broken.length).toBeLessThan(apart.length / 2);
  });

  it("have everybody once, and sizes that differ by one at most", () => {
    fc.assert(
      fc.property(anyClass, anyBy, ({ order, away, apart }, by) => {
        const { groups } = splitPupils(order, by, { isHere: (one) => !away.includes(one), apart });
        const sizes = groups.map(({ length }) => length);

        expect(groups.flat().toSorted((a, b) => a - b)).toEqual(order.toSorted((a, b) => a - b));
        if (order.length > 0)
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("keep apart who must not meet wherever that can be", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 7 }),
        fc.integer({ min: 1, max: 4 }),
        fc.subarray([0, 1, 2, 3, 4, 5, 6]),
        fc.array(
          fc.tuple(fc.nat(6), fc.nat(6)).filter(([a, b]) => a < b),
          { maxLength: 9 },
        ),
        (count, into, away, pairs) => {
          const order = Array.from({ length: count }, (_, one) => one);
          const apart = pairs.filter(([, b]) => b < count);
          const { groups, broken } = splitPupils(
            order,
            { groups: into },
            { isHere: (one) => !away.includes(one), apart },
          );
          const sizes = groups.map(({ length }) => length);

          expect(broken).toEqual(findTogether(groups, apart));
          expect(broken.length).toBe(fewestTogether(sizes, apart));
        },
      ),
      { numRuns: 60 },
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SplitBy } from "./split-groups.ts";
import { findBroken, splitPupils, type GroupPair } from "./split-pupils.ts";

const everybody = () => true;

/** The fewest pairs that any way of filling groups of these sizes breaks. */
function fewestBroken(sizes: readonly number[], pairs: readonly GroupPair<number>[]): number {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const walk = (one: number, groups: readonly (readonly number[])[]): number =>
    one === count
      ? findBroken(groups, pairs).length
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

/** Of whom each has a smaller number than the other, up to `most`. */
const anyPair = (most: number): fc.Arbitrary<GroupPair<number>> =>
  fc
    .tuple(fc.nat(most), fc.nat(most), fc.constantFrom("apart" as const, "together" as const))
    .filter(([a, b]) => a < b);

const anyClass = fc.integer({ min: 0, max: 45 }).chain((count) =>
  fc.record({
    order: fc.shuffledSubarray(
      Array.from({ length: count }, (_, one) => one),
      { minLength: count },
    ),
    away: fc.subarray(Array.from({ length: count }, (_, one) => one)),
    pairs: fc.array(anyPair(44), { maxLength: 25 }),
  }),
);

describe("groups of pupils", () => {
  it.each<[string, number, SplitBy, readonly number[], readonly GroupPair<number>[], string]>([
    ["are the order, cut", 5, { of: 2 }, [], [], "012 34"],
    ["have who is away today at the end", 5, { groups: 2 }, [0], [], "120 34"],
    ["deal those who are here evenly", 6, { of: 3 }, [0, 1], [], "230 451"],
    ["have two who must not meet apart", 4, { of: 2 }, [], [[0, 1, "apart"]], "03 12"],
    ["have one who is away apart too, and even", 4, { groups: 2 }, [0], [[0, 3, "apart"]], "13 20"],
    ["have two who must in one", 6, { of: 3 }, [], [[0, 5, "together"]], "015 234"],
    [
      "have a row of them in one, and who is parted from it in another",
      6,
      { of: 3 },
      [],
      [
        [0, 3, "together"],
        [3, 5, "together"],
        [0, 1, "apart"],
      ],
      "035 124",
    ],
  ])("%s", (_, count, by, away, pairs, groups) => {
    const order = Array.from({ length: count }, (_, one) => one);
    const split = splitPupils(order, by, { isHere: (one) => !away.includes(one), pairs });

    expect(split.broken).toEqual([]);
    expect(split.groups.map((group) => group.join("")).join(" ")).toBe(groups);
  });

  it("say what was not kept", () => {
    const pairs: readonly GroupPair<number>[] = [
      [0, 1, "apart"],
      [1, 2, "apart"],
      [0, 2, "apart"],
    ];
    const { broken } = splitPupils([0, 1, 2, 3], { groups: 2 }, { isHere: everybody, pairs });
    expect(broken).toHaveLength(1);
  });

  it("break few of more rules than can be kept, and soon", () => {
    const order = Array.from({ length: 45 }, (_, one) => one);
    const pairs = order.flatMap((a) =>
      [1, 2, 3].map((by): GroupPair<number> => [a, (a + by) % 45, "apart"]),
    );
    const { groups, broken } = splitPupils(order, { groups: 3 }, { isHere: everybody, pairs });
    expect(groups.flat()).toHaveLength(45);
    expect(broken.length).toBeLessThan(pairs.length / 2);
  });

  it("have everybody once, and sizes that differ by one at most", () => {
    fc.assert(
      fc.property(anyClass, anyBy, ({ order, away, pairs }, by) => {
        const { groups } = splitPupils(order, by, { isHere: (one) => !away.includes(one), pairs });
        const sizes = groups.map(({ length }) => length);

        expect(groups.flat().toSorted((a, b) => a - b)).toEqual(order.toSorted((a, b) => a - b));
        if (order.length > 0)
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("break no more pairs than any other way would", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 7 }),
        fc.integer({ min: 1, max: 4 }),
        fc.subarray([0, 1, 2, 3, 4, 5, 6]),
        fc.array(anyPair(6), { maxLength: 9 }),
        (count, into, away, drawn) => {
          const order = Array.from({ length: count }, (_, one) => one);
          const pairs = drawn.filter(([, b]) => b < count);
          const { groups, broken } = splitPupils(
            order,
            { groups: into },
            { isHere: (one) => !away.includes(one), pairs },
          );
          const sizes = groups.map(({ length }) => length);

          expect(broken).toEqual(findBroken(groups, pairs));
          expect(broken.length).toBe(fewestBroken(sizes, pairs));
        },
      ),
      { numRuns: 60 },
    );
  });
});

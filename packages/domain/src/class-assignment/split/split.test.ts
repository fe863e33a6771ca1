import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generateGrade, openDice } from "../testing/generate-grade.ts";
import { readGoldenGrades } from "../testing/golden-grades.ts";
import { annealAssign } from "./anneal-assign.ts";
import type { AssignProblem } from "./assign-problem.ts";
import { lineRange, toSizes } from "./assign-problem.ts";
import { boundAssign } from "./bound-assign.ts";
import { sCurve } from "./s-curve.ts";
import { compileAssign, countCost, openSplit } from "./split-state.ts";

const { small, large } = readGoldenGrades(
  readFileSync(new URL("../golden-assignment.json", import.meta.url), "utf8"),
);

describe("the model", () => {
  it.each(small)("counts every part of a split: $about", ({ problem, oneBest, optimum, parts }) => {
    expect(countCost(compileAssign(problem), oneBest)).toEqual({ cost: optimum, parts });
  });

  it.each(large)("counts a large split and its S-curve: $about", (one) => {
    const compiled = compileAssign(one.problem);

    expect(countCost(compiled, one.best).cost).toBe(one.optimum);
    expect(countCost(compiled, sCurve(one.problem)).cost).toBe(one.sCurve);
  });

  it("own sizes have a range each", () => {
    expect(lineRange(11, 10)).toEqual([1, 2]);
    expect(lineRange(4, 2, { size: 3, all: 8 })).toEqual([1, 2]);
  });
});

describe("the bound", () => {
  it.each(small)("lies between golden and best: $about", ({ problem, bound, optimum }) => {
    const found = boundAssign(problem);

    expect(found.bound).toBeGreaterThanOrEqual(bound);
    expect(found.bound).toBeLessThanOrEqual(optimum);
  });

  it.each(large)("proves the best of a large one: $about", ({ problem, bound }) => {
    expect(boundAssign(problem).bound).toBe(bound);
  });

  it("is never above the best of 1,000 small grades that were tried whole", () => {
    fc.assert(
      fc.property(smallProblems(), (problem) => {
        expect(boundAssign(problem).bound).toBeLessThanOrEqual(tryAll(problem));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("changes of a split", () => {
  it("a swap and a move rise by exactly what the cost is afterwards", () => {
    fc.assert(
      fc.property(smallProblems(), fc.array(fc.nat(), { maxLength: 12 }), (problem, picks) => {
        const compiled = compileAssign(problem);
        const split = openSplit(compiled, sCurve(problem));
        for (const pick of picks) {
          const one = pick % problem.pupils.length;
          const other = (pick >> 4) % problem.pupils.length;
          const before = split.count().cost;
          const isSwap = split.places[one] !== split.places[other];
          const to = ((split.places[one] ?? 0) + 1) % problem.classCount;
          const { even, score } = isSwap ? split.riseOfSwap(one, other) : split.riseOfMove(one, to);
          const rise = even + score;
          if (isSwap) split.swap(one, other);
          else split.move(one, to);

          expect(split.count().cost - before).toBe(rise);
          expect(countCost(compiled, [...split.places])).toEqual(split.count());
        }
      }),
      { numRuns: 400 },
    );
  });

  it("the search keeps sizes and pinned pupils, and repeats itself by its seed", () => {
    fc.assert(
      fc.property(smallProblems(), fc.nat(), (problem, seed) => {
        const compiled = compileAssign(problem);
        const options = { seed, bound: -1, rounds: [400], pinned: new Set([0, 1]) };
        const [run, again] = [
          last(annealAssign(compiled, options)),
          last(annealAssign(compiled, options)),
        ];
        const sizes = toSizes(problem).map((_, place) => run.places.filter((at) => at === place));

        expect(sizes.map(({ length }) => length)).toEqual(toSizes(problem));
        expect(run.places.slice(0, 2)).toEqual(sCurve(problem).slice(0, 2));
        expect(run.cost).toBe(countCost(compiled, run.places).cost);
        expect(again.places).toEqual(run.places);
      }),
      { numRuns: 100 },
    );
  });

  it.each(small)("the search finds the best of $about", ({ problem, optimum }) => {
    const run = last(annealAssign(compileAssign(problem), { seed: 3, bound: optimum }));

    expect(run.cost).toBe(optimum);
  });

  it("a grade of 300 is proven even", () => {
    const next = openDice(11);
    const size = { pupils: 300, classes: 10, apart: 60, together: 11, fixed: 3 };
    const problem = generateGrade(size, next);
    const { bound } = boundAssign(problem);

    expect(last(annealAssign(compileAssign(problem), { seed: 1, bound })).cost).toBe(bound);
  });
});

function last<T>(steps: Generator<T, T>): T {
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
  }
}

/** Every split of the sizes; the least cost of all. */
function tryAll(problem: AssignProblem): number {
  const compiled = compileAssign(problem);
  const room = [...toSizes(problem)];
  const places: number[] = [];
  let best = Infinity;
  const visit = (): void => {
    if (places.length === problem.pupils.length) {
      best = Math.min(best, countCost(compiled, places).cost);
      return;
    }
    for (const [place, left] of room.entries()) {
      if (left === 0) continue;
      room[place] = left - 1;
      places.push(place);
      visit();
      places.pop();
      room[place] = left;
    }
  };
  visit();
  return best;
}

function smallProblems(): fc.Arbitrary<AssignProblem> {
  const pupil = fc.record({
    previous: fc.constantFrom("1", "2"),
    sex: fc.constantFrom("male" as const, "female" as const, undefined),
    score: fc.option(fc.integer({ min: -50, max: 1000 }), { nil: undefined }),
    behaviour: fc.constantFrom(0, 0, 0, 1, 2, 3),
    isSpecial: fc.constantFrom(false, false, true),
    isLeader: fc.boolean(),
    isLeaving: fc.constantFrom(false, false, false, true),
  });
  return fc
    .record({
      pupils: fc.array(pupil, { minLength: 4, maxLength: 7 }),
      classCount: fc.constantFrom(2, 3),
      tolerance: fc.constantFrom(0, 3, 30),
      bands: fc.constantFrom(0, 2, 3),
    })
    .chain((base) => {
      const index = fc.nat({ max: base.pupils.length - 1 });
      const group = fc.uniqueArray(index, { minLength: 2, maxLength: 4 });
      return fc.record({
        pupils: fc.constant(base.pupils),
        classCount: fc.constant(base.classCount),
        tolerance: fc.constant(base.tolerance),
        bands: fc.constant(base.bands),
        together: fc.array(group, { maxLength: 2 }),
        apart: fc.array(group, { maxLength: 2 }),
        fixed: fc.array(fc.tuple(index, fc.nat({ max: base.classCount - 1 })), { maxLength: 3 }),
      });
    });
}

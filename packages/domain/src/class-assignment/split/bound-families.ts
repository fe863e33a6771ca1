import { assignWeights, lineRange, type AssignProblem } from "./assign-problem.ts";
import type { Block } from "./blocks.ts";

/** Above this the programme takes longer than it is worth: a grade that names one class for everybody. */
const LARGEST_TABLE = 1_200;

/**
 * What the three lines of one previous class (all, girls, boys) cost at least, counted at once: one class holds at least
 * the block, the others whatever suits best. `undefined` where it is not counted: a pupil's sex is not said, or the
 * class is too large.
 */
export function boundFamily(
  problem: AssignProblem,
  members: readonly number[],
  blocks: readonly Block[],
): number | undefined {
  const { pupils, classCount } = problem;
  const count = (some: readonly number[]): Pair => [
    some.filter((pupil) => pupils[pupil]?.sex === "female").length,
    some.filter((pupil) => pupils[pupil]?.sex === "male").length,
  ];
  const [girls, boys] = count(members);
  if (girls + boys < members.length) return undefined;
  if ((girls + 1) * (boys + 1) > LARGEST_TABLE) return undefined;
  const inClass = new Set(members);
  const shapes = new Map<string, Pair>();
  for (const block of blocks) {
    const here = block.members.filter((pupil) => inClass.has(pupil));
    if (here.length > 1) shapes.set(String(count(here)), count(here));
  }
  // Without a block all three can be even at once.
  if (shapes.size === 0) return 0;
  const costOf = toCost([girls, boys], classCount);
  const others = spread(costOf, [girls, boys], classCount - 1);
  return Math.max(
    ...[...shapes.values()].map(([leastGirls, leastBoys]) => {
      let best = Infinity;
      for (let g = leastGirls; g <= girls; g += 1) {
        for (let b = leastBoys; b <= boys; b += 1) {
          const rest = others[(girls - g) * (boys + 1) + boys - b] ?? Infinity;
          best = Math.min(best, costOf(g, b) + rest);
        }
      }
      return best;
    }),
  );
}

type Pair = readonly [girls: number, boys: number];

/** Of one class with so many girls and boys of the family. */
function toCost([girls, boys]: Pair, classCount: number): (g: number, b: number) => number {
  const far = (count: number, [least, most]: readonly [number, number]): number =>
    Math.max(0, least - count, count - most);
  const ranges = [girls + boys, girls, boys].map((total) => lineRange(total, classCount));
  const [all = [0, 0], ofGirls = [0, 0], ofBoys = [0, 0]] = ranges;
  return (g, b) =>
    far(g + b, all) * assignWeights.prev +
    (far(g, ofGirls) + far(b, ofBoys)) * assignWeights.prevSex;
}

/** The least cost of laying g girls and b boys into `classes` classes, at g · (boys + 1) + b. */
function spread(
  costOf: (g: number, b: number) => number,
  [girls, boys]: Pair,
  classes: number,
): readonly number[] {
  const size = (girls + 1) * (boys + 1);
  const single = Array.from({ length: size }, (_, at) =>
    costOf(Math.floor(at / (boys + 1)), at % (boys + 1)),
  );
  let known = Array.from({ length: size }, (_, at) => (at === 0 ? 0 : Infinity));
  for (let step = 0; step < classes; step += 1) {
    const next = Array.from({ length: size }, () => Infinity);
    for (let g = 0; g <= girls; g += 1) {
      for (let b = 0; b <= boys; b += 1) {
        const before = known[g * (boys + 1) + b] ?? Infinity;
        if (before === Infinity) continue;
        for (let addG = 0; g + addG <= girls; addG += 1) {
          for (let addB = 0; b + addB <= boys; addB += 1) {
            const at = (g + addG) * (boys + 1) + b + addB;
            const cost = before + (single[addG * (boys + 1) + addB] ?? Infinity);
            if (cost < (next[at] ?? Infinity)) next[at] = cost;
          }
        }
      }
    }
    known = next;
  }
  return known;
}

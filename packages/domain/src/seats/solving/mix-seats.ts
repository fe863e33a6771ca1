import { below, type NextWord } from "../../draw/stream.ts";
import { createBreachCounter } from "../seat-breaches.ts";
import type { HeldProblem, HeldRule } from "../seat-problem.ts";

const SWAPS = 20_000;
const WISH_COST = 20;
const MUST_COST = 1_000;
/** By how much a swap may make a seating worse: less and less. */
const THRESHOLDS = [6, 5, 4, 3, 2, 1, 0];

/**
 * Makes a seating better by swaps: more wishes are kept, and no must that was. The best one that was seen stays. Whole
 * numbers only, so that each device comes to the same.
 *
 * @param seatOf the seat of each pupil, by index
 */
export function mixSeats(
  problem: HeldProblem,
  seatOf: readonly number[],
  next: NextWord,
): readonly number[] {
  const { seats, rules } = problem;
  const countBreaches = createBreachCounter(problem);
  const costOf = (held: HeldRule, at: readonly number[]): number =>
    countBreaches(held, at) * (held.rule.weight === "must" ? MUST_COST : WISH_COST);
  const touching = seatOf.map((_, pupil) => rules.filter((held) => concerns(held, pupil)));
  const sum = (some: Iterable<HeldRule>, at: readonly number[]): number => {
    let cost = 0;
    for (const held of some) cost += costOf(held, at);
    return cost;
  };

  const now = [...seatOf];
  const pupilAt = seats.map((_, seat) => seatOf.indexOf(seat));
  let cost = sum(rules, now);
  let best = { cost, seatOf };
  for (let round = 0; round < SWAPS && best.cost > 0; round += 1) {
    const [one, other] = [below(next, seats.length), below(next, seats.length)];
    const pupils = [pupilAt[one] ?? -1, pupilAt[other] ?? -1].filter((pupil) => pupil >= 0);
    if (one === other || pupils.length === 0) continue;
    const touched = new Set(pupils.flatMap((pupil) => touching[pupil] ?? []));
    const before = sum(touched, now);
    change(one, other);
    const rise = sum(touched, now) - before;
    if (rise > (THRESHOLDS[Math.floor((round * THRESHOLDS.length) / SWAPS)] ?? 0))
      change(one, other);
    else cost += rise;
    if (cost < best.cost) best = { cost, seatOf: [...now] };
  }
  return best.seatOf;

  function change(one: number, other: number): void {
    const [first = -1, second = -1] = [pupilAt[one], pupilAt[other]];
    pupilAt[one] = second;
    pupilAt[other] = first;
    if (first >= 0) now[first] = other;
    if (second >= 0) now[second] = one;
  }
}

function concerns({ rule, a, b }: HeldRule, pupil: number): boolean {
  return rule.kind === "desks" || a.includes(pupil) || b.includes(pupil);
}

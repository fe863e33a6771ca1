import { createFastStream } from "../../draw/stream.ts";
import type { KeptSeatRule } from "../seat-rule.ts";
import { holdProblem, type SeatProblem } from "../seat-problem.ts";
import { excludesItself, SEAT_NODES, solveSeats } from "./solve-seats.ts";

/** Why musts cannot be kept together. */
export type SeatClash =
  | { readonly type: "too-many-pupils"; readonly pupils: number; readonly seats: number }
  | {
      readonly type: "clash";
      /** None of them can be left out: without it the others could be kept. */
      readonly rules: readonly KeptSeatRule[];
      /** Each of these alone, when it rests, makes all solvable. */
      readonly enough: readonly KeptSeatRule[];
    }
  /** Not proven in time. */
  | { readonly type: "unknown" };

/**
 * The rules that exclude each other, down to those that are all needed: first by what rules and seats say themselves,
 * else by search. What a search does not prove counts as solvable, and the set found is proven once more.
 */
export function explainClash(
  problem: SeatProblem,
  key: string,
  budget: number = SEAT_NODES,
): SeatClash {
  const { pupils, seats, rules } = holdProblem(problem);
  if (pupils.length > seats.length)
    return { type: "too-many-pupils", pupils: pupils.length, seats: seats.length };
  const musts = rules.map(({ rule }) => rule).filter(({ weight }) => weight === "must");
  const hold = (some: readonly KeptSeatRule[]) => holdProblem({ ...problem, rules: some });
  const solve = (some: readonly KeptSeatRule[]) =>
    solveSeats(hold(some), createFastStream(key), budget).type;
  const byThemselves: Proof = (some) => excludesItself(hold(some));
  const bySearch: Proof = (some) => solve(some) === "impossible";

  const proof = byThemselves(musts) ? byThemselves : bySearch;
  if (!proof(musts)) return { type: "unknown" };
  const narrowed = findNeeded(proof, musts);
  // What needs no search to be seen may still be more than is needed.
  const needed = proof === bySearch ? narrowed : findNeeded(bySearch, narrowed);
  if (!bySearch(needed)) return { type: "unknown" };
  const enough = needed.filter((rule) => solve(musts.filter((each) => each !== rule)) === "solved");
  return { type: "clash", rules: needed, enough };
}

type Proof = (rules: readonly KeptSeatRule[]) => boolean;

/** QuickXplain: halves what is left, and keeps of each half what the rest needs to be proven. */
function findNeeded(isProven: Proof, rules: readonly KeptSeatRule[]): readonly KeptSeatRule[] {
  return narrow([], false, rules);

  function narrow(
    kept: readonly KeptSeatRule[],
    isNew: boolean,
    left: readonly KeptSeatRule[],
  ): readonly KeptSeatRule[] {
    if (isNew && isProven(kept)) return [];
    if (left.length <= 1) return left;
    const half = Math.floor(left.length / 2);
    const [first, second] = [left.slice(0, half), left.slice(half)];
    const ofSecond = narrow([...kept, ...first], true, second);
    const ofFirst = narrow([...kept, ...ofSecond], ofSecond.length > 0, first);
    return [...ofFirst, ...ofSecond];
  }
}

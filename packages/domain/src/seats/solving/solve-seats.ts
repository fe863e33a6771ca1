import { below, shuffle, type NextWord } from "../../draw/stream.ts";
import { compileSeats, type CompiledSeats } from "./compile-seats.ts";
import { asksForTooLargeGroup } from "./group-bounds.ts";
import { createNarrowing, type NarrowSeats } from "./narrow-seats.ts";
import type { HeldProblem } from "../seat-problem.ts";
import { countSeats, firstSeat, listSeats, type SeatSets } from "./seat-sets.ts";

/** `seatOf`: the seat of each pupil, by index. `nodes`: how often a pupil was put on a seat. */
export type SeatSolution =
  | { readonly type: "solved"; readonly seatOf: readonly number[]; readonly nodes: number }
  | { readonly type: "impossible"; readonly nodes: number }
  | { readonly type: "unknown"; readonly nodes: number };

export const SEAT_NODES = 60_000;
const FIRST_RUN_NODES = 200;
const RUN_GROWTH = 1.6;

/**
 * A seating that keeps every must, or the proof that there is none, or neither within `budget` nodes. The same words of
 * `next` give the same seating.
 */
export function solveSeats(
  problem: HeldProblem,
  next: NextWord,
  budget: number = SEAT_NODES,
): SeatSolution {
  if (problem.pupils.length > problem.seats.length || asksForTooLargeGroup(problem))
    return { type: "impossible", nodes: 0 };
  const compiled = compileSeats(problem);
  const narrow = createNarrowing(compiled);
  const everybody = Array.from({ length: compiled.count }, (_, pupil) => pupil);
  const start = compiled.domains.slice();
  if (!narrow(start, everybody)) return { type: "impossible", nodes: 0 };
  let nodes = 0;
  for (let limit = FIRST_RUN_NODES; nodes < budget; limit *= RUN_GROWTH) {
    const left = Math.min(Math.floor(limit), budget - nodes);
    const run = search(compiled, narrow, start, { next, left });
    nodes += run.used;
    if (run.found) {
      const { found } = run;
      return { type: "solved", seatOf: everybody.map((pupil) => firstSeat(found, pupil)), nodes };
    }
    if (run.isWhole) return { type: "impossible", nodes };
  }
  return { type: "unknown", nodes };
}

/** Whether the musts exclude each other by themselves, without trying seats. */
export function excludesItself(problem: HeldProblem): boolean {
  return solveSeats(problem, () => 0, 0).type === "impossible";
}

/** One run from the start, up to `left` nodes. */
function search(
  { count, degrees }: CompiledSeats,
  narrow: NarrowSeats,
  start: SeatSets,
  { next, left }: { readonly next: NextWord; readonly left: number },
): { readonly found?: SeatSets; readonly used: number; readonly isWhole: boolean } {
  let used = 0;
  let isWhole = true;
  const found = visit(start);
  return { used, isWhole, ...(found && { found }) };

  function visit(domains: SeatSets): SeatSets | undefined {
    const pupil = choose(domains);
    if (pupil === undefined) return domains;
    for (const seat of shuffle(next, listSeats(domains, pupil))) {
      if (used >= left) {
        isWhole = false;
        return undefined;
      }
      used += 1;
      const tried = domains.slice();
      tried[2 * pupil] = seat < 32 ? 1 << seat : 0;
      tried[2 * pupil + 1] = seat < 32 ? 0 : 1 << (seat - 32);
      const solved = narrow(tried, [pupil]) ? visit(tried) : undefined;
      if (solved || !isWhole) return solved;
    }
    return undefined;
  }

  /** The smallest set first, then who has most rules, then chance. */
  function choose(domains: SeatSets): number | undefined {
    let best: number[] = [];
    let least = Infinity;
    for (let pupil = 0; pupil < count; pupil += 1) {
      const size = countSeats(domains, pupil);
      // A size weighs more than all rules of a pupil.
      const weight = size * 1_000 - Math.min(999, degrees[pupil] ?? 0);
      if (size === 1 || weight > least) continue;
      if (weight < least) best = [];
      least = weight;
      best.push(pupil);
    }
    return best.length > 1 ? best[below(next, best.length)] : best[0];
  }
}

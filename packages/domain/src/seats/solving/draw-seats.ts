import { createFastStream, createStream, shuffle } from "../../draw/stream.ts";
import type { StudentId } from "../../student/student.ts";
import { mixSeats } from "./mix-seats.ts";
import { createBreachCounter } from "../seat-breaches.ts";
import type { KeptSeatRule } from "../seat-rule.ts";
import { holdProblem, type HeldProblem, type SeatProblem } from "../seat-problem.ts";
import { SEAT_NODES, solveSeats } from "./solve-seats.ts";

export type SeatDraw =
  | {
      readonly type: "seated";
      /** Pupils by seat, for a `seatPlan`. */
      readonly seats: Readonly<Record<string, StudentId>>;
      /** Wishes; and musts, where none that keeps all was found in time. */
      readonly broken: readonly KeptSeatRule[];
    }
  | { readonly type: "too-many-pupils"; readonly pupils: number; readonly seats: number }
  /** Proven; `explainClash` says why. */
  | { readonly type: "impossible" };

/**
 * The plan of a key: all seats at once, before the first one is shown. Who is absent today is seated too. Seats that
 * stay empty are at the back, as far as the musts let them.
 */
export function drawSeats(
  problem: SeatProblem,
  key: string,
  budget: number = SEAT_NODES,
): SeatDraw {
  const held = holdProblem(problem);
  const { pupils, seats, rules } = held;
  if (pupils.length > seats.length)
    return { type: "too-many-pupils", pupils: pupils.length, seats: seats.length };
  const front = listFront(held);
  const free = shuffle(createStream(key), front);
  if (rules.length === 0) return toSeated(held, free);
  const next = createFastStream(key);
  if (front.length < seats.length) {
    const must = withFront(held, front, "must");
    const solution = solveSeats(must, next, budget);
    if (solution.type === "solved") return toSeated(held, mixSeats(must, solution.seatOf, next));
  }
  const solution = solveSeats(held, next, budget);
  if (solution.type === "impossible") return { type: "impossible" };
  const start = solution.type === "solved" ? solution.seatOf : free;
  return toSeated(held, mixSeats(withFront(held, front, "wish"), start, next));
}

/** As many seats as there are pupils, by index: from the board on, and those that somebody has to have. */
function listFront({ pupils, seats, rules }: HeldProblem): readonly number[] {
  const fixed = rules.flatMap(({ rule, seats: own }) =>
    rule.kind === "fixed" && rule.weight === "must" ? [...(own ?? [])] : [],
  );
  const toRow = (index: number): number => (fixed.includes(index) ? 0 : (seats[index]?.row ?? 0));
  const sorted = [...seats.keys()].sort((a, b) => toRow(a) - toRow(b) || a - b);
  return sorted.slice(0, pupils.length).sort((a, b) => a - b);
}

/** The same problem where everybody is to sit there; as it is where there are no other seats. */
function withFront(
  held: HeldProblem,
  front: readonly number[],
  weight: KeptSeatRule["weight"],
): HeldProblem {
  if (front.length === held.seats.length) return held;
  const rule: KeptSeatRule = { id: "front", kind: "zone", weight };
  const all = { rule, a: [...held.pupils.keys()], b: [], seats: new Set(front) };
  return { ...held, rules: [...held.rules, all] };
}

function toSeated(held: HeldProblem, seatOf: readonly number[]): SeatDraw {
  const countBreaches = createBreachCounter(held);
  return {
    type: "seated",
    seats: Object.fromEntries(
      held.pupils.map(({ id }, index) => [held.seats[seatOf[index] ?? -1]?.id ?? "", id]),
    ),
    broken: held.rules.filter((rule) => countBreaches(rule, seatOf) > 0).map(({ rule }) => rule),
  };
}

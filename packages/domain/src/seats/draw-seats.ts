import { createFastStream, createStream, shuffle } from "../draw/stream.ts";
import type { StudentId } from "../student/student.ts";
import { mixSeats } from "./solving/mix-seats.ts";
import { createBreachCounter } from "./seat-breaches.ts";
import type { KeptSeatRule } from "./seat-rule.ts";
import { holdProblem, type HeldProblem, type SeatProblem } from "./seat-problem.ts";
import { SEAT_NODES, solveSeats } from "./solving/solve-seats.ts";

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

/** The plan of a key: all seats at once, before the first one is shown. Who is absent today is seated too. */
export function drawSeats(
  problem: SeatProblem,
  key: string,
  budget: number = SEAT_NODES,
): SeatDraw {
  const held = holdProblem(problem);
  const { pupils, seats } = held;
  if (pupils.length > seats.length)
    return { type: "too-many-pupils", pupils: pupils.length, seats: seats.length };
  const free = shuffle(createStream(key), [...seats.keys()]).slice(0, pupils.length);
  if (held.rules.length === 0) return toSeated(held, free);
  const next = createFastStream(key);
  const solution = solveSeats(held, next, budget);
  if (solution.type === "impossible") return { type: "impossible" };
  const start = solution.type === "solved" ? solution.seatOf : free;
  return toSeated(held, mixSeats(held, start, next));
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

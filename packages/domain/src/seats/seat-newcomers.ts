import type { PlanSeats } from "./change-plan.ts";
import { createBreachCounter } from "./seat-breaches.ts";
import { holdProblem, type SeatProblem } from "./seat-problem.ts";

/** The plan with today's pupils: who left leaves the seat empty, who came gets the best free one, by number. */
export function seatNewcomers(problem: SeatProblem, seats: PlanSeats): PlanSeats {
  const held = holdProblem(problem);
  const countBreaches = createBreachCounter(held);
  const seatOf = held.pupils.map(({ id }) => held.seats.findIndex((seat) => seats[seat.id] === id));
  for (const [pupil, seat] of seatOf.entries()) {
    if (seat >= 0) continue;
    let best = { cost: Infinity, seat: -1 };
    for (const free of held.seats.keys()) {
      if (seatOf.includes(free)) continue;
      seatOf[pupil] = free;
      const cost = held.rules.reduce(
        (sum, rule) =>
          sum + countBreaches(rule, seatOf) * (rule.rule.weight === "must" ? 1_000 : 20),
        0,
      );
      if (cost < best.cost) best = { cost, seat: free };
      seatOf[pupil] = -1;
    }
    seatOf[pupil] = best.seat;
  }
  return Object.fromEntries(
    held.pupils.flatMap(({ id }, pupil) => {
      const seat = held.seats[seatOf[pupil] ?? -1];
      return seat ? [[seat.id, id]] : [];
    }),
  );
}

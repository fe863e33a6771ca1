import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { writeTerms } from "@damim/domain/draw/draw-terms.ts";
import { drawKind, toDrawId } from "@damim/domain/draw/draw.ts";
import { writeDraw } from "@damim/domain/draw/write-draw.ts";
import { digestSeats } from "@damim/domain/seats/digest-seats.ts";
import type { SeatProblem } from "@damim/domain/seats/seat-problem.ts";
import { seatPlanKind, toSeatPlanId, type SeatPlan } from "@damim/domain/seats/seat-plan.ts";
import { createRow, type Change } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** A draw of seats, sealed already or about to be (`row`). */
interface BegunDraw {
  readonly id: string;
  readonly seed: string;
  readonly row?: Change;
}

/** Draws of seats. What was sealed is taken back by nobody: it would be another draw. */
export function createSeatDrawCommands({ store, now, newId, newSeed, act }: CommandDeps) {
  const today = () => toSeoulDay(now());
  /** @param again the draw that is thrown away for this one */
  const begin = (problem: SeatProblem, again?: string): BegunDraw => {
    const id = toDrawId({ day: today(), uuid: newId() });
    const terms = writeTerms({ kind: "seats", digest: digestSeats(problem) });
    const seed = newSeed();
    return { id, seed, row: writeDraw(id, { terms, seed, ...(again && { again }) }) };
  };
  return {
    begin,
    seal(problem: SeatProblem, again?: string) {
      const { id, row } = begin(problem, again);
      void store.write(row ? [row] : []);
      return id;
    },
    /** The number that was called, or none, and the plan that follows from it. Gives back the plan's id. */
    keep(
      draw: BegunDraw,
      digits: string,
      plan: Required<Pick<SeatPlan, "room" | "seats">> & { readonly waits: boolean },
    ) {
      const from = today();
      const id = toSeatPlanId({ from, uuid: newId() });
      const number = { kind: drawKind.name, id: draw.id, set: { number: digits } };
      void store.write(draw.row ? [draw.row, number] : [number]);
      const { room, seats, waits } = plan;
      const fields = { from, room, seats, draw: draw.id, ...(waits && { waits }) };
      void act([createRow(seatPlanKind.name, id, fields)], "자리를 뽑았어요", { session: draw.id });
      return id;
    },
  };
}

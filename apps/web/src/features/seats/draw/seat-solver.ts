import { drawSeats, type SeatDraw } from "@damim/domain/seats/solving/draw-seats.ts";
import { explainClash, type SeatClash } from "@damim/domain/seats/solving/explain-clash.ts";
import type { SeatProblem } from "@damim/domain/seats/seat-problem.ts";

export interface SeatQuestion {
  readonly problem: SeatProblem;
  /** Of the draw (`toDrawKey`). */
  readonly key: string;
  /** 더 찾기: how many pupils may be put on a seat until then; without it the usual. */
  readonly budget?: number;
}

export type SeatAnswer =
  | Extract<SeatDraw, { readonly type: "seated" }>
  | { readonly type: "clash"; readonly clash: SeatClash };

/** A plan, or why there is none. */
export function answerSeats({ problem, key, budget }: SeatQuestion): SeatAnswer {
  const drawn = drawSeats(problem, key, budget);
  return drawn.type === "seated"
    ? drawn
    : { type: "clash", clash: explainClash(problem, key, budget) };
}

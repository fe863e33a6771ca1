import { describe, expect, it } from "vitest";
import { createFastStream } from "../../draw/stream.ts";
import { createBreachCounter } from "../seat-breaches.ts";
import { holdProblem } from "../seat-problem.ts";
import { solveSeats } from "./solve-seats.ts";
import { goldenSeats, toProblem } from "../testing/read-golden-seats.ts";

const key = "96c5d7455b76dbed938c09edfade02afe01679f4a7c5aca1706f14bf0c96c0ad";

describe("a seating", () => {
  it.each(goldenSeats)("$title", (golden) => {
    const problem = holdProblem(toProblem(golden));
    const solution = solveSeats(problem, createFastStream(key));

    expect(solution.type).toBe(golden.solvable ? "solved" : "impossible");
    expect(solution.nodes).toBeLessThanOrEqual(2_000);
    if (solution.type !== "solved") return;
    expect(new Set(solution.seatOf).size).toBe(problem.pupils.length);
    const countBreaches = createBreachCounter(problem);
    for (const rule of problem.rules) expect(countBreaches(rule, solution.seatOf)).toBe(0);
    expect(solveSeats(problem, createFastStream(key))).toEqual(solution);
  });
});

/**
 * The 480 classes of `seats` with one thing more that nobody can keep: how many are proven to have no seating within
 * the usual search, and what that takes.
 */
import { createFastStream } from "@damim/domain/draw/stream.ts";
import { holdProblem } from "@damim/domain/seats/seat-problem.ts";
import { solveSeats } from "@damim/domain/seats/solving/solve-seats.ts";
import { findPercentile, printFigure, round } from "./support/report.ts";
import { listUnsolvable } from "./support/seat-problems.ts";
import { orLeast } from "./support/smallest.ts";

const PROBLEMS = orLeast(480, 4);
const UNCOUNTED = 40;
const LEAST_SHARE = 0.9;
const KEY = "96c5d7455b76dbed938c09edfade02afe01679f4a7c5aca1706f14bf0c96c0ad";

const problems = listUnsolvable(PROBLEMS).map(holdProblem);
for (const problem of problems.slice(0, UNCOUNTED)) solveSeats(problem, createFastStream(KEY));
const times: number[] = [];
let proven = 0;
for (const problem of problems) {
  const before = process.cpuUsage();
  const { type } = solveSeats(problem, createFastStream(KEY));
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1_000);
  if (type === "solved") throw new Error("what cannot be kept was kept");
  if (type === "impossible") proven += 1;
}
printFigure({
  name: `seats-no: ${PROBLEMS} classes without a seating, proven`,
  ours: `${round((100 * proven) / PROBLEMS)} %; p50 ${round(findPercentile(times, 0.5))}, p95 ${round(findPercentile(times, 0.95))}, max ${round(Math.max(...times))} ms`,
  budget: `≥ ${100 * LEAST_SHARE} %`,
  holds: proven >= PROBLEMS * LEAST_SHARE,
});

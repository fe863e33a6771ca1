/**
 * 반편성: the golden grades and twelve generated ones (280 to 400 pupils, 10 to 12 classes, 60 apart), each from the
 * S-curve until it is proven or its time is over, by CPU of one core. Proven means: no split can cost less.
 */
import { readFileSync } from "node:fs";
import type { AssignProblem } from "../packages/domain/src/class-assignment/split/assign-problem.ts";
import { annealAssign } from "../packages/domain/src/class-assignment/split/anneal-assign.ts";
import { boundAssign } from "../packages/domain/src/class-assignment/split/bound-assign.ts";
import { sCurve } from "../packages/domain/src/class-assignment/split/s-curve.ts";
import {
  compileAssign,
  countCost,
} from "../packages/domain/src/class-assignment/split/split-state.ts";
import {
  generateGrade,
  openDice,
} from "../packages/domain/src/class-assignment/testing/generate-grade.ts";
import { readGoldenGrades } from "../packages/domain/src/class-assignment/testing/golden-grades.ts";
import { printFigure, toSpreadText } from "./support/report.ts";
import { orLeast } from "./support/smallest.ts";

const GRADES = 12;
const LEAST_PROVEN = 11;
const LIMIT_MS = orLeast(3_000, 50);
/** Of the S-curve's cost, above the bound. */
const MOST_LEFT = 0.01;

const golden = readGoldenGrades(
  readFileSync("packages/domain/src/class-assignment/golden-assignment.json", "utf8"),
).large.map(({ problem }) => problem);
const generated = Array.from({ length: GRADES }, (_, at) => {
  const next = openDice(at + 1);
  return generateGrade(
    {
      pupils: 280 + Math.floor(next() * 121),
      classes: 10 + (at % 3),
      apart: 60,
      together: 11,
      fixed: 3,
    },
    next,
  );
});

for (const [name, problems, least] of [
  ["golden grades", golden, golden.length],
  ["generated grades, 280 to 400 pupils, 60 apart", generated, LEAST_PROVEN],
] as const) {
  const runs = problems.map((problem, at) => solve(problem, at + 1));
  const proven = runs.filter(({ left }) => left === 0);
  const most = Math.max(...runs.map(({ left }) => left));
  printFigure({
    name: `assign, ${name}: proven, most that is left of the S-curve's cost`,
    ours: `${proven.length} of ${runs.length}, ${(most * 100).toFixed(2)} %`,
    budget: `${least}, ${MOST_LEFT * 100} %`,
    holds: proven.length >= least && most <= MOST_LEFT,
  });
  const times = runs.map(({ cpuMs }) => cpuMs);
  printFigure({
    name: `assign, ${name}: CPU of a grade`,
    ours: toSpreadText(times),
    budget: `${LIMIT_MS} ms`,
    holds: proven.every(({ cpuMs }) => cpuMs <= LIMIT_MS),
  });
}

function solve(
  problem: AssignProblem,
  seed: number,
): { readonly left: number; readonly cpuMs: number } {
  const startedAt = process.cpuUsage();
  const spentMs = (): number => process.cpuUsage(startedAt).user / 1_000;
  const compiled = compileAssign(problem);
  const { bound } = boundAssign(problem);
  let cost = Infinity;
  for (const run of annealAssign(compiled, { seed, bound })) {
    cost = run.cost;
    if (spentMs() > LIMIT_MS) break;
  }
  const cpuMs = spentMs();
  const byHand = countCost(compiled, sCurve(problem)).cost;
  return { left: (cost - bound) / byHand, cpuMs };
}

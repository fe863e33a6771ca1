/** `npm run check`: the quick half of `npm test` for use while working (no browser, no database). */
import { runStep, type Step } from "./run-step.ts";

const isRight = async (steps: readonly Step[]): Promise<boolean> => {
  const outcomes = [];
  for (const step of steps) outcomes.push(await runStep(step));
  return outcomes.every(({ passed }) => passed);
};
// Two lanes for two cores.
const lanes = await Promise.all([
  isRight([
    { name: "서식 format", args: ["oxfmt", "--check", "."] },
    { name: "린트 lint", args: ["oxlint", "--type-aware"] },
    { name: "타입 typecheck", args: ["tsc", "-b"] },
  ]),
  isRight([{ name: "시험 unit", args: ["vitest", "run", "--project", "unit"], printsAtEnd: true }]),
]);
process.exitCode = lanes.every(Boolean) ? 0 : 1;

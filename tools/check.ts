/** `npm run check`: the quick half of `npm test` for use while working (no browser, no database). */
import { runStep } from "./run-step.ts";

const outcomes = [
  await runStep({ name: "서식 format", args: ["oxfmt", "--check", "."] }),
  await runStep({ name: "린트 lint", args: ["oxlint", "--type-aware"] }),
  await runStep({ name: "타입 typecheck", args: ["tsc", "-b"] }),
  await runStep({ name: "시험 unit", args: ["vitest", "run", "--project", "unit"] }),
];
process.exitCode = outcomes.every((outcome) => outcome.passed) ? 0 : 1;

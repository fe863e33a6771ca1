/**
 * Wanders over all screens: presses what is there, by role and name, and looks whether anything is as it must not be.
 * `npm run wander -- --minutes 20 --seed 1`; `--walk 37` goes one walk again. Ends 1 where something was found.
 */
import { parseArgs } from "node:util";
import { startDamim } from "../e2e/support/start-damim.ts";
import { wander } from "./wander/wander.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    walk: { type: "string" },
    presses: { type: "string", default: "30" },
  },
});
const damim = await startDamim();
try {
  const { screens, presses, finds } = await wander(damim, {
    untilMs: Date.now() + Number(values.minutes) * 60_000,
    seed: Number(values.seed),
    only: values.walk === undefined ? undefined : Number(values.walk),
    steps: Number(values.presses),
    tell: console.log,
  });
  console.log(JSON.stringify({ screens, presses, finds }));
  process.exitCode = finds > 0 ? 1 : 0;
} finally {
  await damim.stop();
}

/**
 * `npm run test:deep [-- PART…]`: the long runs that `npm test` does a part of.
 *
 * - `fuzz`: 2,000,000 ops of eight devices on a bad network; `--seed 7` replays one seed, `--ops` sizes it.
 * - `archives`: 1,000 random accounts out of an archive and into an empty one, on both databases.
 * - `server-kills`: the server's `kill -9` test over and over.
 * - `renderer-kills`: the killed browser's journey over and over.
 */
import { parseArgs } from "node:util";
import { runFuzz } from "../packages/sync/src/testing/fuzz.ts";
import { runStep, type Step } from "./run-step.ts";
import { setUpChromium } from "./set-up-chromium.ts";

const FUZZ_SEEDS = 40;
const OPS_PER_SEED = 50_000;
const DEVICES = 8;
const ARCHIVE_RUNS = 1_000;
/** 50 kills each. */
const SERVER_RUNS = 20;
/** 30 kills each. */
const RENDERER_RUNS = 10;

const { values, positionals } = parseArgs({
  options: { seed: { type: "string" }, ops: { type: "string" } },
  allowPositionals: true,
});
const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  fuzz: runAllSeeds,
  archives: () => repeat(1, toArchives()),
  "server-kills": () => repeat(SERVER_RUNS, toServerKills()),
  "renderer-kills": runRendererKills,
};
const wanted = positionals.length > 0 ? positionals : Object.keys(parts);

for (const name of wanted) {
  const run = parts[name];
  if (!run) console.error(`${name}은(는) 없어요. 있는 것: ${Object.keys(parts).join(", ")}`);
  if (!(await run?.())) process.exitCode = 1;
}

async function runAllSeeds(): Promise<boolean> {
  const ops = Number(values.ops ?? OPS_PER_SEED);
  const seeds = values.seed
    ? [Number(values.seed)]
    : Array.from({ length: FUZZ_SEEDS }, (_, index) => 1_000 + index);
  let done = 0;
  for (const seed of seeds) {
    const startedAt = performance.now();
    try {
      const report = await runFuzz({ seed, devices: DEVICES, ops });
      done += report.ops;
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const { accepted, refused, reloads, purges, diskFailures, lost, answersLost } = report;
      console.log(
        `seed ${seed}: ${report.ops} ops in ${seconds} s · ${accepted} accepted, ${refused} refused · ` +
          `${reloads} reloads, ${purges} purges, ${diskFailures} disk failures, ${lost + answersLost} messages lost`,
      );
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      console.error(`npm run test:deep -- fuzz --seed ${seed} --ops ${ops}`);
      return false;
    }
  }
  console.log(`fuzz: ${done} ops over ${seeds.length} seeds, 0 divergences`);
  return true;
}

function toArchives(): Step {
  const args = ["vitest", "run", "--project", "server", "--testTimeout", "1200000"];
  const test = "apps/server/src/archive/round-trip.test.ts";
  const env = { DAMIM_ARCHIVE_RUNS: String(ARCHIVE_RUNS) };
  return { name: "archives", args: [...args, test], env };
}

function toServerKills(): Step {
  const test = ["apps/server/src/main.test.ts", "-t", "in the middle of pushes"];
  return { name: "server-kills", args: ["vitest", "run", "--project", "server", ...test] };
}

async function runRendererKills(): Promise<boolean> {
  const chromium = await setUpChromium();
  const build: Step = {
    name: "화면 만들기 build",
    args: ["vite", "build", "apps/web", "--logLevel", "warn"],
  };
  const step: Step = {
    name: "renderer-kills",
    args: ["vitest", "run", "--project", "e2e", "e2e/renderer-killed.spec.ts"],
    env: { CHROMIUM_PATH: chromium },
  };
  return (await runStep(build)).passed && (await repeat(RENDERER_RUNS, step));
}

async function repeat(count: number, step: Step): Promise<boolean> {
  for (let run = 1; run <= count; run++) {
    const { passed } = await runStep({ ...step, name: `${step.name} ${run}/${count}` });
    if (!passed) return false;
  }
  return true;
}

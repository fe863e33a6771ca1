/**
 * `npm run test:deep [-- PART…]`: the long runs that `npm test` does a part of.
 *
 * - `fuzz`: 2,000,000 ops of eight devices on a bad network; `--seed 7` replays one seed, `--ops` sizes it.
 * - `server-kills`: `kill -9` of the whole server 1,000 times while pages push over HTTP.
 * - `store-kills`: `kill -9` of a process with only the SQLite store 3,000 times, two at once.
 * - `power-cuts`: the power fails during a commit at 2,000 points; see `power-cut.ts` for what that proves.
 * - `op-streams`: 2,000 streams of ops end in the same state on SQLite and PostgreSQL.
 * - `renderer-kills`: the killed browser's journey over and over.
 *
 * `--count 100` makes the four parts of the server shorter.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { openDatabase } from "../apps/server/src/db/open-database.ts";
import { runServerKills } from "../apps/server/src/testing/kill-server.ts";
import { runStoreKills } from "../apps/server/src/testing/kill-store.ts";
import { compareStreams } from "../apps/server/src/testing/op-streams.ts";
import { runPowerCuts } from "../apps/server/src/testing/power-cut.ts";
import { startTemporaryPostgres } from "../apps/server/src/testing/temporary-postgres.ts";
import { runFuzz } from "../packages/sync/src/testing/fuzz.ts";
import { runStep, type Step } from "./run-step.ts";
import { setUpChromium } from "./set-up-chromium.ts";

const FUZZ_SEEDS = 40;
const OPS_PER_SEED = 50_000;
const DEVICES = 8;
const SERVER_KILLS = 1_000;
const STORE_KILLS = 3_000;
/** Each folder is looked at as a whole when it has been through so many. */
const KILLS_PER_FOLDER = 125;
const POWER_CUTS = 2_000;
const OP_STREAMS = 2_000;
/** 30 kills each. */
const RENDERER_RUNS = 10;

const { values, positionals } = parseArgs({
  options: { seed: { type: "string" }, ops: { type: "string" }, count: { type: "string" } },
  allowPositionals: true,
});
const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  fuzz: runAllSeeds,
  "server-kills": killServers,
  "store-kills": killStores,
  "power-cuts": cutPower,
  "op-streams": compareOpStreams,
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

async function killServers(): Promise<boolean> {
  const folders = toFolders(toCount(SERVER_KILLS));
  let acknowledged = 0;
  let lost = 0;
  for (const folder of folders) {
    const report = await runServerKills(folder);
    acknowledged += report.acknowledged;
    lost += report.lost.length;
  }
  const kills = sumKills(folders);
  console.log(`server-kills: ${kills} kills, ${acknowledged} acknowledged ops, ${lost} lost`);
  return lost === 0;
}

async function killStores(): Promise<boolean> {
  const folders = toFolders(toCount(STORE_KILLS));
  const waiting = [...folders];
  const sum = { acknowledged: 0, lost: 0, damage: 0 };
  const killWaiting = async (): Promise<void> => {
    for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
      const report = await runStoreKills(folder);
      sum.acknowledged += report.acknowledged;
      sum.lost += report.lost.length;
      sum.damage += report.damage.length;
    }
  };
  await Promise.all([killWaiting(), killWaiting()]);
  console.log(
    `store-kills: ${sumKills(folders)} kills, ${sum.acknowledged} acknowledged ops, ${sum.lost} lost, ` +
      `${sum.damage} damaged databases`,
  );
  return sum.lost + sum.damage === 0;
}

async function cutPower(): Promise<boolean> {
  const { points, checked, lost, damage } = await runPowerCuts({
    points: toCount(POWER_CUTS),
    seed: Number(values.seed ?? 1_000),
  });
  console.log(
    `power-cuts: ${points} points, ${checked} acknowledged ops looked for, ${lost.length} lost, ` +
      `${damage.length} damaged databases`,
  );
  return lost.length + damage.length === 0;
}

async function compareOpStreams(): Promise<boolean> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-streams-"));
  const postgres = await startTemporaryPostgres();
  const databases = [
    openDatabase({ dataDir }),
    openDatabase({ dataDir, databaseUrl: postgres.url }),
  ];
  try {
    for (const database of databases) await migrate(database, { now: Date.now });
    const report = await compareStreams(databases, {
      streams: toCount(OP_STREAMS),
      seed: Number(values.seed ?? 1_000),
    });
    console.log(
      `op-streams: ${report.streams} streams on SQLite and PostgreSQL, ${report.rows} rows and ` +
        `${report.lostValues} values of the history, ${report.different.length} different states` +
        (report.different.length > 0 ? ` (seeds ${report.different.slice(0, 10).join()})` : ""),
    );
    return report.different.length === 0;
  } finally {
    for (const database of databases) await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function toCount(full: number): number {
  return Number(values.count ?? full);
}

function toFolders(kills: number): readonly { readonly kills: number; readonly seed: number }[] {
  const seed = Number(values.seed ?? 1_000);
  return Array.from({ length: Math.ceil(kills / KILLS_PER_FOLDER) }, (_, n) => ({
    kills: Math.min(KILLS_PER_FOLDER, kills - n * KILLS_PER_FOLDER),
    seed: seed + n,
  }));
}

function sumKills(folders: readonly { readonly kills: number }[]): number {
  return folders.reduce((sum, { kills }) => sum + kills, 0);
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

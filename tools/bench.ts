/**
 * `npm run bench [-- NAME…]`: the figures of the files in `bench/`, one table line each, with other products'
 * figures beside ours. Builds the web app first, so that what is measured is what stands in the sources.
 */
import { globSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { spawn } from "node:child_process";
import { printTableHead } from "../bench/support/report.ts";
import { isSmallest } from "../bench/support/smallest.ts";
import { projectRoot, runStep } from "./run-step.ts";
import { setUpChromium } from "./set-up-chromium.ts";

const WORK_ROUNDS = 30_000_000;

const known = globSync("bench/*.ts", { cwd: projectRoot })
  .map((file) => path.basename(file, ".ts"))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`bench/에 ${unknown.join(", ")}이(가) 없어요. 있는 것: ${known.join(", ")}`);
  process.exitCode = 1;
} else {
  await runAll(wanted.length > 0 ? wanted : known);
}

async function runAll(names: readonly string[]): Promise<void> {
  const chromium = await setUpChromium();
  if (!isSmallest && !(await buildPages())) {
    process.exitCode = 1;
    return;
  }
  printMachine();
  printTableHead();
  for (const name of names) {
    const code = await run(path.join(projectRoot, "bench", `${name}.ts`), chromium);
    if (code === 0) continue;
    console.error(`${name}: ended with ${code}`);
    process.exitCode = 1;
  }
  printMachine();
}

async function buildPages(): Promise<boolean> {
  const args = ["vite", "build", "apps/web", "--logLevel", "warn"];
  return (await runStep({ name: "화면 만들기 build", args })).passed;
}

/** A figure in milliseconds says little without the machine; on a busy one the fixed piece of work takes longer. */
function printMachine(): void {
  const cores = os.cpus();
  const load = os.loadavg()[0]?.toFixed(1);
  console.log(
    `\n${new Date().toISOString()} · ${cores.length} cores ${cores[0]?.model ?? ""} · Node ${process.versions.node}` +
      ` · load ${load} · fixed work ${measureFixedWork()} ms\n`,
  );
}

function measureFixedWork(): number {
  const startedAt = performance.now();
  let value = 1;
  for (let round = 0; round < WORK_ROUNDS; round++) value = (value * 1_664_525 + round) % 4_294_967;
  const elapsedMs = Math.round(performance.now() - startedAt);
  return value < 0 ? 0 : elapsedMs;
}

function run(file: string, chromium: string): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file], {
      cwd: projectRoot,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, CHROMIUM_PATH: chromium },
    });
    child.on("exit", resolve);
  });
}

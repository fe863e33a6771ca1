/**
 * `npm test`: everything that must hold before a change lands, with its own set-up.
 * `--only NAME` runs one vitest project (unit, server, browser, e2e, deep); further words filter files.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { readTestReport, type TestReport } from "./read-test-report.ts";
import { projectRoot, runStep, type Step } from "./run-step.ts";
import { setUpChromium } from "./set-up-chromium.ts";

const { values, positionals } = parseArgs({
  options: { only: { type: "string" } },
  allowPositionals: true,
});
/** Each stands alone: they go through in one lane while the other builds. */
const staticSteps: readonly Step[] = [
  { name: "서식 format", args: ["oxfmt", "--check", "."] },
  { name: "린트 lint", args: ["oxlint", "--type-aware"] },
  { name: "타입 typecheck", args: ["tsc", "-b"] },
  { name: "쓰지 않는 것 knip", args: ["knip"] },
];
const buildSteps: readonly Step[] = [
  { name: "화면 만들기 build", args: ["vite", "build", "apps/web", "--logLevel", "warn"] },
  { name: "서버 만들기 build", args: ["tools/build-server.ts"] },
  { name: "크기 sizes", args: ["tools/check-sizes.ts"] },
];
const reports = mkdtempSync(path.join(os.tmpdir(), "damim-test-"));

try {
  process.exitCode = (await runEverything()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}

async function runEverything(): Promise<boolean> {
  const chromium = await setUpChromium();
  const filtered = values.only !== undefined || positionals.length > 0;
  const builds = buildSteps.map((step) => ({ ...step, printsAtEnd: true }));
  const first = filtered ? [filteredSteps(chromium)] : [staticSteps, builds];
  const tests = filtered ? [] : testSteps(chromium);
  let failed = await runBeside(first);
  // Two at once, each taking the next when it is free: one list for both.
  const waiting = tests.values();
  failed += await runBeside([waiting, waiting]);
  const all = readReports([...first.flat(), ...tests]);
  for (const late of all.flatMap(({ secondTries }) => secondTries)) console.log(`↻ ${late}`);
  for (const slow of all.flatMap((report) => report.slow)) console.log(`⏳ ${slow}`);
  for (const failure of all.flatMap(({ failures }) => failures)) console.log(`✘ ${failure}`);
  const passedTests = all.reduce((sum, { passed }) => sum + passed, 0);
  const failedTests = all.reduce((sum, report) => sum + report.failed, 0);
  // A step that is not a test runner (format, lint, types, sizes) counts as one test when it fails.
  console.log(`\n${passedTests} passed, ${Math.max(failedTests, failed)} failed`);
  return failed === 0;
}

/** How many did not pass, of all lanes. */
async function runBeside(lanes: readonly Iterable<Step>[]): Promise<number> {
  const counts = await Promise.all(lanes.map(runInTurn));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** How many did not pass. */
async function runInTurn(steps: Iterable<Step>): Promise<number> {
  let failed = 0;
  for (const step of steps) {
    const outcome = await runStep(step);
    if (!outcome.passed) failed += 1;
  }
  return failed;
}

/**
 * Journeys first: they wait for screens half of their time, and what only computes takes the rest of two cores. Last
 * what can use both of them when it is alone.
 */
function testSteps(chromium: string): readonly Step[] {
  const computed = ["browser", "unit", "server"].map((project) => vitestStep([project], chromium));
  return [
    vitestStep(["e2e"], chromium),
    ...computed.map((step) => ({ ...step, printsAtEnd: true, givesWay: true })),
  ];
}

function filteredSteps(chromium: string): readonly Step[] {
  const projects = values.only ? [values.only] : ["unit", "server", "browser", "e2e"];
  const test = vitestStep(projects, chromium);
  const build: Step = {
    name: "화면 만들기 build",
    args: ["vite", "build", "apps/web", "--logLevel", "warn"],
  };
  return projects.some((name) => name === "e2e" || name === "deep") ? [build, test] : [test];
}

function vitestStep(projects: readonly string[], chromium: string): Step {
  const report = path.join(reports, `${projects.join("-")}.json`);
  return {
    name: `시험 ${projects.join(", ")}`,
    args: [
      "vitest",
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      // On two cores the runner's own guess is one at a time. Components share one browser.
      ...(projects.includes("browser") ? [] : ["--maxWorkers=2"]),
      ...(values.only || positionals.length > 0 ? ["--passWithNoTests"] : []),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...positionals,
    ],
    env: { CHROMIUM_PATH: chromium },
  };
}

function readReports(steps: readonly Step[]): readonly TestReport[] {
  return steps.flatMap(({ args }) => {
    const file = args.find((arg) => arg.startsWith("--outputFile.json="))?.split("=")[1];
    return file === undefined ? [] : [readTestReport(file, projectRoot)];
  });
}

/**
 * `npm test`: what must hold before a change lands, with its own set-up. Of the journeys it runs those that
 * `chooseJourneys` names; `npm run test:journeys` (`--journeys`) runs all. Words choose files of either.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chooseJourneys } from "./journeys/choose-journeys.ts";
import { listChanged } from "./journeys/list-changed.ts";
import { measureMachine, toRunPace } from "./journeys/machine-pace.ts";
import { readTestReport, type TestReport } from "./read-test-report.ts";
import { projectRoot, runStep, type Step } from "./run-step.ts";
import { setUpChromium } from "./set-up-chromium.ts";

const { values, positionals } = parseArgs({
  options: { journeys: { type: "boolean", default: false } },
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
  const [first, tests] = values.journeys ? planJourneys(chromium) : planChange(chromium);
  let failed = await runBeside(first);
  // Two at once, each taking the next when it is free: one list for both.
  const waiting = tests.values();
  failed += await runBeside([waiting, waiting]);
  const all = readReports([...first.flat(), ...tests]);
  // Beside other lanes a journey's time says nothing.
  const pace = toRunPace(
    measureMachine(),
    all.flatMap(({ journeySeconds }) => journeySeconds),
  );
  if (values.journeys) console.log(`기계: 여정에 기준의 ${pace.toFixed(1)}배를 줘요`);
  const slow = values.journeys ? all.flatMap((report) => report.listSlow(pace)) : [];
  for (const late of all.flatMap(({ secondTries }) => secondTries)) console.log(`↻ ${late}`);
  const failures = [...all.flatMap((report) => report.failures), ...slow];
  for (const failure of failures) console.log(`✘ ${failure}`);
  const passedTests = all.reduce((sum, { passed }) => sum + passed, 0);
  const failedTests = all.reduce((sum, report) => sum + report.failed, slow.length);
  // A step that is not a test runner (format, lint, types, sizes) counts as one test when it fails.
  console.log(`\n${passedTests} passed, ${Math.max(failedTests, failed)} failed`);
  return failed === 0 && slow.length === 0;
}

type Plan = readonly [first: readonly (readonly Step[])[], tests: readonly Step[]];

function planChange(chromium: string): Plan {
  const computed = ["browser", "unit", "server"].map((project) => vitestStep(project, chromium));
  if (positionals.length > 0) return [[], computed];
  const builds = buildSteps.map((step) => ({ ...step, printsAtEnd: true }));
  const journeys = chooseJourneys(listChanged(projectRoot)).map((name) => `e2e/${name}.spec.ts`);
  // Journeys first: they wait for screens half of their time, and what only computes takes the rest of two cores.
  return [
    [staticSteps, builds],
    [
      vitestStep("e2e", chromium, [...journeys, "tools/wander"]),
      ...computed.map((step) => ({ ...step, printsAtEnd: true, givesWay: true })),
    ],
  ];
}

function planJourneys(chromium: string): Plan {
  const builds = buildSteps.slice(0, 2);
  if (positionals.length > 0) return [[builds], [vitestStep("e2e", chromium)]];
  // Alone: each opens servers and processes of its own, and a journey beside them would be three times as slow.
  const proofs = vitestStep("e2e", chromium, ["tools/proofs"], "proofs");
  return [[[...builds, proofs]], [vitestStep("e2e", chromium, ["e2e/"])]];
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

function vitestStep(project: string, chromium: string, files = positionals, name = project): Step {
  const report = path.join(reports, `${name}.json`);
  return {
    name: `시험 ${name}`,
    args: [
      "vitest",
      "run",
      "--project",
      project,
      // On two cores the runner's own guess is one at a time. Components share one browser.
      ...(project === "browser" ? [] : ["--maxWorkers=2"]),
      ...(positionals.length > 0 ? ["--passWithNoTests"] : []),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...files,
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

import { runStep } from "../run-step.ts";
import { setUpChromium } from "../set-up-chromium.ts";

export interface E2eRuns {
  /** Such as "e2e/deep/renderer-killed.spec.ts", also a folder. */
  readonly files: readonly string[];
  readonly runs: number;
  /** What they read as `DEEP_COUNT`; without it they do as much as they do by themselves. */
  readonly perRun?: number;
}

/** Builds the web app, and runs journeys so many times. Rejects with the first run that fails. */
export async function runE2e(name: string, { files, runs, perRun }: E2eRuns): Promise<void> {
  const env = {
    CHROMIUM_PATH: await setUpChromium(),
    ...(perRun === undefined ? {} : { DEEP_COUNT: String(perRun) }),
  };
  await run("화면 만들기 build", ["vite", "build", "apps/web", "--logLevel", "warn"], {});
  const args = [
    "vitest",
    "run",
    "--project",
    "e2e",
    "--project",
    "deep",
    "--maxWorkers=2",
    ...files,
  ];
  for (let turn = 1; turn <= runs; turn++) await run(`${name} ${turn}/${runs}`, args, env);
}

async function run(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const { passed } = await runStep({ name, args, env });
  if (!passed) throw new Error(`${name} failed`);
}

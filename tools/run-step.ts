import { spawn } from "node:child_process";
import path from "node:path";

export const projectRoot = path.dirname(import.meta.dirname);

export interface Step {
  readonly name: string;
  /** Arguments for the launcher `bin/run.js`, for example `["oxlint", "--type-aware"]`. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface StepOutcome {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
}

/** Runs one step of the check with its output on the terminal, and says whether it passed. */
export function runStep({ name, args, env = {} }: Step): Promise<StepOutcome> {
  console.log(`\n▶ ${name}`);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(projectRoot, "bin/run.js"), ...args], {
      cwd: projectRoot,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    child.on("exit", (code) => {
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
      console.log(`${code === 0 ? "✔" : "✘"} ${name} (${seconds} s)`);
      resolve({ name, passed: code === 0, seconds });
    });
  });
}

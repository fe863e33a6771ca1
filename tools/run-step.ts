import { spawn } from "node:child_process";
import os from "node:os";
import path from "node:path";

export const projectRoot = path.dirname(import.meta.dirname);

export interface Step {
  readonly name: string;
  /** Arguments for the launcher `bin/run.js`, for example `["oxlint", "--type-aware"]`. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Runs beside another step: prints what it has to say when it has ended. */
  readonly printsAtEnd?: boolean;
  /** Takes what the others leave of the machine. */
  readonly givesWay?: boolean;
}

export interface StepOutcome {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
}

/** A little nicer: journeys wait for screens, and a test of the server can wait for them. */
const GIVES_WAY = 5;

/** Runs one step of the check with its output on the terminal, and says whether it passed. */
export function runStep(step: Step): Promise<StepOutcome> {
  const { name, args, env = {}, printsAtEnd = false, givesWay = false } = step;
  if (!printsAtEnd) console.log(`\n▶ ${name}`);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(projectRoot, "bin/run.js"), ...args], {
      cwd: projectRoot,
      stdio: printsAtEnd ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    if (givesWay && child.pid !== undefined) os.setPriority(child.pid, GIVES_WAY);
    const held: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => held.push(chunk));
    }
    child.on("close", (code) => {
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
      if (printsAtEnd) process.stdout.write(`\n▶ ${name}\n${Buffer.concat(held).toString("utf8")}`);
      console.log(`${code === 0 ? "✔" : "✘"} ${name} (${seconds} s)`);
      resolve({ name, passed: code === 0, seconds });
    });
  });
}

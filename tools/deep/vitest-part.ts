import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runStep } from "../run-step.ts";
import type { DeepOptions } from "./deep-part.ts";

/**
 * Runs one test file at its full count, for parts that need what the test runner sets up (PostgreSQL).
 * The test reads `DEEP_COUNT` and `DEEP_SEED` and may write its figures to the file `DEEP_REPORT`.
 * Rejects when it fails.
 */
export async function runTestFile(
  file: string,
  options: DeepOptions & {
    readonly count: number;
    readonly project?: "unit" | "server" | "server-deep";
  },
): Promise<Readonly<Record<string, number>>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "damim-deep-"));
  const report = path.join(folder, "report.json");
  const env = {
    DEEP_COUNT: String(options.count),
    ...(options.seed === undefined ? {} : { DEEP_SEED: String(options.seed) }),
    DEEP_REPORT: report,
  };
  try {
    const args = ["vitest", "run", "--project", options.project ?? "server", file];
    const { passed } = await runStep({ name: file, args, env });
    if (!passed) throw new Error(`${file} failed`);
    if (!existsSync(report)) return {};
    return JSON.parse(readFileSync(report, "utf8")) as Record<string, number>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

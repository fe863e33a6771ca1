import { spawn } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../run-step.ts";

/** A program that hangs is found; the limit of a test would leave it running. */
const LONGEST_MS = 110_000;
/** Of a bench that has more in it than goes into one test. */
const parts: Readonly<Record<string, readonly string[]>> = {
  "pad-room": ["floor fan-out", "join order strokes", "flood kills", "two-processes"],
};

/** Each bench that opens a browser, or each that opens none, on the smallest input: it ends well and says a figure. */
export function openBenches({ inBrowser }: { readonly inBrowser: boolean }): void {
  const benches = globSync("bench/*.ts", { cwd: projectRoot })
    .toSorted()
    .filter(
      (file) =>
        /chromium|open-browser|open-class|open-pad-board|openDevice/.test(read(file)) === inBrowser,
    )
    .flatMap((file) => (parts[path.basename(file, ".ts")] ?? [""]).map((words) => [file, words]));
  it.each(benches)("%s %s", async (file = "", words = "") => {
    const { code, said } = await runSmallest(file, words.split(" ").filter(Boolean));
    expect(code, said).toBe(0);
    expect(said, "a figure").toMatch(/^\| [✔✘ ] \| \S/m);
  });
}

/** Runs a program of the project to its end. What it started ends with it. */
export function runSmallest(file: string, words: readonly string[]) {
  return new Promise<{ readonly code: number | null; readonly said: string }>((resolve) => {
    const child = spawn(process.execPath, [file, ...words], {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, SMALLEST: "1" },
      timeout: LONGEST_MS,
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.on("close", (code) => resolve({ code, said }));
  });
}

export function read(file: string): string {
  return readFileSync(path.join(projectRoot, file), "utf8");
}

import { spawn } from "node:child_process";
import { expect, it } from "vitest";
import { projectRoot } from "../run-step.ts";

/** As many as go into a minute at rest: always the same ones, however busy the machine. */
const SMALL = "--walks 5 --weeks 1 --presses 16 --seed 3";
/** About half of what a walk does are presses, and which half goes by what stood there when it looked. */
const LEAST_PRESSES = 30;
/** On a machine that many share. */
const LONGEST_MS = 600_000;

it("wanders for a minute and finds nothing", { timeout: LONGEST_MS, retry: 0 }, async () => {
  const { code, output } = await wander();
  expect(code, output).toBe(0);
  const { presses, finds } = JSON.parse(output.trim().split("\n").at(-1) ?? "{}");
  expect(presses).toBeGreaterThan(LEAST_PRESSES);
  expect(finds).toBe(0);
});

/** In a process of its own: weeks that are lived have another clock. */
function wander(): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["tools/wander.ts", ...SMALL.split(" ")], {
      cwd: projectRoot,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("close", (code) => resolve({ code, output }));
  });
}

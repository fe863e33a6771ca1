import type { Command } from "../apps/server/src/start/command.ts";
import { terminal } from "../apps/server/src/start/terminal.ts";
import { callByNpm } from "../apps/server/src/start/call-name.ts";

/** Runs a command of the operator's on the words and settings of this process. The shipped folder calls the same as `damim`. */
export async function runByNpm(command: Command): Promise<void> {
  const args = process.argv.slice(2);
  process.exitCode = await command({ args, env: process.env, call: callByNpm, ...terminal });
}

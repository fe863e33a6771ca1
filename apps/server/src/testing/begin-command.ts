import type { Command } from "../start/command.ts";
import { callByNpm } from "../start/call-name.ts";

/** A command of the operator's in this process, by these settings: its exit code, and each line that it says. */
export function beginCommand(command: Command, env: Readonly<Record<string, string | undefined>>) {
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  const ask = async (): Promise<string> => "";
  const code = command({ args: [], env, call: callByNpm, print, complain: print, ask });
  return { code, lines };
}

import { type Config, WRONG_SETTING_EXIT_CODE } from "../base/settings/config.ts";
import type { Setting } from "../base/settings/setting.ts";
import { parseConfig } from "../base/settings/parse-config.ts";
import type { CallName } from "./call-name.ts";
import { DISK_EXIT_CODE, toStartFailure } from "./start-failure.ts";
import { findDatabaseFailure } from "../db/database-failure.ts";

/** What a command of the operator's has to do with: its words, the settings, a terminal. */
export interface CommandRun {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly call: CallName;
  readonly print: (line: string) => void;
  /** Beside what is printed: the reason why something was not done. */
  readonly complain: (line: string) => void;
  /** One line of the terminal, or of a pipe; empty where there is neither. */
  readonly ask: (question: string) => Promise<string>;
}

/** Answers the exit code (sysexits.h). */
export type Command = (run: CommandRun) => Promise<number>;

/** Does something with the settings, or says every mistake in them (78). What fails is said as the server's start says it. */
export async function withSettings(
  run: CommandRun,
  work: (config: Config) => Promise<number>,
  list?: readonly Setting[],
): Promise<number> {
  const parsed = parseConfig(run.env, undefined, list);
  if (!parsed.ok) {
    run.complain(sayMistakes(parsed.mistakes));
    return WRONG_SETTING_EXIT_CODE;
  }
  // Databases and backups take the process's mask: student data is for the owner's eyes only.
  process.umask(0o077);
  try {
    return await work(parsed.value);
  } catch (error) {
    const { sentence, exitCode } = toStartFailure(error, { ...parsed.value, call: run.call });
    run.complain(sentence);
    return exitCode;
  }
}

/** Of what failed after it was begun: 74 where the disk is full, else 1. */
export function toFailureCode(error: unknown): number {
  const said = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
  const isFull = findDatabaseFailure(error) === "full" || said.includes("No space left on device");
  return isFull ? DISK_EXIT_CODE : 1;
}

export function sayMistakes(mistakes: readonly string[]): string {
  return ["설정을 고쳐 주세요.", ...mistakes.map((line) => `- ${line}`)].join("\n");
}

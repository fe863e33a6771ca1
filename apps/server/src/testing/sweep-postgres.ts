import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

export const TEMPORARY_PREFIX = "damim-pg-";
/** Holds the process id of the test run that a temporary server belongs to. */
export const OWNER_FILE = "owner";

/** Ends the servers of runs that were killed and removes their folders. */
export function sweepTemporaryPostgres(): void {
  for (const name of readdirSync(os.tmpdir())) {
    if (!name.startsWith(TEMPORARY_PREFIX)) continue;
    const home = path.join(os.tmpdir(), name);
    const owner = readNumber(path.join(home, OWNER_FILE));
    if (owner === undefined || isRunning(owner)) continue;
    const server = readNumber(path.join(home, "data/postmaster.pid"));
    if (server !== undefined && isServerOf(server, home)) process.kill(server, "SIGQUIT");
    rmSync(home, { recursive: true, force: true });
  }
}

// Process ids are used again: only a process that was started on this very folder is ours to end.
function isServerOf(pid: number, home: string): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, "utf8").includes(home);
}

function readNumber(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const number = Number.parseInt(readFileSync(file, "utf8"), 10);
  return Number.isNaN(number) ? undefined : number;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

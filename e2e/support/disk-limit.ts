import { execFileSync } from "node:child_process";

/**
 * A disk that is full for one process: no file of it may grow beyond `bytes` (Linux `prlimit`), until
 * "unlimited". Node ignores the signal that comes with it, so writes fail as they do on a full disk.
 */
export function limitFileSize(pid: number, bytes: number | "unlimited"): void {
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
}

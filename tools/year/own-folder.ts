import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** In memory where it can be: what is killed here is a process, never the computer, so no disk has to be waited for. */
const MEMORY = "/dev/shm";

/** Does the work with a data folder of its own, which is gone afterwards. */
export async function inOwnFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const place = existsSync(MEMORY) ? MEMORY : os.tmpdir();
  const dataDir = mkdtempSync(path.join(place, "damim-year-"));
  try {
    return await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

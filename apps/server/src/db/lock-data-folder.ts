import path from "node:path";
import { DatabaseSync } from "node:sqlite";

const SQLITE_BUSY = 5;

/** Thrown when another server process has the folder; `toStartSentence` in `main.ts` says it. */
export class DataFolderInUse extends Error {
  readonly code = "DATA_FOLDER_IN_USE";
}

/**
 * Takes the data folder for this process, for SQLite: a second server would commit without telling
 * the listeners of the first. Returns the way to give it back.
 *
 * The lock is an exclusive transaction on `damim.lock`, an empty database beside the real one. The
 * operating system frees it however the process ends, `kill -9` and power cut included; a file with
 * a process id would stay and could name a stranger. The real database is left unlocked, so that a
 * backup or the `sqlite3` shell can read it while we run. Nobody in this process may open
 * `damim.lock` otherwise: on POSIX, closing a file gives up all locks that the process has on it.
 *
 * Throws `DataFolderInUse`.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = new DatabaseSync(path.join(folder, "damim.lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DataFolderInUse(folder, { cause: error });
    throw error;
  }
  return () => lock.close();
}

/** The same for tools that have their own words for it: undefined when another process has the folder. */
export function tryLockDataFolder(folder: string): (() => void) | undefined {
  try {
    return lockDataFolder(folder);
  } catch (error) {
    if (error instanceof DataFolderInUse) return undefined;
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

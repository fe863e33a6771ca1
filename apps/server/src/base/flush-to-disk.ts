import { closeSync, fsyncSync, openSync } from "node:fs";

/** Survives a power cut from here on. */
export function flushToDisk(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}

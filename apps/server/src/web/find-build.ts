import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

const DIGITS = 8;

/** Which build of the pages lies in a folder: a few digits of its first page's hash; empty where there is none. */
export function findBuild(webRoot: string): string {
  try {
    const page = readFileSync(path.join(webRoot, "index.html"));
    return createHash("sha256").update(page).digest("hex").slice(0, DIGITS);
  } catch {
    return "";
  }
}

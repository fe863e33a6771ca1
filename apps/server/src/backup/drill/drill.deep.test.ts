import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe } from "vitest";
import { describeDrill } from "../../testing/describe-drill.ts";
import { findPostgresBinaries } from "../../testing/postgres-binaries.ts";

const home = mkdtempSync(path.join(os.tmpdir(), "damim-drill-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const searchPath = path.dirname(findPostgresBinaries(home).postgres);
// The npm package has no pg_dump; a system's PostgreSQL has.
const hasDump = existsSync(path.join(searchPath, "pg_dump"));

describe.runIf(hasDump)("a drill on postgres", () => describeDrill("postgres", searchPath));

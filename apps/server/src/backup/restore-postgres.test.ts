import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, describe, expect, inject, it } from "vitest";
import { migrate } from "../db/migrations/migrate.ts";
import { type Database, openDatabase } from "../db/open-database.ts";
import { findPostgresBinaries } from "../testing/postgres-binaries.ts";

const TOOLS = path.resolve(import.meta.dirname, "../../../../tools");
const run = promisify(execFile);

const home = mkdtempSync(path.join(os.tmpdir(), "damim-dump-"));
const { postgres, env } = findPostgresBinaries(home);
const [pgDump, pgRestore] = ["pg_dump", "pg_restore"].map((name) =>
  path.join(path.dirname(postgres), name),
);
// The npm package has no pg_dump; a system's PostgreSQL has.
const hasDump = existsSync(pgDump ?? "") && !process.env["TEST_DATABASE_URL"];

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe("PostgreSQL", () => {
  it.runIf(hasDump)("comes back from pg_dump as another life", async () => {
    const dump = path.join(home, "damim.dump");
    const [first, second] = [await createDatabase("dump_from"), await createDatabase("dump_to")];
    const original = openDatabase({ dataDir: home, databaseUrl: first });
    await migrate(original, { now: Date.now });
    await original.queries.insertInto("facts").values({ name: "word", value: "봄" }).execute();

    await run(pgDump ?? "", ["-Fc", "-d", first, "-f", dump], { env: { ...process.env, ...env } });
    await run(pgRestore ?? "", ["--clean", "--if-exists", "--no-owner", "-d", second, dump], {
      env: { ...process.env, ...env },
    });
    const { stdout } = await run(
      process.execPath,
      [path.join(TOOLS, "restore.ts"), "--new-epoch"],
      { env: { ...process.env, DAMIM_DATA_DIR: home, DATABASE_URL: second } },
    );

    const restored = openDatabase({ dataDir: home, databaseUrl: second });
    expect(stdout).toContain("표시했어요");
    expect(await findFact(restored, "word")).toBe("봄");
    expect(await findFact(restored, "epoch")).not.toBe(await findFact(original, "epoch"));
    await original.close();
    await restored.close();
  });

  it("is not backed up by us, and the tool says by whom", async () => {
    const refused: { code: unknown; stderr: string } = await run(
      process.execPath,
      [path.join(TOOLS, "backup.ts")],
      { env: { ...process.env, DATABASE_URL: inject("postgresUrl") } },
    ).then(
      () => ({ code: 0, stderr: "" }),
      (error: { code: unknown; stderr: string }) => error,
    );

    expect(refused.code).toBe(64);
    expect(refused.stderr).toContain("pg_dump");
  });
});

async function createDatabase(name: string): Promise<string> {
  const url = new URL(inject("postgresUrl"));
  const outer = openDatabase({ dataDir: home, databaseUrl: url.href });
  await sql`create database ${sql.id(name)}`.execute(outer.queries);
  await outer.close();
  url.pathname = `/${name}`;
  return url.href;
}

async function findFact(database: Database, name: string): Promise<string | undefined> {
  const fact = await database.queries
    .selectFrom("facts")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return fact?.value;
}

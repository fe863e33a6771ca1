import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { readSecretMark, toSecretMark } from "../base/data-folder.ts";
import { migrate } from "../db/migrations/migrate.ts";
import { type Database, openDatabase } from "../db/open-database.ts";
import { createDatabase } from "../testing/create-database.ts";
import { runTool } from "../testing/run-tool.ts";
import { listBackups } from "./backup-folder.ts";
import { createBackupJob } from "./backup-job.ts";
import { finishRestore } from "./restore-begun.ts";
import { drawRecoveryWords } from "./recovery-words.ts";
import { sealSecret } from "./sealed-secret.ts";
import { claimSecret, saveSealedSecret } from "./secret-facts.ts";
import { hashScope } from "./snapshot-facts.ts";
import { findDumpProgram } from "./find-dump-program.ts";
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

  it.runIf(hasDump)("is dumped while servers write, with what a restore must have", async () => {
    const [from, to] = [await createDatabase("backup_from"), await createDatabase("backup_to")];
    const original = openDatabase({ dataDir: home, databaseUrl: from });
    await migrate(original, { now: Date.now });
    const scope = "t/u1/2026";
    await original.queries.insertInto("facts").values({ name: "word", value: "봄" }).execute();
    await original.queries
      .insertInto("scopes")
      .values({ scope, seq: 1, floor: 0, clock: "" })
      .execute();
    const dataDir = mkdtempSync(path.join(home, "data-"));
    const tool = (DATABASE_URL: string, more = {}) =>
      runTool(dataDir, "backup.ts", [], {
        env: {
          ...env,
          DATABASE_URL,
          PATH: path.dirname(postgres),
          DAMIM_BACKUP_KEEP: "1",
          ...more,
        },
      });

    await tool(from);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const made = await tool(from);
    const folder = path.join(dataDir, "backups");
    const [dump = "", facts = "", ...rest] = readdirSync(folder).toSorted();
    const { counts, hashes, schema } = JSON.parse(readFileSync(path.join(folder, facts), "utf8"));

    expect(made).toMatchObject({ code: 0, output: expect.stringContaining(dump) });
    expect([facts, rest]).toEqual([`${dump}.json`, []]);
    expect(counts).toMatchObject({ facts: 2, scopes: 1, rows: 0, users: 0 });
    expect(hashes).toEqual({ [scope]: await hashScope(original.queries, scope) });
    expect(schema).toMatch(/^\d{4}-/);
    await run(pgRestore ?? "", ["--no-owner", "-d", to, path.join(folder, dump)], {
      env: { ...process.env, ...env },
    });
    const restored = openDatabase({ dataDir: home, databaseUrl: to });
    expect(await findFact(restored, "word")).toBe("봄");
    await original.close();
    await restored.close();
  });

  it.runIf(hasDump)("comes back from its dump by one command, or stays as it is", async () => {
    const [from, to] = [await createDatabase("one_from"), await createDatabase("one_to")];
    const dataDir = mkdtempSync(path.join(home, "data-"));
    const original = openDatabase({ dataDir, databaseUrl: from });
    await migrate(original, { now: Date.now });
    await original.queries.insertInto("facts").values({ name: "word", value: "봄" }).execute();
    const tool = (name: string, DATABASE_URL: string, ...args: readonly string[]) =>
      runTool(dataDir, name, args, { env: { ...env, DATABASE_URL, PATH: path.dirname(postgres) } });
    await tool("backup.ts", from);
    const [file = ""] = listBackups(path.join(dataDir, "backups"), ".dump");
    const other = openDatabase({ dataDir, databaseUrl: to });
    await migrate(other, { now: Date.now });
    await other.queries.insertInto("facts").values({ name: "word", value: "가을" }).execute();
    const line = { actor: "a", first_at: 1, last_at: 1, act: "read", subject: "", count: 1 };
    await other.queries
      .insertInto("access_log")
      .values({ ...line, id: "since", people: null, device: null, address: "::1" })
      .execute();

    const running = await tool("restore.ts", to, file);
    await other.close();
    const half = path.join(dataDir, "half.dump");
    writeFileSync(half, readFileSync(file).subarray(0, 20_000));
    const cut = await tool("restore.ts", to, half);
    const facts = readFileSync(`${file}.json`, "utf8");
    writeFileSync(`${file}.json`, facts.replace(/"schema": "[^"]*"/, '"schema": "9999-later"'));
    const newer = await tool("restore.ts", to, file);
    writeFileSync(`${file}.json`, facts);
    const before = openDatabase({ dataDir, databaseUrl: to });
    const kept = await findFact(before, "word");
    await before.close();
    const restored = await tool("restore.ts", to, file);

    expect(running).toMatchObject({
      code: 75,
      output: expect.stringContaining("바뀐 것은 없어요"),
    });
    expect(cut).toMatchObject({ code: 65, output: expect.stringContaining("바뀐 것은 없어요") });
    expect(newer).toMatchObject({ code: 78, output: expect.stringContaining("새 버전") });
    expect(kept).toBe("가을");
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("before-restore-") });
    const back = openDatabase({ dataDir, databaseUrl: to });
    expect(await findFact(back, "word")).toBe("봄");
    expect(await findFact(back, "epoch")).not.toBe(await findFact(original, "epoch"));
    // The log is promised for two years: its lines of since are there.
    expect(await back.queries.selectFrom("access_log").select("id").execute()).toEqual([
      { id: "since" },
    ]);
    expect(await findFact(back, "access-log-gaps")).toBeUndefined();
    await back.close();
    await original.close();
  });

  it.runIf(hasDump)(
    "told to end in the middle, ends pg_restore, and the next start is another life",
    async () => {
      const [from, to] = [await createDatabase("end_from"), await createDatabase("end_to")];
      const dataDir = mkdtempSync(path.join(home, "data-"));
      const original = openDatabase({ dataDir, databaseUrl: from });
      await migrate(original, { now: Date.now });
      await original.close();
      const settings = { env: { ...env, DATABASE_URL: from, PATH: path.dirname(postgres) } };
      await runTool(dataDir, "backup.ts", [], settings);
      const [file = ""] = listBackups(path.join(dataDir, "backups"), ".dump");
      const before = openDatabase({ dataDir, databaseUrl: to });
      await migrate(before, { now: Date.now });
      const epoch = await findFact(before, "epoch");
      await before.close();
      // A pg_restore that takes its time.
      const slow = mkdtempSync(path.join(home, "slow-"));
      symlinkSync(pgDump ?? "", path.join(slow, "pg_dump"));
      const pidFile = path.join(slow, "pid");
      const script = `#!/bin/sh
case "$*" in *--single-transaction*) echo $$ > ${pidFile}; exec sleep 60;; esac
exec ${pgRestore} "$@"
`;
      writeFileSync(path.join(slow, "pg_restore"), script, { mode: 0o755 });
      const restoring = spawn(process.execPath, [path.join(TOOLS, "restore.ts"), file], {
        env: {
          ...process.env,
          ...env,
          DAMIM_DATA_DIR: dataDir,
          DATABASE_URL: to,
          PATH: `${slow}:${process.env["PATH"]}`,
        },
      });
      let said = "";
      for (const stream of [restoring.stdout, restoring.stderr])
        stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
      await expect.poll(() => existsSync(pidFile), { timeout: 20_000 }).toBe(true);
      restoring.kill("SIGTERM");
      const [code] = await once(restoring, "exit");

      expect([code, said]).toEqual([1, expect.stringContaining("멈추라고 해서 그만두었어요")]);
      const pid = Number(readFileSync(pidFile, "utf8"));
      await expect.poll(() => isAlive(pid)).toBe(false);
      const next = openDatabase({ dataDir, databaseUrl: to });
      expect(await finishRestore(next)).toBe(true);
      expect(await findFact(next, "epoch")).not.toBe(epoch);
      expect(await finishRestore(next)).toBe(false);
      await next.close();
    },
  );

  it.runIf(hasDump)("changes nothing until every question is answered", async () => {
    const [from, to] = [await createDatabase("asked_from"), await createDatabase("asked_to")];
    const dataDir = mkdtempSync(path.join(home, "data-"));
    const root = randomBytes(32);
    const words = drawRecoveryWords();
    const original = openDatabase({ dataDir, databaseUrl: from });
    await migrate(original, { now: Date.now });
    await original.queries.insertInto("facts").values({ name: "word", value: "봄" }).execute();
    await claimSecret(original.queries, toSecretMark(root));
    await sql`create extension if not exists citext`.execute(original.queries);
    const target = openDatabase({ dataDir, databaseUrl: to });
    await migrate(target, { now: Date.now });
    await target.queries.insertInto("facts").values({ name: "word", value: "가을" }).execute();
    const epoch = await findFact(target, "epoch");
    await target.close();
    const env = { ...findPostgresBinaries(home).env, PATH: path.dirname(postgres) };
    const backUp = async (): Promise<string> => {
      await runTool(dataDir, "backup.ts", [], { env: { ...env, DATABASE_URL: from } });
      return listBackups(path.join(dataDir, "backups"), ".dump").at(-1) ?? "";
    };
    const restore = (folder: string, file: string, typed: string) =>
      runTool(folder, "restore.ts", [file], { typed, env: { ...env, DATABASE_URL: to } });

    const without = await backUp();
    await saveSealedSecret(original.queries, await sealSecret(root, { words, now: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const sealed = await backUp();
    await original.close();
    const other = path.join(home, "not-there-yet");
    const others = drawRecoveryWords().join(" ");
    const refused = [
      await restore(other, without, ""),
      await restore(other, sealed, `${others}\n`),
      await restore(other, sealed, `${words.slice(0, 3).join(" ")}\n`),
      await restore(other, sealed, ""),
    ];

    expect(refused.map(({ code }) => code)).toEqual([78, 65, 65, 65]);
    for (const { output } of refused) {
      expect(output).toContain("바뀐 것은 없어요");
      expect(output).not.toContain("되돌렸어요");
    }
    expect(existsSync(other)).toBe(false);
    const same = openDatabase({ dataDir, databaseUrl: to });
    expect(await findFact(same, "word")).toBe("가을");
    expect(await findFact(same, "epoch")).toBe(epoch);
    await same.close();

    // Citus is connected to itself at all times.
    const beside = new pg.Client({
      connectionString: to,
      application_name: "citus_internal gpid=1",
    });
    await beside.connect();
    const restored = await restore(other, sealed, `${words.join(" ")}\n`);
    await beside.end();

    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("열쇠(secret)도") });
    expect(readSecretMark(other)?.mark).toBe(toSecretMark(root));
    const back = openDatabase({ dataDir, databaseUrl: to });
    expect(await findFact(back, "word")).toBe("봄");
    // What another database has beside our tables is its own.
    const extensions = sql`select from pg_extension where extname = 'citext'`;
    expect((await extensions.execute(back.queries)).rows).toEqual([]);
    await back.close();
  });

  it.runIf(hasDump)("is dumped every night by a job of the server", async () => {
    const databaseUrl = await createDatabase("backup_job");
    const database = openDatabase({ dataDir: home, databaseUrl });
    await migrate(database, { now: Date.now });
    const dataDir = mkdtempSync(path.join(home, "data-"));

    await createBackupJob({
      database,
      config: { dataDir, databaseUrl, backupKeep: 3 },
      searchPath: path.dirname(postgres),
      now: Date.now,
    }).run();

    expect(readdirSync(path.join(dataDir, "backups")).toSorted()).toEqual([
      expect.stringMatching(/\.dump$/),
      expect.stringMatching(/\.dump\.json$/),
    ]);
    await database.close();
  });

  it("says which package it wants where pg_dump is missing or too old", () => {
    const nowhere = findDumpProgram(99, "/nonexistent");

    expect(nowhere).toMatchObject({
      ok: false,
      sentence: expect.stringContaining("apt install postgresql-client-99"),
    });
  });
});

async function findFact(database: Database, name: string): Promise<string | undefined> {
  const fact = await database.queries
    .selectFrom("facts")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return fact?.value;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

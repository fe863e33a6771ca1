import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import manifest from "../../../../package.json" with { type: "json" };
import { type Database, openDatabase } from "../db/open-database.ts";
import { migrate } from "../db/migrations/migrate.ts";
import { migrations, OWN_RELEASE } from "../db/migrations/migrations.ts";
import { createDiskFileStorage } from "../adapters/files/disk-file-storage.ts";
import { createUploads, removeFile } from "../files/uploads.ts";
import { isAsWritten, parseFacts, readFacts } from "./backup-facts.ts";
import { createBackupJob } from "./backup-job.ts";
import { listBackups, openBackupFolder, toTimeName, trimBackups } from "./backup-folder.ts";
import { backupSqlite } from "./backup-sqlite.ts";
import { keepUser } from "../testing/keep-user.ts";
import { hashScope } from "./snapshot-facts.ts";

const NIGHT = Date.UTC(2026, 10, 20, 18, 10);
const HOUR_MS = 3_600_000;

describe("a backup of SQLite", () => {
  let dataDir: string;
  let database: Database;
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-backup-"));
    database = openDatabase({ dataDir });
    await migrate(database, { now: Date.now });
  });
  afterEach(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function write(name: string): Promise<void> {
    await database.tx((queries) =>
      queries
        .insertInto("facts")
        .values({ name, value: "x".repeat(2_000) })
        .execute(),
    );
  }

  function createJob(folder: string) {
    return createBackupJob({
      database,
      config: { dataDir: folder, backupKeep: 14 },
      searchPath: undefined,
      now: () => NIGHT,
    });
  }

  it("is one instant of a database that others write to", async () => {
    let isWriting = true;
    let written = 0;
    const writer = (async () => {
      while (isWriting) await write(`fact${String(written++).padStart(6, "0")}`);
    })();
    await expect.poll(() => written).toBeGreaterThan(50);
    const before = written;

    const backup = backupSqlite({ dataDir, keep: 14, now: NIGHT });
    const { file, counts } = await backup.finally(() => (isWriting = false));
    await writer;

    const copy = new DatabaseSync(file, { readOnly: true });
    const names = copy.prepare("select name from facts where name like 'fact%' order by 1").all();
    copy.close();
    expect(names.length).toBeGreaterThanOrEqual(before - 1);
    // Without a hole: nothing later is there while something earlier is missing.
    expect(Number(String(names.at(-1)?.["name"]).slice(4))).toBe(names.length - 1);
    expect(counts["facts"]).toBe(names.length + 1);
    expect(path.basename(file)).toBe("damim-2026-11-21-031000.sqlite");
  });

  it("is for the owner's eyes, alone in its file, and the newest ones stay", async () => {
    for (let day = 0; day < 5; day++) {
      await backupSqlite({ dataDir, keep: 3, now: NIGHT + day * 86_400_000 });
    }
    const again = await backupSqlite({ dataDir, keep: 3, now: NIGHT + 4 * 86_400_000 });

    const folder = path.dirname(again.file);
    expect(readdirSync(folder).sort()).toEqual([
      "damim-2026-11-24-031000.sqlite",
      "damim-2026-11-24-031000.sqlite.json",
      "damim-2026-11-25-031000-2.sqlite",
      "damim-2026-11-25-031000-2.sqlite.json",
      "damim-2026-11-25-031000.sqlite",
      "damim-2026-11-25-031000.sqlite.json",
    ]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(listBackups(folder).map((file) => statSync(file).mode & 0o777)).toEqual([
      0o600, 0o600, 0o600,
    ]);
  });

  it("never pushes the last full one out by empty ones", async () => {
    const row = {
      scope: "t/u1/2026",
      kind: "memo",
      data: "{}",
      stamps: "{}",
      seq: 1,
      dead_at: null,
    };
    const scope = { scope: row.scope, seq: 1, floor: 0, clock: "" };
    await database.queries.insertInto("scopes").values(scope).execute();
    for (const id of ["a", "b", "c"]) {
      await database.queries
        .insertInto("rows")
        .values({ ...row, id })
        .execute();
    }
    const full = await backupSqlite({ dataDir, keep: 2, now: NIGHT });
    await database.queries.deleteFrom("rows").execute();
    for (let day = 1; day < 5; day++) {
      await backupSqlite({ dataDir, keep: 2, now: NIGHT + day * 86_400_000 });
    }

    expect(listBackups(path.dirname(full.file)).map((file) => path.basename(file))).toEqual([
      path.basename(full.file),
      "damim-2026-11-24-031000.sqlite",
      "damim-2026-11-25-031000.sqlite",
    ]);
  });

  it("has the teachers' files beside it, once for all backups, until none names them", async () => {
    const storage = createDiskFileStorage(path.join(dataDir, "files"));
    const folder = path.join(dataDir, "backups", "files", "u1");
    const uploads = createUploads({
      database,
      files: storage,
      now: () => NIGHT,
    });
    const bytes = Buffer.from("상담 메모");
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const of = { ownerId: "u1", scope: "t/u1/2026", quotaBytes: 1_000_000 };
    const about = { ...of, name: "메모", size: bytes.length, sha256 };
    for (const id of ["f1", "f2"]) {
      const started = await uploads.start({ ...about, id });
      if (!started.ok) throw new Error(started.refusal.type);
      await uploads.finish(await uploads.append(started.value, 0, bytes));
    }

    const first = await backupSqlite({ dataDir, keep: 2, now: NIGHT });
    await removeFile({ database, files: storage }, { owner_id: "u1", id: "f1" });
    const second = await backupSqlite({ dataDir, keep: 2, now: NIGHT + 1_000 });
    const kept = readdirSync(folder).sort();
    const link = statSync(path.join(folder, "f2/original"));
    await backupSqlite({ dataDir, keep: 2, now: NIGHT + 2_000 });

    expect([first.fileCount, second.fileCount]).toEqual([2, 1]);
    expect(kept).toEqual(["f1", "f2"]);
    expect(link.nlink).toBe(2);
    expect(existsSync(path.join(folder, "f1/original"))).toBe(false);
    expect(existsSync(path.join(folder, "f2/original"))).toBe(true);
  });

  it("leaves nothing behind when it cannot be made", async () => {
    const elsewhere = path.join(dataDir, "elsewhere");
    await expect(backupSqlite({ dataDir: elsewhere, keep: 3, now: NIGHT })).rejects.toThrow();

    expect(readdirSync(path.join(elsewhere, "backups"))).toEqual([]);
  });

  it("is made every night by a job, in a thread of its own", async () => {
    const job = createJob(dataDir);
    const evening = NIGHT - 3_600_000;

    await job.run();

    expect(job.nextRun(evening)).toBe(NIGHT);
    const name = `damim-${toTimeName(NIGHT)}.sqlite`;
    expect(readdirSync(path.join(dataDir, "backups"))).toEqual([name, `${name}.json`]);
  });

  it("has beside it what it holds, by which one byte that changes later is found", async () => {
    const scope = "t/u1/2026";
    await database.queries
      .insertInto("scopes")
      .values({ scope, seq: 1, floor: 0, clock: "" })
      .execute();

    const { file } = await backupSqlite({ dataDir, keep: 3, now: NIGHT });

    expect(readFacts(file)).toMatchObject({
      release: manifest.version,
      schemaRelease: OWN_RELEASE,
      schema: migrations
        .map(({ name }) => name)
        .toSorted()
        .at(-1),
      counts: { scopes: 1, rows: 0, facts: 1 },
      hashes: { [scope]: await hashScope(database.queries, scope) },
    });
    expect(await isAsWritten(file)).toBe(true);
    const bytes = readFileSync(file);
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    expect(await isAsWritten(file)).toBe(false);
  });

  it("of before the schema had a name of its own is read as it was", () => {
    const old = { release: "0.7", schema: "0030-readable-since", counts: {}, hashes: {} };

    expect(parseFacts(JSON.stringify(old))).toEqual(old);
  });

  it("sweeps what a killed one of last night left, and leaves alone what is being made", async () => {
    const folder = path.join(dataDir, "backups");
    mkdirSync(folder);
    const [killed, made] = ["damim-a-1.partial", "damim-b-2.partial"];
    for (const name of [killed, made]) writeFileSync(path.join(folder, name), "half");
    const at = (agoMs: number): Date => new Date(NIGHT - agoMs);
    utimesSync(path.join(folder, killed), at(23 * HOUR_MS), at(23 * HOUR_MS));
    utimesSync(path.join(folder, made), at(60_000), at(60_000));

    await backupSqlite({ dataDir, keep: 3, now: NIGHT });

    expect(readdirSync(folder).filter((name) => name.endsWith(".partial"))).toEqual([made]);
  });

  it("outlives what a restore put aside by no night, a folder or a dump", () => {
    const folder = openBackupFolder(dataDir);
    const aside = [15, 13].map((days) => `before-restore-${toTimeName(NIGHT - days * 86_400_000)}`);
    for (const name of aside) mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, `${aside[0]}.dump`), "x");
    trimBackups(folder, 14, NIGHT);
    expect(readdirSync(folder)).toEqual([aside[1]]);
  });

  it("fails as a job when it cannot be made, and admins are told at once, once a day", async () => {
    await keepUser(database.queries, "u1", NIGHT);
    const role = { user_id: "u1", role: "admin", given_at: NIGHT };
    await database.queries.insertInto("roles").values(role).execute();
    const job = createJob("/dev/null/x");

    await expect(job.run()).rejects.toThrow(/ENOTDIR|EEXIST/);
    await expect(job.run()).rejects.toThrow(/ENOTDIR|EEXIST/);

    const told = await database.queries.selectFrom("deliveries").selectAll().execute();
    expect(told).toMatchObject([{ user_id: "u1", class: "urgent", path: "/admin" }]);
  });

  it("is made before a migration, and before no other start", async () => {
    let backups = 0;
    const backUp = async (): Promise<void> => void backups++;
    await migrate(database, { now: Date.now, backUp });
    expect(backups).toBe(0);

    await database.queries.schema.dropTable("jobs").execute();
    await database.queries.deleteFrom("migrations").where("name", "=", "0002-jobs").execute();
    await migrate(database, { now: Date.now, backUp });
    expect(backups).toBe(1);

    const fresh = path.join(dataDir, "fresh");
    writeFileSync(path.join(dataDir, "note"), "");
    const other = openDatabase({ dataDir: mkdtempSync(fresh) });
    await migrate(other, { now: Date.now, backUp });
    await other.close();
    expect(backups).toBe(1);
  });
});

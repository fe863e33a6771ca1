import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepUser } from "./keep-user.ts";
import { type DatabaseKind, openTestDatabase, type TestDatabase } from "./open-test-database.ts";
import { readFacts } from "../backup/backup-facts.ts";
import { backupPostgres } from "../backup/backup-postgres.ts";
import { backupSqlite } from "../backup/backup-sqlite.ts";
import { createDrillJob } from "../backup/drill/drill-job.ts";
import { holdBackup } from "../backup/held/hold-backup.ts";
import { findDrill } from "../backup/drill/drill-facts.ts";
import { runDrill } from "../backup/drill/run-drill.ts";
import { nameScratch, sweepScratch } from "../backup/drill/scratch.ts";
import { hasJobRunner } from "../jobs/job-pulse.ts";

const NIGHT = Date.UTC(2026, 10, 20, 18, 10);
const SCOPE = "t/u1/2026";

/** What a drill finds and says: the same on both databases. */
export function describeDrill(kind: DatabaseKind, searchPath: string | undefined): void {
  let database: TestDatabase;
  let config: { dataDir: string; databaseUrl?: string; files: { type: "disk" }; bus: "local" };
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    const { dataDir, databaseUrl } = database;
    config = {
      dataDir,
      bus: "local",
      files: { type: "disk" },
      ...(databaseUrl && { databaseUrl }),
    };
    await database.queries
      .insertInto("scopes")
      .values({ scope: SCOPE, seq: 2, floor: 0, clock: "" })
      .execute();
    await keep("student", "s1", { number: 1, name: "김하린\t\\n" });
    await keep("student", "s2", { number: 2, name: "이도윤" });
  });
  afterEach(() => database.close());

  async function keep(name: string, id: string, data: object): Promise<void> {
    await database.queries
      .insertInto("rows")
      .values({
        scope: SCOPE,
        kind: name,
        id,
        data: JSON.stringify(data),
        stamps: "{}",
        seq: 1,
        dead_at: null,
      })
      .execute();
  }

  async function backUp(): Promise<string> {
    const { dataDir, databaseUrl = "" } = database;
    const common = { dataDir, keep: 3, now: NIGHT };
    if (database.kind === "sqlite") return (await backupSqlite(common)).file;
    return (await backupPostgres({ ...common, database, databaseUrl, searchPath })).file;
  }

  const drill = (freeBytes = Infinity) =>
    runDrill({ config, searchPath }, { now: () => NIGHT, findFreeBytes: () => freeBytes });

  async function listScratch(): Promise<readonly string[]> {
    const folders = readdirSync(database.dataDir).filter((name) => name.startsWith("damim_drill"));
    if (kind === "sqlite") return folders;
    const { rows } = await sql<{ name: string }>`
      select datname as name from pg_database where datname like 'damim_drill_2026_11_2%'
    `.execute(database.queries);
    return [...folders, ...rows.map(({ name }) => name)];
  }

  it("reads past what the server keeps for itself: the head of the seals", async () => {
    await keep("seal", "head", { prev: "0".repeat(64) });
    await backUp();
    expect(await drill()).toMatchObject({ differences: [], rowCount: 3 });
  });

  it("puts the newest backup back beside, reads every row, and leaves nothing behind", async () => {
    const file = await backUp();

    expect(await drill()).toMatchObject({
      backup: path.basename(file),
      rowCount: 2,
      isCompared: true,
      differences: [],
    });
    expect(await listScratch()).toEqual([]);
    expect(await database.queries.selectFrom("rows").select("id").execute()).toHaveLength(2);
  });

  it.runIf(kind === "postgres")("names the role that may not make a database", async () => {
    await backUp();
    const url = new URL(database.databaseUrl ?? "");
    const role = `plain_${url.pathname.slice(1)}`;
    url.username = role;
    url.password = "p";
    const { queries } = database;
    await sql`create role ${sql.id(role)} login password 'p'`.execute(queries);
    const given = { config: { ...config, databaseUrl: url.href }, searchPath };

    const found = await runDrill(given, { now: () => NIGHT, findFreeBytes: () => Infinity });
    await sql`drop role ${sql.id(role)}`.execute(queries);

    expect(found.differences).toEqual([{ type: "may-not-create", role }]);
  });

  it("of every month waits for a backup that another process makes, and opens that one", async () => {
    const lease = { name: "backup", next_run_at: 0, lease_until: Date.now() + 60_000 };
    await database.queries.insertInto("jobs").values(lease).execute();
    const now = Date.now;
    const job = createDrillJob({ database, config, searchPath, now });
    const ended = job.run().then(() => "ended");
    const waits = new Promise((resolve) => setTimeout(resolve, 2_000, "waits"));
    expect(await Promise.race([ended, waits])).toBe("waits");
    const file = await backUp();
    await database.queries.updateTable("jobs").set({ lease_until: 0 }).execute();
    await ended;

    expect(await findDrill(database.queries)).toMatchObject({
      backup: path.basename(file),
      differences: [],
    });
  });

  it("of every month waits for a backup by hand, which is no server that does jobs", async () => {
    const now = Date.now;
    const { queries } = database;
    const world = { now, onWait: () => undefined };
    let begin = (): void => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let letGo = (): void => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const made = holdBackup(queries, world, async () => {
      begin();
      await gate;
      return backUp();
    });
    await begun;
    const ended = createDrillJob({ database, config, searchPath, now })
      .run()
      .then(() => "ended");
    const waits = new Promise((resolve) => setTimeout(resolve, 2_000, "waits"));
    expect(await Promise.race([ended, waits])).toBe("waits");
    expect(await hasJobRunner(queries, now())).toBe(false);
    letGo();
    await ended;

    const backup = path.basename(await made);
    expect(await findDrill(queries)).toMatchObject({ backup, differences: [] });
  });

  it("counts from the backup itself where the disk has no room, and says how much is missing", async () => {
    await backUp();
    const isLocal = kind === "sqlite";

    const found = await drill(isLocal ? 1_000 : 0);

    expect(found).toMatchObject({ rowCount: 2, isCompared: true, differences: [] });
    expect(found.lackedBytes).toBeGreaterThan(10_000);
    expect(await listScratch()).toEqual([]);
  });

  it.each([
    ["one byte that changed", (file: string) => flip(file)],
    ["half a copy", (file: string) => truncateSync(file, 20_000)],
    ["half a copy without what stood beside it", (file: string) => cutAlone(file)],
  ])("finds %s", async (_title, damage) => {
    damage(await backUp());

    expect((await drill()).differences).toEqual([{ type: "damaged" }]);
    expect(await listScratch()).toEqual([]);
  });

  it("says which rows today's code cannot read, and which it does not know", async () => {
    await keep("student", "s3", { number: "셋" });
    await keep("pigeon", "p1", { name: "구구" });
    await backUp();

    const said = [
      { type: "unreadable", kind: "student", count: 1 },
      { type: "unknown-kind", kind: "pigeon", count: 1 },
    ];
    expect((await drill()).differences).toEqual(said);
    expect((await drill(0)).differences).toEqual(said);
  });

  it("finds rows that are others than those that were written down", async () => {
    const file = await backUp();
    const facts = readFacts(file);
    const counts = { ...facts?.counts, rows: 3 };
    const changed = { ...facts, counts, hashes: { [SCOPE]: "0".repeat(64) } };
    writeFileSync(`${file}.json`, JSON.stringify(changed));

    expect((await drill()).differences).toEqual([
      { type: "count", table: "rows", expected: 3, found: 2 },
      { type: "scopes", count: 1 },
    ]);
  });

  it("looks up the files that are named, and misses none that was removed since", async () => {
    for (const id of ["here", "gone", "removed"]) await keepFile(id);
    await backUp();
    mkdirSync(path.join(database.dataDir, "files/u1/here"), { recursive: true });
    writeFileSync(path.join(database.dataDir, "files/u1/here/original"), "봄");
    await database.queries.deleteFrom("files").where("id", "=", "removed").execute();

    expect((await drill()).differences).toEqual([{ type: "files", count: 1 }]);
  });

  it("stays in the database as a job, and admins are told at once when it is not well", async () => {
    const role = { user_id: "u1", role: "admin", given_at: NIGHT };
    await keepUser(database.queries, "u1", NIGHT);
    await database.queries.insertInto("roles").values(role).execute();
    const job = createDrillJob({ database, config, searchPath, now: () => NIGHT });

    await job.run();

    expect(job.nextRun(Date.UTC(2026, 10, 2))).toBe(Date.UTC(2026, 10, 30, 19));
    expect(await findDrill(database.queries)).toMatchObject({
      differences: [{ type: "no-backup" }],
    });
    const told = await database.queries.selectFrom("deliveries").selectAll().execute();
    expect(told).toMatchObject([{ user_id: "u1", class: "urgent" }]);

    await backUp();
    await job.run();
    expect(await findDrill(database.queries)).toMatchObject({ differences: [], rowCount: 2 });
    expect(await database.queries.selectFrom("deliveries").selectAll().execute()).toHaveLength(1);
  });

  it("is swept at the next start where it was killed, once a day has passed", async () => {
    const [old, young] = [nameScratch(NIGHT - 25 * 3_600_000), nameScratch(NIGHT)];
    for (const name of [old, young]) {
      mkdirSync(path.join(database.dataDir, name));
      if (kind === "postgres") await sql`create database ${sql.id(name)}`.execute(database.queries);
    }

    await sweepScratch(database, { dataDir: database.dataDir, now: NIGHT });

    expect(new Set(await listScratch())).toEqual(new Set([young]));
    await sweepScratch(database, { dataDir: database.dataDir, now: NIGHT + 3 * 86_400_000 });
    expect(await listScratch()).toEqual([]);
  });

  async function keepFile(id: string): Promise<void> {
    await sql`
      insert into files (owner_id, id, scope, name, state, upload_sha256, upload_size, received, created_at, touched_at)
      values ('u1', ${id}, ${SCOPE}, '봄.jpg', 'ready', '', 3, 3, ${NIGHT}, ${NIGHT})
    `.execute(database.queries);
  }
}

function flip(file: string): void {
  const bytes = readFileSync(file);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

function cutAlone(file: string): void {
  truncateSync(file, 20_000);
  rmSync(`${file}.json`);
}

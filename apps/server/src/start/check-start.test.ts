import { DEALT_TABLES, JOINED_TABLES } from "./cluster-tables.ts";
import { sql } from "kysely";
import { findDatabaseFailure } from "../db/database-failure.ts";
import { openDatabase } from "../db/open-database.ts";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import {
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from "../testing/open-test-database.ts";
import { checkStart, type StartChecks } from "./check-start.ts";
import { toStartFailure } from "./start-failure.ts";
import { hasRedis, startRedis } from "../testing/temporary-redis.ts";

const GB = 1_000_000_000;

let database: TestDatabase;

function toChecks(more: Partial<StartChecks> = {}): StartChecks {
  const { dataDir, databaseUrl } = database;
  return {
    config: { dataDir, bus: "local", isCluster: false, ...(databaseUrl ? { databaseUrl } : {}) },
    database,
    now: Date.now,
    findFreeBytes: () => 2 * GB,
    ...more,
  };
}

/** What the operator is told; undefined where it starts. */
async function refuse(checks: StartChecks) {
  const error: unknown = await checkStart(checks).then(
    () => undefined,
    (failure: unknown) => failure,
  );
  return error && toStartFailure(error, { dataDir: database.dataDir, port: 4000 });
}

describe.each(DATABASE_KINDS)("a start on %s", (kind) => {
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());

  it("goes on where nothing is wrong", async () => {
    expect(await refuse(toChecks())).toBeUndefined();
  });

  it("wants a GB of free disk", async () => {
    expect(await refuse(toChecks({ findFreeBytes: () => 0.4 * GB }))).toMatchObject({
      exitCode: 78,
      sentence: expect.stringContaining("디스크에 400 MB만 남았어요"),
    });
  });

  it.each([
    ["that says nothing", null, null, "0099-later"],
    ["that this code cannot read", "9.1", "9.0", "9.1"],
  ])("refuses a schema %s, together with what else is wrong", async (_, release, since, named) => {
    await database.queries
      .insertInto("migrations")
      .values({ name: "0099-later", applied_at: 1, release, readable_since: since })
      .execute();
    const refused = await refuse(toChecks({ findFreeBytes: () => 0 }));

    expect(refused).toMatchObject({
      exitCode: 78,
      sentence: expect.stringMatching(/데이터는 그대로예요[^]*\n- .*0 MB[^]*\n- 데이터가 더 새/),
    });
    expect(refused).toMatchObject({ sentence: expect.stringContaining(`(${named})`) });
  });

  it("starts on a newer schema that says that it may", async () => {
    await database.queries
      .insertInto("migrations")
      .values({ name: "0099-later", applied_at: 1, release: "9.1", readable_since: "0.7" })
      .execute();

    expect(await refuse(toChecks())).toBeUndefined();
  });

  it(
    "waits five seconds for what somebody else holds, and does not begin again",
    { timeout: 30_000 },
    async () => {
      const other = await openOther();
      await other.lock();
      const began = performance.now();
      const refused: unknown = await database
        .tx((queries) => queries.updateTable("facts").set({ value: "x" }).execute())
        .catch(findDatabaseFailure);
      const tookMs = performance.now() - began;
      await other.close();

      // Both are answered with 503.
      expect(["away", "retry"]).toContain(refused);
      expect(tookMs).toBeGreaterThan(4_000);
      expect(tookMs).toBeLessThan(9_000);
    },
  );
});

describe("a start on another computer's database", () => {
  beforeEach(async () => {
    database = await openTestDatabase("postgres");
  });
  afterEach(() => database.close());

  it.each([
    [3, "3분 빨라요"],
    [-5, "5분 느려요"],
  ])("refuses a clock that is %i minutes off", async (minutes, words) => {
    const now = (): number => Date.now() + minutes * 60_000;

    expect(await refuse(toChecks({ now }))).toMatchObject({
      exitCode: 78,
      sentence: expect.stringContaining(words),
    });
  });

  it("refuses settings that do not agree with where the tables lie", async () => {
    const { databaseUrl = "", dataDir } = database;
    const start = (isCluster: boolean) =>
      refuse(toChecks({ config: { bus: "poll", isCluster, dataDir, databaseUrl } }));
    expect(await start(true)).toMatchObject({
      exitCode: 78,
      sentence: expect.stringContaining("ops/citus.sql을 실행해 주세요."),
    });

    // The extension's catalog as Citus 13.2 has it, once the tables are dealt out to nodes.
    await sql`create table pg_dist_partition (
      logicalrelid regclass not null,
      partmethod "char" not null,
      partkey text,
      colocationid integer not null default 0,
      repmodel "char" not null default 'c',
      autoconverted boolean default false
    )`.execute(database.queries);
    expect(await start(true)).toMatchObject({ exitCode: 78 });
    expect(await start(false)).toBeUndefined();
    const answerOnNodes = (level: string) =>
      sql`create or replace function run_command_on_all_nodes(command text)
        returns table (result text) language sql as ${sql.lit(`select '${level}'`)}`.execute(
        database.queries,
      );
    await answerOnNodes("error");
    await sql`insert into pg_dist_partition (logicalrelid, partmethod)
      select name::regclass, 'h'
      from unnest(${[...DEALT_TABLES, ...JOINED_TABLES]}::text[]) as name`.execute(
      database.queries,
    );
    expect(await start(true)).toMatchObject({
      exitCode: 78,
      sentence: expect.stringContaining("log_min_error_statement = 'panic'"),
    });
    await answerOnNodes("panic");
    expect(await start(true)).toBeUndefined();
    expect(await start(false)).toMatchObject({
      exitCode: 78,
      sentence: expect.stringContaining("DAMIM_CLUSTER=citus와 DAMIM_BUS를 적고"),
    });
    await sql`drop table pg_dist_partition`.execute(database.queries);
  });

  it("hears itself, and refuses a bus that is deaf", async () => {
    const { databaseUrl = "", dataDir } = database;
    const config = { bus: "postgres" as const, isCluster: false, dataDir };

    expect(await refuse(toChecks({ config: { ...config, databaseUrl } }))).toBeUndefined();
    // As behind a pooler: LISTEN succeeds, and no notice comes.
    const deaf = { ...config, databaseUrl: inject("postgresUrl") };
    expect(await refuse(toChecks({ config: deaf }))).toMatchObject({
      exitCode: 78,
      sentence: expect.stringContaining("듣지 못해요. poll이나 redis로 바꿔 주세요."),
    });
  });

  it.skipIf(!hasRedis)(
    "hears itself by Redis, and refuses one that is not there or has another password",
    async () => {
      const { databaseUrl = "", dataDir } = database;
      const redis = await startRedis({ password: "secret-word" });
      const start = (redisUrl: string) =>
        refuse(
          toChecks({ config: { bus: "redis", redisUrl, isCluster: false, dataDir, databaseUrl } }),
        );

      expect(await start(redis.url)).toBeUndefined();
      const other = await start(redis.url.replace("secret", "wrong"));
      await redis.stop();
      const away = await start(redis.url);
      expect(other).toMatchObject({
        exitCode: 78,
        sentence: expect.stringContaining("들여보내지 않았어요. 사용자와 비밀번호를"),
      });
      // The service manager tries again.
      expect(away).toMatchObject({
        exitCode: 75,
        sentence: expect.stringContaining("연결하지 못했어요. 켜져 있는지, 주소와 비밀번호가"),
      });
      for (const refused of [other, away]) {
        expect(JSON.stringify(refused)).not.toContain("-word");
      }
    },
  );
});

/** Somebody else who holds what we want to write. */
async function openOther() {
  const { dataDir, databaseUrl, kind } = database;
  const other = openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  const held = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  let work: Promise<void> = Promise.resolve();
  return {
    async lock() {
      work = other.queries.connection().execute(async (connection) => {
        await sql.raw(kind === "sqlite" ? "begin immediate" : "begin").execute(connection);
        if (kind === "postgres") await sql`lock table facts`.execute(connection);
        holding.resolve();
        await held.promise;
        await sql`rollback`.execute(connection);
      });
      await holding.promise;
    },
    async close() {
      held.resolve();
      await work;
      await other.close();
    },
  };
}

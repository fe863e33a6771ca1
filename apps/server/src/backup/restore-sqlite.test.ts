import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DataFolderInUse, lockDataFolder } from "../db/lock-data-folder.ts";
import { listLogGaps } from "../access-log/log-gaps.ts";
import { openSqlite, SQLITE_FILE } from "../db/open-database.ts";
import { openTestDatabase, type TestDatabase } from "../testing/open-test-database.ts";
import { backupSqlite } from "./backup-sqlite.ts";
import { restoreSqlite } from "./restore-sqlite.ts";

const noWords = { askWords: async () => "", isGivenUp: false };
const NOW = Date.UTC(2026, 10, 20);

describe("restoreSqlite", () => {
  let source: TestDatabase;
  let target: TestDatabase;
  let file: string;
  beforeEach(async () => {
    [source, target] = [await openTestDatabase("sqlite"), await openTestDatabase("sqlite")];
    ({ file } = await backupSqlite({ dataDir: source.dataDir, keep: 1, now: NOW }));
  });
  afterEach(async () => {
    await source.close();
    await target.close();
  });

  it("keeps the folder for itself until the backup is in place", async () => {
    const dataDir = path.join(target.dataDir, "empty");

    const restoring = restoreSqlite({ file, dataDir, now: NOW, secret: noWords });

    expect(() => lockDataFolder(dataDir)).toThrow(DataFolderInUse);
    expect(await restoring).toMatchObject({ ok: true });
    lockDataFolder(dataDir)();
  });

  it("refuses a backup in which one byte has changed, and makes nothing", async () => {
    const dataDir = path.join(target.dataDir, "empty");
    const bytes = readFileSync(file);
    const at = bytes.length - 20;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(file, bytes);

    const restored = await restoreSqlite({ file, dataDir, now: NOW, secret: noWords });

    expect(restored).toMatchObject({ ok: false, refusal: { type: "FileDamaged" } });
    expect(readdirSync(dataDir).filter((name) => name.startsWith("damim.sqlite"))).toEqual([]);
  });

  describe("the access log, which is promised for two years", () => {
    const HOUR = 3_600_000;
    const line = (id: string, at: number) => ({
      id,
      actor: "a",
      first_at: at,
      last_at: at,
      act: "read",
      subject: "",
      count: 1,
      people: null,
      device: null,
      address: "::1",
    });
    const range = { from: 0, until: NOW + HOUR };
    async function restore(into: string) {
      const restored = await restoreSqlite({ file, dataDir: into, now: NOW, secret: noWords });
      const database = openSqlite(path.join(into, SQLITE_FILE));
      const ids = await database.queries
        .selectFrom("access_log")
        .select("id")
        .orderBy("id")
        .execute();
      const gaps = await listLogGaps(database.queries, range);
      await database.close();
      return { restored, ids: ids.map(({ id }) => id), gaps };
    }
    beforeEach(async () => {
      await source.queries
        .insertInto("access_log")
        .values(line("1", NOW - HOUR))
        .execute();
      ({ file } = await backupSqlite({ dataDir: source.dataDir, keep: 9, now: NOW + 1_000 }));
    });

    it("goes on with the lines of since, where the database of before has them", async () => {
      const into = path.join(target.dataDir, "empty");
      await restore(into);
      const since = openSqlite(path.join(into, SQLITE_FILE));
      await since.queries.insertInto("access_log").values(line("2", NOW)).execute();
      await since.close();

      const { restored, ids, gaps } = await restore(into);

      expect(restored).toMatchObject({ ok: true, isLogWhole: true });
      expect([ids, gaps]).toEqual([["1", "2"], []]);
    });

    it("says to its teachers from when to when it has none, where nobody has them", async () => {
      const { restored, ids, gaps } = await restore(path.join(target.dataDir, "empty"));

      expect(restored).toMatchObject({ ok: true, isLogWhole: false });
      expect(ids).toEqual(["1"]);
      expect(gaps).toMatchObject([{ act: "lost", firstAt: NOW - HOUR, lastAt: NOW }]);
    });
  });

  it("leaves a folder alone whose server is just starting", async () => {
    const dataDir = path.join(target.dataDir, "empty");
    await restoreSqlite({ file, dataDir, now: NOW, secret: noWords });
    const unlock = lockDataFolder(dataDir);

    const restored = await restoreSqlite({ file, dataDir, now: NOW, secret: noWords });
    unlock();

    expect(restored).toEqual({ ok: false, refusal: { type: "ServerRuns" } });
  });
});

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DataFolderInUse, lockDataFolder } from "../db/lock-data-folder.ts";
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

  it("leaves a folder alone whose server is just starting", async () => {
    const dataDir = path.join(target.dataDir, "empty");
    await restoreSqlite({ file, dataDir, now: NOW, secret: noWords });
    const unlock = lockDataFolder(dataDir);

    const restored = await restoreSqlite({ file, dataDir, now: NOW, secret: noWords });
    unlock();

    expect(restored).toEqual({ ok: false, refusal: { type: "ServerRuns" } });
  });
});

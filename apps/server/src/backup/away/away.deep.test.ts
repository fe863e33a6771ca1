import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createS3FileStorage } from "../../adapters/files/s3-file-storage.ts";
import type { FileStorage } from "../../base/ports/file-storage.ts";
import { readAll } from "../../adapters/files/file-storage.ts";
import { openS3StandIn, type S3StandIn } from "../../testing/open-s3-stand-in.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/open-test-database.ts";
import { listBackups } from "../backup-folder.ts";
import { backupSqlite } from "../backup-sqlite.ts";
import { drawRecoveryWords } from "../recovery-words.ts";
import { sealSecret } from "../sealed-secret.ts";
import { hashScope, readSqliteFacts } from "../snapshot-facts.ts";
import { listAway } from "./away-backups.ts";
import { findAway } from "./away-facts.ts";
import { createAwayJob } from "./away-job.ts";
import { BACKUP_KEY_FILE, openBackupKey, saveSealedBackupKey } from "./backup-key.ts";
import { fetchBackup } from "./fetch-backup.ts";

const NIGHT = Date.UTC(2026, 10, 20, 18, 10);
const DAY_MS = 86_400_000;
const SCOPE = "t/u1/2026";

describe("backups away from the house", () => {
  let standIn: S3StandIn;
  let storage: FileStorage;
  let database: TestDatabase;
  let words: readonly string[];
  let empty: string;
  beforeAll(async () => {
    standIn = await openS3StandIn();
  });
  afterAll(() => standIn.close());
  beforeEach(async () => {
    // Each of them has a folder of the bucket for itself.
    const place = { ...standIn.place, prefix: `school-${Math.trunc(performance.now() * 1_000)}/` };
    standIn = { ...standIn, place };
    storage = createS3FileStorage(place);
    database = await openTestDatabase("sqlite");
    empty = mkdtempSync(path.join(os.tmpdir(), "damim-empty-"));
    words = drawRecoveryWords();
    const data = JSON.stringify({ number: 1, name: "김하린" });
    await database.queries
      .insertInto("scopes")
      .values({ scope: SCOPE, seq: 1, floor: 0, clock: "" })
      .execute();
    await database.queries
      .insertInto("rows")
      .values({
        scope: SCOPE,
        kind: "student",
        id: "s1",
        data,
        stamps: "{}",
        seq: 1,
        dead_at: null,
      })
      .execute();
  });
  afterEach(async () => {
    await database.close();
    rmSync(empty, { recursive: true, force: true });
  });

  const backUp = (days = 0) =>
    backupSqlite({ dataDir: database.dataDir, keep: 40, now: NIGHT + days * DAY_MS });

  const job = () =>
    createAwayJob({
      database,
      config: { dataDir: database.dataDir },
      place: standIn.place,
      now: () => NIGHT,
    });

  async function makeWords(): Promise<void> {
    const key = openBackupKey(database.dataDir);
    const sealed = await sealSecret(key.key, { words, now: NIGHT });
    await saveSealedBackupKey(database.queries, key, sealed);
  }

  const fetch = (typed = words.join(" "), name?: string) =>
    fetchBackup({ storage, dataDir: empty, name, end: ".sqlite", askWords: async () => typed });

  /** A database of some megabytes: several objects. */
  async function grow(): Promise<void> {
    const value = Buffer.alloc(12 * 1024 * 1024, "봄").toString();
    await database.queries.insertInto("facts").values({ name: "big", value }).execute();
  }

  it("come back on an empty computer by the words alone, equal to the last byte", async () => {
    await grow();
    await makeWords();
    const { file } = await backUp();
    await job().run();

    const fetched = await fetch();

    if (!fetched.ok) throw new Error(fetched.type);
    expect(readFileSync(fetched.file).equals(readFileSync(file))).toBe(true);
    const copy = new DatabaseSync(fetched.file, { readOnly: true });
    expect(readSqliteFacts(copy).hashes).toEqual({
      [SCOPE]: await hashScope(database.queries, SCOPE),
    });
    copy.close();
    expect(statSync(path.join(empty, BACKUP_KEY_FILE)).mode & 0o777).toBe(0o600);
    expect(await findAway(database.queries)).toEqual({
      at: NIGHT,
      newest: path.basename(file),
      failure: null,
    });
  });

  it("tell the bucket nothing of what is in them", async () => {
    await makeWords();
    await backUp();
    await job().run();

    for (const key of await storage.list("")) {
      const stream = await storage.read(key);
      const text = stream ? (await readAll(stream)).toString("latin1") : "";
      expect(text).not.toContain("SQLite format");
      expect(text).not.toContain(Buffer.from("김하린").toString("latin1"));
      expect(text).not.toContain(Buffer.from(words[0] ?? "").toString("latin1"));
    }
  });

  it.each([
    ["other words", "가방 가방 가방 가방 가방 가방 가방 가방 가방 가방 가방 가방"],
    ["none", ""],
  ])("stay shut to %s", async (_title, typed) => {
    await makeWords();
    await backUp();
    await job().run();

    expect(await fetch(typed)).toEqual({ ok: false, type: "WordsWrong" });
    expect(readdirSync(empty)).toEqual([]);
  });

  it("of another kind of database are not brought: nothing lies here", async () => {
    await makeWords();
    await backUp();
    await job().run();
    const askWords = async (): Promise<string> => words.join(" ");
    const given = { storage, dataDir: empty, name: undefined, end: ".dump" as const, askWords };

    expect(await fetchBackup(given)).toEqual({ ok: false, type: "OtherDatabase" });
    expect(readdirSync(empty)).toEqual([]);
  });

  it.each([
    ["an object was cut", cutLast],
    ["an object is missing", removeLast],
    ["two objects were swapped", swap],
    ["one byte changed", flip],
    ["an object of another backup lies there", replay],
  ])("are refused where %s, and nothing is left here", async (_title, damage) => {
    await grow();
    await makeWords();
    await backUp();
    await backUp(1);
    await job().run();
    const [older = "", newest = ""] = (await listAway(storage)).whole;
    await damage(storage, `backups/${newest}`, `backups/${older}`);

    expect(await fetch()).toEqual({ ok: false, type: "AwayDamaged" });
    expect(listBackups(path.join(empty, "backups"))).toEqual([]);
    // The one before it is whole.
    expect(await fetch(words.join(" "), older)).toMatchObject({ ok: true });
  });

  it("go the next time where the bucket was away, and the local one stays", async () => {
    const { file } = await backUp();
    const closed = { ...standIn.place, endpoint: "http://127.0.0.1:9" };
    const failing = createAwayJob({
      database,
      config: { dataDir: database.dataDir },
      place: closed,
      now: () => NIGHT,
    });

    await expect(failing.run()).rejects.toThrow(/DAMIM_BACKUP_TO/);
    expect(await findAway(database.queries)).toMatchObject({
      at: null,
      failure: expect.stringContaining("DAMIM_BACKUP_TO"),
    });
    await backUp(1);
    await job().run();

    expect((await listAway(storage)).whole).toHaveLength(2);
    expect(statSync(file).size).toBeGreaterThan(0);
    expect(await findAway(database.queries)).toMatchObject({ failure: null });
  });

  it("keep those of days, weeks and months, and what a killed sending left goes", async () => {
    for (let day = 0; day < 20; day++) await backUp(day);
    await storage.put("backups/damim-2026-01-01-031000.sqlite/part-000000", Buffer.from("x"));

    await job().run();

    const { whole, cut } = await listAway(storage);
    expect(whole).toHaveLength(14 + 1);
    expect(cut).toEqual([]);
  });

  it("keep the last full one, however many empty ones come after it", async () => {
    const full = await backUp();
    await job().run();
    await database.queries.deleteFrom("rows").execute();
    for (let day = 1; day < 20; day++) await backUp(day);
    await job().run();

    const { whole } = await listAway(storage);
    expect(whole).toHaveLength(14 + 1 + 1);
    expect(whole[0]).toBe(path.basename(full.file));
  });

  it("are sealed with the key of the database's first server alone", async () => {
    await backUp();
    await job().run();
    const file = path.join(database.dataDir, BACKUP_KEY_FILE);
    const right = readFileSync(file);
    rmSync(file);

    await expect(job().run()).rejects.toThrow(/backup\.key 파일이 데이터 폴더에 없어요/);
    openBackupKey(database.dataDir);
    await expect(job().run()).rejects.toThrow(/이 데이터의 것이 아니에요/);
    writeFileSync(file, right);
    await job().run();
  });
});

type Damage = (storage: FileStorage, newest: string, older: string) => Promise<void>;

async function read(storage: FileStorage, key: string): Promise<Buffer> {
  const stream = await storage.read(key);
  if (!stream) throw new Error(`${key} is not there`);
  return readAll(stream);
}

async function findLast(storage: FileStorage, folder: string): Promise<string> {
  const parts = await storage.list(`${folder}/part`);
  return parts.toSorted().at(-1) ?? "";
}

async function cutLast(storage: FileStorage, folder: string): Promise<void> {
  const key = await findLast(storage, folder);
  const bytes = await read(storage, key);
  await storage.put(key, bytes.subarray(0, bytes.length - 1024 * 1024 - 28));
}

async function removeLast(storage: FileStorage, folder: string): Promise<void> {
  await storage.remove(await findLast(storage, folder));
}

async function swap(storage: FileStorage, folder: string): Promise<void> {
  const [first, second] = [`${folder}/part-000000`, `${folder}/part-000001`];
  const [a, b] = [await read(storage, first), await read(storage, second)];
  await storage.put(first, b);
  await storage.put(second, a);
}

async function flip(storage: FileStorage, folder: string): Promise<void> {
  const key = `${folder}/part-000000`;
  const bytes = await read(storage, key);
  bytes[5_000] = (bytes[5_000] ?? 0) ^ 1;
  await storage.put(key, bytes);
}

const replay: Damage = async (storage, newest, older) => {
  await storage.put(`${newest}/part-000000`, await read(storage, `${older}/part-000000`));
};

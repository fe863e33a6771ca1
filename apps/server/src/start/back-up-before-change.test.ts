import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { DATABASE_KINDS, openTestDatabase } from "../testing/open-test-database.ts";
import { backUpBeforeChange } from "./back-up-before-change.ts";

async function backUp(kind: (typeof DATABASE_KINDS)[number], free: number, searchPath?: string) {
  const database = await openTestDatabase(kind);
  const { dataDir, databaseUrl } = database;
  const said: string[] = [];
  const failure = await backUpBeforeChange({
    config: { dataDir, backupKeep: 3, ...(databaseUrl ? { databaseUrl } : {}) },
    database,
    now: Date.now,
    findFreeBytes: () => free,
    searchPath,
    print: (text) => void said.push(text),
  }).catch(String);
  const made = readdirSync(dataDir).includes("backups")
    ? readdirSync(path.join(dataDir, "backups")).filter((name) => /\d\.(sqlite|dump)$/.test(name))
    : [];
  await database.close();
  return { failure, said, made };
}

it("SQLite is backed up before it is changed, and not changed where the backup does not fit", async () => {
  const fits = await backUp("sqlite", 1_000_000_000);
  const full = await backUp("sqlite", 1_000);

  expect([fits.failure, fits.made.length]).toEqual([undefined, 1]);
  expect(fits.said[0]).toContain("데이터를 백업했어요");
  expect(full.made).toEqual([]);
  expect(full.failure).toMatch(/디스크에 \d+ MB가 모자라요. 자리를 만들고 다시 시작해 주세요/);
});

it("PostgreSQL that cannot be backed up here is changed all the same, and the console says why", async () => {
  const full = await backUp("postgres", 1_000);

  expect([full.failure, full.made]).toEqual([undefined, []]);
  expect(full.said[0]).toMatch(/백업하지 못했어요.*(MB가 모자라요|설치해 주세요)/);
});

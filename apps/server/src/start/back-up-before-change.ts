import { statSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { backupPostgres } from "../backup/backup-postgres.ts";
import { backupSqlite } from "../backup/backup-sqlite.ts";
import type { Config } from "../base/settings/config.ts";
import { type Database, type PostgresDatabase, SQLITE_FILE } from "../db/open-database.ts";
import { StartRefused } from "./check-start.ts";

export interface BeforeChange {
  readonly config: Pick<Config, "backupKeep" | "dataDir" | "databaseUrl">;
  readonly database: Database;
  readonly now: () => number;
  readonly findFreeBytes: (folder: string) => number;
  /** `PATH`: where pg_dump is looked for. */
  readonly searchPath: string | undefined;
  readonly print: (text: string) => void;
}

/**
 * The backup before a change of the schema. Whether it fits on the disk is looked at first: a backup that fills the disk
 * would end the server that it is made for. SQLite is not changed without one (`StartRefused`). PostgreSQL is, and the console
 * says why there is none: whoever runs it may back it up elsewhere, and a change only adds.
 */
export async function backUpBeforeChange(about: BeforeChange): Promise<void> {
  const { config, database, now, print } = about;
  const { dataDir, backupKeep: keep } = config;
  if (database.kind === "postgres") return backUpPostgres(database, about);
  const missing = findMissingBytes(about, findSqliteBytes(dataDir));
  if (missing > 0)
    throw new StartRefused([
      `${toRoomSentence(dataDir, missing)} 자리를 만들고 다시 시작해 주세요.`,
    ]);
  const { file } = await backupSqlite({ dataDir, keep, now: now() });
  print(`새 버전으로 바꾸기 전에 데이터를 백업했어요: ${file}`);
}

async function backUpPostgres(database: PostgresDatabase, about: BeforeChange): Promise<void> {
  const { config, now, print, searchPath } = about;
  const { dataDir, databaseUrl = "", backupKeep: keep } = config;
  try {
    const { rows } = await sql<{ bytes: number }>`
      select pg_database_size(current_database())::float8 as bytes
    `.execute(database.queries);
    const missing = findMissingBytes(about, Number(rows[0]?.bytes));
    if (missing > 0) throw new Error(toRoomSentence(dataDir, missing));
    const { file } = await backupPostgres({
      database,
      databaseUrl,
      searchPath,
      dataDir,
      keep,
      now: now(),
    });
    print(`새 버전으로 바꾸기 전에 데이터를 백업했어요: ${file}`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    print(`새 버전으로 바꾸기 전에 백업하지 못했어요. 바꾸는 일은 더하기만 해요. (${why})`);
  }
}

function findMissingBytes({ config, findFreeBytes }: BeforeChange, needed: number): number {
  return needed - findFreeBytes(config.dataDir);
}

/** The file and what has not been written into it yet. */
function findSqliteBytes(dataDir: string): number {
  const findSize = (name: string): number =>
    statSync(path.join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0;
  return findSize(SQLITE_FILE) + findSize(`${SQLITE_FILE}-wal`);
}

function toRoomSentence(dataDir: string, missing: number): string {
  return `${dataDir}가 있는 디스크에 ${Math.ceil(missing / 1_000_000)} MB가 모자라요.`;
}

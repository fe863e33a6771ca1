import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { Config } from "../base/settings/config.ts";
import { readSecretMark, SECRET_FILE } from "../base/data-folder.ts";
import { WrongPlace } from "../base/wrong-place.ts";
import { listBackups } from "../backup/backup-folder.ts";
import { findSecretFacts, OtherSecret } from "../backup/secret-facts.ts";
import { type Database, SQLITE_FILE } from "../db/open-database.ts";
import type { CallName } from "./call-name.ts";
import { StartRefused } from "./check-start.ts";

/**
 * Before a database is opened: where it is gone while what belongs to it stands there, an empty school in its place would
 * make everybody believe that all is lost, and its nights would push the good backups out. Throws `StartRefused`.
 */
export function checkPlace(
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
  call: CallName,
): void {
  if (databaseUrl || hasSqlite(dataDir)) return;
  const left = listLeft(dataDir);
  if (left.length === 0) return;
  throw new StartRefused([
    `${dataDir}에 쓰던 것(${left.join(", ")})이 있는데 데이터(${SQLITE_FILE})가 없거나 비어 있어요. 빈 학교로 시작하지 않았어요. ${SQLITE_FILE}을 제자리에 두거나 ${call("restore", "백업파일")}로 되돌려 주세요. PostgreSQL을 썼다면 DATABASE_URL을 적어 주세요. 정말 처음부터 시작하려면 secret과 backups를 먼저 다른 곳으로 옮겨 주세요.`,
  ]);
}

/** A folder of somebody else looks empty: throws `EACCES` instead. */
export function requireReadable({ dataDir }: Pick<Config, "dataDir">): void {
  if (existsSync(dataDir)) accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** Whether there is a database of SQLite: of one of 0 bytes SQLite makes an empty one, and removes what is beside it. */
export function hasSqlite(dataDir: string): boolean {
  const file = path.join(dataDir, SQLITE_FILE);
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

function listLeft(dataDir: string): readonly string[] {
  const folder = path.join(dataDir, "backups");
  const hasBackups = existsSync(folder) && readdirSync(folder).some((name) => BACKUP.test(name));
  const hasSecret = existsSync(path.join(dataDir, SECRET_FILE));
  return [...(hasSecret ? ["secret"] : []), ...(hasBackups ? ["backups"] : [])];
}

const BACKUP = /^(damim|before-restore)-.*/;

/** The same of a PostgreSQL that holds nothing while dumps of one lie here. Throws `StartRefused`. */
export async function checkDumps(
  { dataDir }: Pick<Config, "dataDir">,
  database: Database,
  call: CallName,
): Promise<void> {
  const folder = path.join(dataDir, "backups");
  if (database.kind !== "postgres" || !existsSync(folder)) return;
  if (listBackups(folder, ".dump").length === 0) return;
  const { count } = await database.queries
    .selectFrom("migrations")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) > 0) return;
  throw new StartRefused([
    `DATABASE_URL의 데이터베이스가 비어 있는데 ${folder}에 그 백업은 있어요. 빈 학교로 시작하지 않았어요. DATABASE_URL을 확인하거나 ${call("restore", "백업파일")}로 되돌려 주세요. 정말 처음부터 시작하려면 backups를 먼저 다른 곳으로 옮겨 주세요.`,
  ]);
}

/**
 * Whether the secret that lies here is whole and the one of the database; nothing is written. Throws `WrongPlace` and
 * `OtherSecret`. A database of before 0.5.0, or one that is new, takes any.
 */
export async function checkSecret(dataDir: string, database: Database): Promise<void> {
  const lying = readSecretMark(dataDir);
  const file = path.join(dataDir, SECRET_FILE);
  if (!lying && existsSync(file)) throw new WrongPlace("SECRET_DAMAGED", file);
  const mark = await findMark(database);
  if (mark !== undefined && mark !== lying?.mark) {
    throw new OtherSecret("the database belongs to another secret");
  }
}

async function findMark({ queries }: Database): Promise<string | undefined> {
  const tables = await queries.introspection.getTables();
  if (!tables.some(({ name }) => name === "facts")) return undefined;
  return (await findSecretFacts(queries)).mark;
}

import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { readKeyFile, writeKeyFile } from "../../base/data-folder.ts";
import type { Queries } from "../../db/schema.ts";

/** In the data folder: what seals backups that leave the house. */
export const BACKUP_KEY_FILE = "backup.key";
const KEY_BYTES = 32;
/** Which key the backups of this database are sealed with: several servers on one PostgreSQL need the same. */
const MARK_FACT = "backup-key-mark";
/** The key sealed under the recovery words; goes along into the bucket. */
const SEALED_FACT = "sealed-backup-key";

export interface BackupKey {
  readonly key: Uint8Array;
  /** Says which key it is, and nothing of it. */
  readonly mark: string;
}

/** Each with its sentence: 관리 「서버」 and the log say it as it is. */
export class NoBackupKey extends Error {
  override readonly name = "NoBackupKey";
}

/** The key of this installation, made at first use. Rejects with `NoBackupKey` where another server has made one. */
export async function claimBackupKey(queries: Queries, dataDir: string): Promise<BackupKey> {
  const mark = await findFact(queries, MARK_FACT);
  const here = readBackupKey(dataDir);
  if (!here && mark !== undefined) {
    throw new NoBackupKey(
      "backup.key 파일이 데이터 폴더에 없어요. 처음 백업한 서버의 backup.key를 복사해 넣거나, 관리 「서버」에서 복구 낱말을 새로 만들어 주세요.",
    );
  }
  const own = here ?? writeBackupKey(dataDir, randomBytes(KEY_BYTES));
  if (mark === undefined) await saveFact(queries, MARK_FACT, own.mark);
  else if (mark !== own.mark) {
    throw new NoBackupKey(
      "backup.key가 이 데이터의 것이 아니에요. 처음 백업한 서버의 backup.key를 복사해 넣어 주세요.",
    );
  }
  return own;
}

/** For words that are made anew: the key that is here, or a new one where it is lost. */
export function openBackupKey(dataDir: string): BackupKey {
  return readBackupKey(dataDir) ?? writeBackupKey(dataDir, randomBytes(KEY_BYTES));
}

/** Undefined where there is none. */
export function readBackupKey(dataDir: string): BackupKey | undefined {
  const file = path.join(dataDir, BACKUP_KEY_FILE);
  const key = existsSync(file) ? readKeyFile(file) : undefined;
  return key && toBackupKey(key);
}

export function writeBackupKey(dataDir: string, key: Uint8Array): BackupKey {
  writeKeyFile(path.join(dataDir, BACKUP_KEY_FILE), key);
  return toBackupKey(key);
}

export function toBackupKey(key: Uint8Array): BackupKey {
  const mark = hkdfSync("sha256", key, "", "damim backup key mark", 16);
  return { key, mark: Buffer.from(mark).toString("hex") };
}

/** Keeps the key sealed under new words; it is the key of this database from here on. */
export async function saveSealedBackupKey(
  queries: Queries,
  { mark }: BackupKey,
  sealed: string,
): Promise<void> {
  await saveFact(queries, MARK_FACT, mark);
  await saveFact(queries, SEALED_FACT, sealed);
}

/** What an operator is told while no words open the backups of the bucket. */
export const NO_WORDS_AWAY =
  "다른 곳에 둔 백업은 아직 복구 낱말로 열리지 않고 backup.key 파일로만 열려요. 관리 「서버」에서 복구 낱말을 새로 만들어 주세요.";

/** Undefined while no words open the backups of the bucket. */
export function findSealedBackupKey(queries: Queries): Promise<string | undefined> {
  return findFact(queries, SEALED_FACT);
}

async function findFact(queries: Queries, name: string): Promise<string | undefined> {
  const fact = await queries
    .selectFrom("facts")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return fact?.value;
}

async function saveFact(queries: Queries, name: string, value: string): Promise<void> {
  await queries
    .insertInto("facts")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FILES_FOLDER } from "../../adapters/files/open-file-storage.ts";
import type { FileStorage } from "../../base/ports/file-storage.ts";
import { type BackupEnd, openBackupFolder } from "../backup-folder.ts";
import { openSecret } from "../sealed-secret.ts";
import {
  type AwayBackup,
  listAway,
  listSealedKeys,
  readIndex,
  toBackupPlace,
  toFilePlace,
} from "./away-backups.ts";
import { readBackupKey, toBackupKey, writeBackupKey } from "./backup-key.ts";
import { DamagedObject, fetchSealedFile } from "./sealed-objects.ts";

export type Fetched =
  | { readonly ok: true; readonly file: string; readonly fileCount: number }
  | {
      readonly ok: false;
      readonly type: "NothingAway" | "OtherDatabase" | "WordsWrong" | "AwayDamaged";
    };

/**
 * Brings a backup from the bucket into the folder of backups of a computer that may be empty: the newest, or the one that
 * is named. Asks for the words only where `backup.key` is not here. It gets its name when it is whole.
 */
export async function fetchBackup(input: {
  readonly storage: FileStorage;
  readonly dataDir: string;
  readonly name: string | undefined;
  /** Whose backups this server can put back: a copy of SQLite, or a dump. */
  readonly end: BackupEnd;
  readonly askWords: () => Promise<string>;
}): Promise<Fetched> {
  const { storage, dataDir, askWords } = input;
  const { whole } = await listAway(storage);
  const name = input.name ?? whole.findLast((each) => each.endsWith(input.end)) ?? whole.at(-1);
  if (name === undefined || !whole.includes(name)) return { ok: false, type: "NothingAway" };
  if (!name.endsWith(input.end)) return { ok: false, type: "OtherDatabase" };
  const here = readBackupKey(dataDir);
  const keys = here ? [here.key] : await openKeys(storage, await askWords());
  if (keys.length === 0) return { ok: false, type: "WordsWrong" };
  const found = await findIndex(storage, name, keys);
  if (!found) return { ok: false, type: "AwayDamaged" };
  try {
    const file = await fetchWhole(storage, dataDir, found);
    const fileCount = await fetchFiles(storage, path.dirname(file), found);
    if (!here) writeBackupKey(dataDir, found.key);
    return { ok: true, file, fileCount };
  } catch (error) {
    if (error instanceof DamagedObject) return { ok: false, type: "AwayDamaged" };
    throw error;
  }
}

interface Found {
  readonly backup: AwayBackup;
  readonly key: Uint8Array;
}

/** Every key that these words open. */
async function openKeys(storage: FileStorage, words: string): Promise<readonly Uint8Array[]> {
  const sealed = await listSealedKeys(storage);
  return sealed.flatMap((text) => {
    const key = openSecret(text, words);
    return key ? [toBackupKey(key).key] : [];
  });
}

async function findIndex(
  storage: FileStorage,
  name: string,
  keys: readonly Uint8Array[],
): Promise<Found | undefined> {
  for (const key of keys) {
    const backup = await readIndex(storage, name, key).catch(() => undefined);
    if (backup) return { backup, key };
  }
  return undefined;
}

async function fetchWhole(
  storage: FileStorage,
  dataDir: string,
  { backup, key }: Found,
): Promise<string> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = openBackupFolder(dataDir);
  const file = path.join(folder, backup.name);
  const draft = path.join(folder, `fetched-${process.pid}.partial`);
  try {
    const to = { file: draft, size: backup.bytes };
    await fetchSealedFile(storage, toBackupPlace(backup, key), to);
    writeFileSync(`${file}.json`, backup.facts, { mode: 0o600, flush: true });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return file;
}

/** Those that lie here already are theirs: a file never changes. */
async function fetchFiles(
  storage: FileStorage,
  folder: string,
  { backup, key }: Found,
): Promise<number> {
  const draft = path.join(folder, `fetched-file-${process.pid}.partial`);
  for (const [fileKey, size] of backup.files) {
    const target = path.join(folder, FILES_FOLDER, fileKey);
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
    try {
      await fetchSealedFile(storage, toFilePlace(fileKey, key), { file: draft, size });
      renameSync(draft, target);
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return backup.files.length;
}

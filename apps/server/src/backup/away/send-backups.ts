import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { FILES_FOLDER } from "../../adapters/files/open-file-storage.ts";
import type { FileStorage } from "../../base/ports/file-storage.ts";
import { listFiles } from "../backup-files.ts";
import { parseFacts } from "../backup-facts.ts";
import { findLastDestroyed } from "../ledger/ledger-file.ts";
import { isFromBefore, listBackups, openBackupFolder } from "../backup-folder.ts";
import { findLastFull, toBackupSize } from "../last-full.ts";
import {
  type AwayBackup,
  listAway,
  listAwayFiles,
  putIndex,
  putSealedKey,
  readIndex,
  removeAway,
  removeAwayFile,
  toBackupPlace,
  toFilePlace,
} from "./away-backups.ts";
import type { BackupKey } from "./backup-key.ts";
import { chooseKept } from "./choose-kept.ts";
import { DamagedObject, putSealedFile } from "./sealed-objects.ts";

/**
 * Sends every backup that lies here and not yet in the bucket, the newest first, and takes away what is kept no longer.
 * Nothing that lies here is touched. Answers the newest one in the bucket.
 */
export async function sendBackups(input: {
  readonly storage: FileStorage;
  readonly dataDir: string;
  readonly key: BackupKey;
  /** The key under the recovery words; without them only `backup.key` opens the bucket. */
  readonly sealedKey: string | undefined;
}): Promise<string | undefined> {
  const { storage, dataDir, key, sealedKey } = input;
  if (sealedKey !== undefined) await putSealedKey(storage, key.mark, sealedKey);
  const folder = openBackupFolder(dataDir);
  const here = [...listBackups(folder), ...listBackups(folder, ".dump")].toReversed();
  const { whole, cut } = await listAway(storage);
  const kept = chooseKept([...whole, ...here.map((file) => path.basename(file))]);
  const missing = here.filter((file) => {
    const name = path.basename(file);
    return kept.has(name) && !whole.includes(name) && existsSync(`${file}.json`);
  });
  for (const file of missing) await sendOne(storage, file, key.key);
  const sent = missing.map((file) => path.basename(file));
  const past = whole.filter((name) => !kept.has(name));
  const destroyedAt = findLastDestroyed(dataDir) ?? 0;
  const since = [...whole, ...sent].filter((name) => !isFromBefore(name, destroyedAt));
  const full = past.length > 0 ? await findFullAway(storage, since, key.key) : [];
  const old = [...past.filter((name) => !full.includes(name)), ...cut].filter(
    (name) => !sent.includes(name),
  );
  for (const name of old) await removeAway(storage, name);
  await trimFiles(storage, { key: key.key, isTrimmed: old.length > 0 });
  return [...whole, ...sent].toSorted().at(-1);
}

/** The last full one, and the newest that was sealed with another key: nobody here can tell what is in it. */
async function findFullAway(
  storage: FileStorage,
  names: readonly string[],
  key: Uint8Array,
): Promise<readonly string[]> {
  const sized: { readonly name: string; readonly size: number }[] = [];
  let shut: string | undefined;
  for (const name of names.toSorted()) {
    const index = await readIndex(storage, name, key).catch((error: unknown) => {
      if (error instanceof DamagedObject) return undefined;
      throw error;
    });
    if (!index) shut = name;
    else sized.push({ name, size: toBackupSize(parseFacts(index.facts)?.counts ?? {}) });
  }
  return [findLastFull(sized), shut].filter((name) => name !== undefined);
}

async function sendOne(storage: FileStorage, file: string, key: Uint8Array): Promise<void> {
  const name = path.basename(file);
  const backup: AwayBackup = {
    name,
    id: randomUUID(),
    bytes: statSync(file).size,
    facts: readFileSync(`${file}.json`, "utf8"),
    files: await sendFiles(storage, file, key),
  };
  await putSealedFile(storage, toBackupPlace(backup, key), file);
  await putIndex(storage, backup, key);
}

/** The files that stand beside a backup; one that never changes goes up once for all backups. */
async function sendFiles(
  storage: FileStorage,
  file: string,
  key: Uint8Array,
): Promise<AwayBackup["files"]> {
  if (!file.endsWith(".sqlite")) return [];
  const there = await listAwayFiles(storage);
  const files: [string, number][] = [];
  for (const fileKey of listFiles(file).flatMap(({ keys }) => keys)) {
    const beside = path.join(path.dirname(file), FILES_FOLDER, fileKey);
    // What lies in a bucket of its own does not stand here.
    const size = statSync(beside, { throwIfNoEntry: false })?.size;
    if (size === undefined) continue;
    if (!there.has(fileKey)) await putSealedFile(storage, toFilePlace(fileKey, key), beside);
    files.push([fileKey, size]);
  }
  return files;
}

/** Removes files that no backup of the bucket names; none where one of them cannot be asked. */
async function trimFiles(
  storage: FileStorage,
  { key, isTrimmed }: { readonly key: Uint8Array; readonly isTrimmed: boolean },
): Promise<void> {
  if (!isTrimmed) return;
  const there = await listAwayFiles(storage);
  if (there.size === 0) return;
  const named = new Set<string>();
  for (const name of (await listAway(storage)).whole) {
    const index = await readIndex(storage, name, key).catch(() => undefined);
    if (!index) return;
    for (const [fileKey] of index.files) named.add(fileKey);
  }
  for (const fileKey of there) if (!named.has(fileKey)) await removeAwayFile(storage, fileKey);
}

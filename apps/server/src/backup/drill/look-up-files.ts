import { existsSync } from "node:fs";
import path from "node:path";
import { FILES_FOLDER, openFileStorage } from "../../adapters/files/open-file-storage.ts";
import type { Config } from "../../base/settings/config.ts";
import type { NamedFile } from "../backup-files.ts";

/**
 * The files whose bytes are nowhere: neither in the storage of teachers' files nor beside the backups. What was removed
 * since the backup is no loss: `isStillHere` asks the database of today.
 */
export async function findMissingFiles(
  named: readonly NamedFile[],
  {
    files,
    dataDir,
    isStillHere,
  }: {
    readonly files: Config["files"];
    readonly dataDir: string;
    readonly isStillHere: (file: NamedFile) => Promise<boolean>;
  },
): Promise<readonly NamedFile[]> {
  if (named.length === 0) return [];
  const folders = [FILES_FOLDER, path.join("backups", FILES_FOLDER)];
  const inBucket =
    files.type === "s3"
      ? new Set(await openFileStorage({ files, dataDir }).listBefore(Infinity))
      : undefined;
  const isThere = (key: string): boolean =>
    inBucket?.has(key) ?? folders.some((folder) => existsSync(path.join(dataDir, folder, key)));
  const missing: NamedFile[] = [];
  for (const file of named) {
    if (!file.keys.every(isThere) && (await isStillHere(file))) missing.push(file);
  }
  return missing;
}

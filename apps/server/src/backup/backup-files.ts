import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { FILES_FOLDER } from "../adapters/files/open-file-storage.ts";
import { flushToDisk } from "../base/flush-to-disk.ts";
import { toOriginalKey, toThumbnailKey } from "../files/file-keys.ts";
import { listBackups } from "./backup-folder.ts";

const OWNER_ONLY_FOLDER = 0o700;

/** A file that a backup names, with the keys of its bytes. */
export interface NamedFile {
  readonly ownerId: string;
  readonly id: string;
  readonly keys: readonly string[];
}

/**
 * Puts every file that a database's copy names beside the backups, all backups sharing one folder: a file
 * never changes, so it stands there once, as a hard link that takes no room. Tells how many there are. Files
 * in a bucket are the bucket's to keep.
 */
export function backupFiles(input: {
  readonly dataDir: string;
  readonly database: string;
}): number {
  const from = path.join(input.dataDir, FILES_FOLDER);
  if (!existsSync(from)) return 0;
  const to = path.join(path.dirname(input.database), FILES_FOLDER);
  let count = 0;
  for (const { keys } of listFiles(input.database)) {
    for (const key of keys) putLink(path.join(from, key), path.join(to, key));
    count++;
  }
  return count;
}

/** Removes files that no kept backup names. */
export function trimBackedUpFiles(folder: string): void {
  const root = path.join(folder, FILES_FOLDER);
  if (!existsSync(root)) return;
  const named = new Set(
    listBackups(folder)
      .flatMap(listFiles)
      .flatMap(({ keys }) => keys),
  );
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const key = path.relative(root, file).split(path.sep).join("/");
    if (!named.has(key)) rmSync(file);
  }
}

/** Brings back what a restored database names and the data folder lacks. Tells which files are nowhere, by their keys. */
export function restoreFiles(input: {
  readonly dataDir: string;
  readonly database: string;
  /** The backup that was chosen; its files stand beside it, or in our own folder of backups. */
  readonly backup: string;
}): readonly string[] {
  const { dataDir, database, backup } = input;
  const to = path.join(dataDir, FILES_FOLDER);
  // Without the folder the files of this installation are in a bucket.
  if (!existsSync(to) && listFiles(database).length === 0) return [];
  const sources = [path.dirname(backup), path.dirname(database)].map((folder) =>
    path.join(folder, FILES_FOLDER),
  );
  const missing: string[] = [];
  for (const { keys } of listFiles(database)) {
    const found = keys.map((key) => {
      const target = path.join(to, key);
      if (existsSync(target)) return true;
      return sources.some((source) => putLink(path.join(source, key), target));
    });
    const at = found.indexOf(false);
    if (at >= 0) missing.push(keys[at] ?? "");
  }
  return missing;
}

/** What came after a backup and is nobody's to send again, and which of it. */
const carried = {
  // Files whose bytes are still here: the rows that name them come back from the devices, which do not have the bytes any more.
  files: "state = 'ready' and owner_id in (select id from main.users)",
  // Promised for two years.
  access_log: "true",
} as const;

/** Lines that the database of before has and the restored one lacks stay; false where the access log of before could not be read. */
export function keepNewer({ from, to }: { readonly from: string; readonly to: string }): boolean {
  if (!existsSync(from)) return false;
  const database = new DatabaseSync(to);
  let isLogKept = false;
  try {
    database.prepare("attach database ? as newer").run(from);
    for (const table of ["files", "access_log"] as const) {
      const columns = listColumns(database, "main", table).filter((name) =>
        listColumns(database, "newer", table).includes(name),
      );
      if (columns.length === 0) continue;
      const names = columns.join(", ");
      database.exec(
        `insert or ignore into main.${table} (${names}) select ${names} from newer.${table}
         where ${carried[table]}`,
      );
      isLogKept = table === "access_log";
    }
  } catch {
    // A damaged database is why one restores: then its lines are gone.
  } finally {
    database.close();
  }
  return isLogKept;
}

/** The files that a copy of SQLite names. */
export function listFiles(file: string): readonly NamedFile[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    // Backups from before there were files.
    if (listColumns(database, "main", "files").length === 0) return [];
    const rows = database
      .prepare("select owner_id, id, thumbnail_size from files where state = 'ready'")
      .all();
    return rows.map((row) => {
      const ref = { owner_id: String(row["owner_id"]), id: String(row["id"]) };
      const small = row["thumbnail_size"] === null ? [] : [toThumbnailKey(ref)];
      return { ownerId: ref.owner_id, id: ref.id, keys: [toOriginalKey(ref), ...small] };
    });
  } finally {
    database.close();
  }
}

function listColumns(
  database: DatabaseSync,
  schema: "main" | "newer",
  table: keyof typeof carried,
): readonly string[] {
  return database
    .prepare(`select name from pragma_table_info('${table}', '${schema}')`)
    .all()
    .map(({ name }) => String(name));
}

/** False where there is nothing to link. */
function putLink(from: string, to: string): boolean {
  if (!existsSync(from)) return false;
  if (existsSync(to)) {
    if (statSync(to).size === statSync(from).size) return true;
    rmSync(to);
  }
  const folder = path.dirname(to);
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  try {
    linkSync(from, to);
  } catch {
    // Another disk, or one without links.
    copyFileSync(from, to);
    flushToDisk(to);
  }
  flushToDisk(folder);
  return true;
}

import { randomUUID } from "node:crypto";
import type { Dirent } from "node:fs";
import { mkdir, open, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { type FileStorage, FileStorageFailure } from "../../base/ports/file-storage.ts";
import { checkKey } from "./file-storage.ts";

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const DRAFT_END = ".partial";

/**
 * Files in a folder of this computer. A file is written beside its place, brought to the disk and renamed,
 * then the folder is brought to the disk too: what was told to be there survives a power cut. Files are
 * never changed in place, so a hard link to one is a copy (`backup/backup-files.ts`).
 */
export function createDiskFileStorage(root: string): FileStorage {
  const toPath = (key: string): string => {
    checkKey(key);
    return path.join(root, key);
  };
  const toKey = (entry: Dirent): string =>
    path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/");
  return {
    put: (key, bytes) =>
      asFailure(async () => {
        const file = toPath(key);
        const folder = path.dirname(file);
        const firstMade = await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
        const draft = `${file}.${randomUUID()}${DRAFT_END}`;
        try {
          await writeDurably(draft, bytes);
          await rename(draft, file);
        } catch (error) {
          await rm(draft, { force: true }).catch(() => undefined);
          throw error;
        }
        await flushFolders(folder, firstMade ? path.dirname(firstMade) : folder);
      }),

    read: (key, range) =>
      asFailure(async () => {
        const handle = await open(toPath(key)).catch(ifMissing);
        if (!handle) return undefined;
        // Node closes the handle at the end of the stream, also when the reader goes away.
        const stream = handle.createReadStream({ ...range });
        return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
      }),

    remove: (key) =>
      asFailure(async () => {
        const file = toPath(key);
        await rm(file, { force: true });
        // The folder of a file that is wholly gone; one that still holds something stays.
        await rmdir(path.dirname(file)).catch(() => undefined);
      }),

    list: (prefix) =>
      asFailure(async () => {
        const folder = toPath(prefix.replace(/\/$/, ""));
        const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
          ifMissing,
        );
        return (found ?? [])
          .filter((entry) => entry.isFile() && !entry.name.endsWith(DRAFT_END))
          .map(toKey);
      }),

    listBefore: (instant) =>
      asFailure(async () => {
        const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(
          ifMissing,
        );
        const keys: string[] = [];
        for (const entry of found ?? []) {
          if (!entry.isFile()) continue;
          // One that goes meanwhile is no concern of ours any more.
          const known = await stat(path.join(entry.parentPath, entry.name)).catch(ifMissing);
          if (known && known.mtimeMs < instant) keys.push(toKey(entry));
        }
        return keys;
      }),
  };
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx", OWNER_ONLY_FILE);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** From `folder` up to `top`: a folder that was just made is an entry of the one above it. */
async function flushFolders(folder: string, top: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (folder !== top) await flushFolders(path.dirname(folder), top);
}

function ifMissing(error: unknown): undefined {
  if (toCode(error) === "ENOENT") return undefined;
  throw error;
}

async function asFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = toCode(error);
    if (code === undefined) throw error;
    const isFull = code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG";
    throw new FileStorageFailure(isFull ? "full" : "away", { cause: error });
  }
}

function toCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

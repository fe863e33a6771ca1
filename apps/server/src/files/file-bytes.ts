import type { FileStorage } from "../base/ports/file-storage.ts";
import { readAll } from "../adapters/files/file-storage.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { type FileRef, toFilePrefix, toOriginalKey, toThumbnailKey } from "./file-keys.ts";

/**
 * Lays copies of whole files under names that the server made, for the rows that `work` writes; takes them away again
 * where it refuses, or tells by `isKept` that it wrote none. After any other failure nobody knows what was committed:
 * what has no row then is taken by `sweep-orphans.ts`.
 */
export async function withCopies<T>(
  files: FileStorage,
  copies: readonly { readonly from: FileRef; readonly to: FileRef }[],
  work: () => Promise<T>,
  isKept: (result: T) => boolean = () => true,
): Promise<T> {
  const drop = async (): Promise<void> => {
    for (const { to } of copies) await removeFileBytes(files, to);
  };
  for (const { from, to } of copies) await copyFileBytes(files, from, to);
  try {
    const result = await work();
    if (!isKept(result)) await drop();
    return result;
  } catch (error) {
    if (error instanceof HttpFailure) await drop();
    throw error;
  }
}

async function copyFileBytes(files: FileStorage, from: FileRef, to: FileRef): Promise<void> {
  for (const toKey of [toOriginalKey, toThumbnailKey]) {
    const stream = await files.read(toKey(from));
    if (stream) await files.put(toKey(to), await readAll(stream));
  }
}

export async function removeFileBytes(files: FileStorage, file: FileRef): Promise<void> {
  for (const key of await files.list(toFilePrefix(file))) await files.remove(key);
}

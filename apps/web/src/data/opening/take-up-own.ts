// Loaded lazily, by a shared device alone.
import type { ClientStorage } from "@damim/sync/client/storage.ts";
import { draftsInMemory } from "../drafts/drafts-in-memory.ts";
import { DRAFT_PREFIX } from "../drafts/drafts-on-disk.ts";
import { OPEN_PREFIX, isDraftOf } from "../drafts/use-draft.ts";
import { createFileBox, type FileBox } from "../files/file-box.ts";
import { forgetKeeping } from "./keeping-marker.ts";
import { listDatabases, removeDatabase } from "./remove-database.ts";
import { toDatabaseName, toFilesName, toRescueName } from "./open-storage.ts";
import { moveWords } from "./rescue-words.ts";

/**
 * This device was the teacher's own, and others use it now: what the server does not have goes over to where such a
 * device keeps it, writes and files sealed, and nothing readable stays. Never rejects: what cannot be moved stays where
 * it is.
 */
export async function takeUpOwn(uid: string, to: Taker): Promise<void> {
  const known = await listDatabases(toDatabaseName(uid));
  const move = async (name: string, work: (name: string) => Promise<void>): Promise<void> => {
    if (known.includes(name)) await work(name);
  };
  const moving = await Promise.allSettled([
    move(toDatabaseName(uid), (name) => moveWords(name, to.storage)),
    move(toRescueName(uid), (name) => moveWords(name, to.storage)),
    move(toFilesName(uid), (name) => moveFiles(name, to.openFileBox)),
  ]);
  if (moving.every(({ status }) => status === "fulfilled")) forgetKeeping(uid);
}

interface Taker {
  readonly storage: ClientStorage;
  readonly openFileBox: () => Promise<FileBox>;
}

/** Half-written words live in the page of a shared device, which asks before it is closed. */
export function takeUpDrafts(uid: string): void {
  try {
    for (const [key, text] of Object.entries<string>(localStorage)) {
      if (isDraftOf(uid, key)) draftsInMemory.set(key, text);
      const isMark = key.startsWith(`${DRAFT_PREFIX}written:${DRAFT_PREFIX}${uid}:`);
      if (isDraftOf(uid, key) || isMark || key.startsWith(`${OPEN_PREFIX}${uid}:`))
        localStorage.removeItem(key);
    }
  } catch {
    // Storage is refused, so nothing was kept.
  }
}

async function moveFiles(name: string, openTo: Taker["openFileBox"]): Promise<void> {
  const from = createFileBox({ factory: indexedDB, name });
  try {
    const waiting = await from.listWaiting();
    const to = waiting.length > 0 ? await openTo() : undefined;
    for (const file of waiting) await to?.saveWaiting(file, await from.readBytes(file.id));
    to?.close();
  } finally {
    from.close();
  }
  await removeDatabase(name);
}

// Loaded lazily, by the recovery screen and by the start after it.
import {
  createIndexedDbStorage,
  type IndexedDbStorage,
} from "@damim/sync/client/indexeddb-storage.ts";
import { checkQueuedOp, checkRefusedOp } from "@damim/sync/client/kept-shapes.ts";
import { NEW_MARK } from "@damim/sync/client/mark.ts";
import type { ClientStorage, QueuedOp, RefusedOp } from "@damim/sync/client/storage.ts";
import { forgetMarker, forgetRescued, saveRescued } from "./keeping-marker.ts";
import { openExisting, toDatabaseName, toRescueName } from "./open-storage.ts";
import { removeDatabase } from "./remove-database.ts";
import type { UnsentWords } from "./volatile-storage.ts";

const LONGEST_WAIT_MS = 2_000;

export interface RescuedWords extends UnsentWords {
  /** Records that are there and say nothing, or cannot be read. */
  readonly unreadableCount: number;
  /** They stand in a second database of this device too. */
  readonly isSetAside: boolean;
}

type InScope<T> = T & { readonly scope: string };

/**
 * Reads what can be read of a teacher's unsent words from a broken database, record by record, and sets
 * it aside in a second one. `undefined`: the database did not answer.
 */
export async function rescueWords(uid: string): Promise<RescuedWords | undefined> {
  const found = await withinTime(readWords(toDatabaseName(uid)));
  if (!found) return undefined;
  return { ...found, isSetAside: await setAside(uid, found) };
}

/** Takes the broken database away; the next start makes it anew, and fetches the rows from the server. */
export async function discardBroken(uid: string): Promise<void> {
  forgetMarker(uid);
  await withinTime(removeDatabase(toDatabaseName(uid)));
}

/** The words that were set aside take their place in the new outbox. Never rejects: else they stay set aside. */
export async function bringBack(uid: string, disk: IndexedDbStorage): Promise<void> {
  try {
    await moveWords(toRescueName(uid), disk);
  } catch (error) {
    // AbortError: there is no such database (any more).
    if (!(error instanceof DOMException && error.name === "AbortError")) return;
    await removeDatabase(toRescueName(uid));
  }
  forgetRescued(uid);
}

/** The words of one database go over to another place; the database goes when all were read. Rejects where it cannot be opened. */
export async function moveWords(name: string, to: ClientStorage): Promise<void> {
  const words = await readWords(name);
  await writeWords(to, words);
  if (words.unreadableCount === 0) await removeDatabase(name);
}

/** Whether they stand in the second database now. Never rejects. */
export async function setAside(uid: string, words: UnsentWords): Promise<boolean> {
  return (await withinTime(write(uid, words).then(() => true))) ?? false;
}

async function write(uid: string, words: UnsentWords): Promise<void> {
  if (words.outbox.length + words.refused.length === 0) return;
  const rescue = createIndexedDbStorage({ factory: indexedDB, name: toRescueName(uid) });
  try {
    await writeWords(rescue, words);
    saveRescued(uid);
  } finally {
    rescue.close();
  }
}

async function writeWords(storage: ClientStorage, words: UnsentWords): Promise<void> {
  const scopes = new Set([...words.outbox, ...words.refused].map((op) => op.scope));
  for (const scope of scopes) {
    const outbox = words.outbox.filter((op) => op.scope === scope);
    const refused = words.refused.filter((op) => op.scope === scope);
    await storage.append(scope, outbox);
    await storage.settle(scope, {
      since: 0,
      rows: [],
      mark: NEW_MARK,
      reset: false,
      acked: [],
      refused,
    });
  }
}

/** Rejects when the database cannot be opened. */
async function readWords(name: string): Promise<Omit<RescuedWords, "isSetAside">> {
  const database = await openExisting(name);
  try {
    const outbox = await readStore<QueuedOp>(database, "outbox", checkQueuedOp);
    const refused = await readStore<RefusedOp>(database, "refused", checkRefusedOp);
    return {
      outbox: outbox.records,
      refused: refused.records,
      unreadableCount: outbox.unreadableCount + refused.unreadableCount,
    };
  } finally {
    database.close();
  }
}

async function readStore<T>(
  database: IDBDatabase,
  name: string,
  check: (record: InScope<T>) => InScope<T>,
): Promise<{ readonly records: readonly InScope<T>[]; readonly unreadableCount: number }> {
  if (!database.objectStoreNames.contains(name)) return { records: [], unreadableCount: 0 };
  const keys = await ask(database, name, (store) => store.getAllKeys());
  const records: InScope<T>[] = [];
  for (const key of keys) {
    try {
      // One transaction a record: a damaged block spoils no more than its own.
      const record: InScope<T> = await ask(database, name, (store) => store.get(key));
      records.push(check(record));
    } catch {
      continue;
    }
  }
  return { records, unreadableCount: keys.length - records.length };
}

function ask<T>(
  database: IDBDatabase,
  name: string,
  start: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = start(database.transaction(name, "readonly").objectStore(name));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("unreadable"));
  });
}

/** Nothing when it fails or takes too long: the screen must not wait for a disk that hangs. */
function withinTime<T>(work: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  return Promise.race([work.catch(() => undefined), late]);
}

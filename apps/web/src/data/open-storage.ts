import { createIndexedDbStorage } from "@damim/sync/client/indexeddb-storage.ts";
import { createMemoryStorage } from "@damim/sync/client/memory-storage.ts";
import { StorageFailure, type ClientStorage } from "@damim/sync/client/storage.ts";
import * as v from "valibot";
import { keepStorage } from "../platform/device.ts";
import { createSealer } from "../platform/sealing.ts";
import { apiUrl } from "./api-url.ts";
import type { Teacher } from "./session.ts";
import type { Keeping } from "./teacher-data.ts";

export interface OpenedStorage {
  readonly storage: ClientStorage;
  readonly keeping: Keeping;
}

const keySchema = v.object({ key: v.pipe(v.string(), v.base64()) });

/**
 * Where this device keeps the teacher's rows: its own disk, or memory with a sealed outbox on a shared
 * device. Whether the browser lets us is known when the first scope is read: then `openVolatileStorage`.
 *
 * Rejects on a shared device while the server cannot hand out the key.
 */
export async function openStorage(teacher: Teacher): Promise<OpenedStorage> {
  const name = toDatabaseName(teacher.uid);
  if (teacher.deviceUse === "own") {
    void keepStorage();
    return { storage: createIndexedDbStorage({ factory: indexedDB, name }), keeping: "disk" };
  }
  const cipher = await createSealer(await fetchOutboxKey());
  if (!cipher) return openVolatileStorage();
  return {
    storage: createMemoryStorage({ factory: indexedDB, name: `${name}-shared`, cipher }),
    keeping: "memory",
  };
}

/**
 * Memory alone, for a browser that refuses a database (private window, blocked site data). Every write
 * counts as unsaved until the server has it; the page says so.
 */
export function openVolatileStorage(): OpenedStorage {
  const refuse = (): Promise<never> => Promise.reject(new StorageFailure("StorageUnavailable"));
  const storage: ClientStorage = {
    load: () => Promise.resolve({ rows: [], outbox: [], refused: [], mark: undefined }),
    loadRows: () => Promise.resolve(),
    append: refuse,
    settle: () => Promise.resolve(),
    replaceOps: refuse,
    removeRefused: () => Promise.resolve(),
    close: () => undefined,
  };
  return { storage, keeping: "refused" };
}

/** Takes everything of a teacher off this device: at sign-out. */
export async function wipeStorage(uid: string): Promise<void> {
  const name = toDatabaseName(uid);
  await Promise.all([remove(name), remove(`${name}-shared`)]);
}

/** Of an own device; a shared one's ends with "-shared". */
export function toDatabaseName(uid: string): string {
  return `damim-${uid}`;
}

async function fetchOutboxKey(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(apiUrl("device/outbox-key"));
  if (!response.ok) throw new Error(`outbox-key answered ${response.status}`);
  const { key } = v.parse(keySchema, await response.json());
  return Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
}

function remove(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = request.onblocked = () => resolve();
    } catch {
      // The browser refuses databases, so there is none.
      resolve();
    }
  });
}

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
 * Where this device keeps the teacher's rows: its own disk, memory with a sealed outbox on a shared
 * device, or memory alone where the browser refuses a database (the page then says so).
 *
 * Rejects on a shared device while the server cannot hand out the key.
 */
export async function openStorage(teacher: Teacher): Promise<OpenedStorage> {
  const name = toDatabaseName(teacher.uid);
  if (!(await canKeep())) return { storage: createVolatileStorage(), keeping: "refused" };
  if (teacher.deviceUse === "own") {
    void keepStorage();
    return { storage: createIndexedDbStorage({ factory: indexedDB, name }), keeping: "disk" };
  }
  const cipher = await createSealer(await fetchOutboxKey());
  if (!cipher) return { storage: createVolatileStorage(), keeping: "refused" };
  return {
    storage: createMemoryStorage({ factory: indexedDB, name: `${name}-shared`, cipher }),
    keeping: "memory",
  };
}

/** Takes everything of a teacher off this device: at sign-out. */
export async function wipeStorage(uid: string): Promise<void> {
  const name = toDatabaseName(uid);
  await Promise.all([remove(name), remove(`${name}-shared`)]);
}

function toDatabaseName(uid: string): string {
  return `damim-${uid}`;
}

async function fetchOutboxKey(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(apiUrl("device/outbox-key"));
  if (!response.ok) throw new Error(`outbox-key answered ${response.status}`);
  const { key } = v.parse(keySchema, await response.json());
  return Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
}

/** Some browsers have the API but refuse every database (private window, blocked site data). */
function canKeep(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open("damim-probe");
      request.onsuccess = () => {
        request.result.close();
        resolve(true);
      };
      request.onerror = () => resolve(false);
      request.onblocked = () => resolve(true);
    } catch {
      resolve(false);
    }
  });
}

function remove(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}

/** Memory without a disk: every write counts as unsaved until the server has it. */
function createVolatileStorage(): ClientStorage {
  const refuse = (): Promise<never> => Promise.reject(new StorageFailure("StorageUnavailable"));
  return {
    load: () => Promise.resolve({ rows: [], outbox: [], refused: [], mark: undefined }),
    loadRows: () => Promise.resolve(),
    append: refuse,
    settle: () => Promise.resolve(),
    replaceOps: refuse,
    removeRefused: () => Promise.resolve(),
    close: () => undefined,
  };
}

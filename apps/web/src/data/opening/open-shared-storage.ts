import { createMemoryStorage } from "@damim/sync/client/memory-storage.ts";
import * as v from "valibot";
import { createSealer } from "../../platform/secrets/sealing.ts";
import { apiUrl } from "../../platform/api-url.ts";
import { createFileBox } from "../files/file-box.ts";
import { toDatabaseName, type OpenedStorage } from "./open-storage.ts";
import { takeUpDrafts, takeUpOwn } from "./take-up-own.ts";

/** A network that died without a word must not hold up a start for ever. */
const REQUEST_TIMEOUT_MS = 20_000;

const keySchema = v.object({ key: v.pipe(v.string(), v.base64()) });

/**
 * For a device that several people use: rows in memory, the outbox sealed on disk, with what waited here while it was
 * the teacher's own. Nothing where the browser cannot seal. Rejects while the server cannot hand out the key.
 */
export async function openSharedStorage(uid: string): Promise<OpenedStorage | undefined> {
  const cipher = await createSealer(await fetchOutboxKey());
  takeUpDrafts(uid);
  if (!cipher) return undefined;
  const name = `${toDatabaseName(uid)}-shared`;
  const opened = {
    storage: createMemoryStorage({ factory: indexedDB, name, cipher }),
    openFileBox: async () => createFileBox({ factory: indexedDB, name: `${name}-files`, cipher }),
  };
  await takeUpOwn(uid, opened);
  return { ...opened, keeping: "memory" };
}

async function fetchOutboxKey(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(apiUrl("device/outbox-key"), {
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`outbox-key answered ${response.status}`);
  const { key } = v.parse(keySchema, await response.json());
  return Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
}

import { createMemoryStorage } from "@damim/sync/client/memory-storage.ts";
import { createSealer } from "../../platform/secrets/sealing.ts";
import { sendRequest } from "../../platform/server/send-request.ts";
import { findText } from "../server/json-fields.ts";
import { createFileBox } from "../files/file-box.ts";
import { toDatabaseName, type OpenedStorage } from "./open-storage.ts";
import { takeUpDrafts, takeUpOwn } from "./take-up-own.ts";

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
  const response = await sendRequest("device/outbox-key");
  if (!response.ok) throw new Error(`outbox-key answered ${response.status}`);
  const key = findText(await response.json(), "key");
  if (!key) throw new Error("outbox-key answered something else");
  return Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
}

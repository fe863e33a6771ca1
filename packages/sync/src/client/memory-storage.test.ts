import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { buildDevice, buildServer, cut, waitFor } from "../testing/rig.ts";
import { createMemoryStorage } from "./memory-storage.ts";
import type { Cipher } from "./memory-storage.ts";

/** Real AES-GCM, as `apps/web` hands it in. */
async function buildCipher(): Promise<Cipher> {
  const algorithm = { name: "AES-GCM", length: 256 };
  const key = await crypto.subtle.generateKey(algorithm, false, ["encrypt", "decrypt"]);
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const data = new TextEncoder().encode(text);
      const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, data);
      return new Uint8Array([...iv, ...new Uint8Array(sealed)]);
    },
    async unseal(bytes) {
      const [iv, data] = [new Uint8Array(bytes.slice(0, 12)), new Uint8Array(bytes.slice(12))];
      return new TextDecoder().decode(
        await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, data),
      );
    },
  };
}

const secret = { kind: "mark", id: "m1", set: { status: "late", note: "secret words" } };

async function readDisk(factory: IDBFactory): Promise<string> {
  const request = factory.open("shared");
  await waitFor(() => request.readyState === "done");
  const database = request.result;
  const texts: string[] = [];
  for (const name of database.objectStoreNames) {
    const all = database.transaction(name).objectStore(name).getAll();
    await waitFor(() => all.readyState === "done");
    for (const value of all.result) {
      texts.push(
        JSON.stringify(value, (_key, part) => (part instanceof Uint8Array ? [...part] : part)),
      );
      if (value.sealed) texts.push(new TextDecoder().decode(value.sealed));
    }
  }
  database.close();
  return texts.join("\n");
}

describe("a device that several people use", () => {
  it("has no readable word on disk, yet loses none in a crash", async () => {
    const server = buildServer();
    const [factory, cipher] = [new IDBFactory(), await buildCipher()];
    const a = await buildDevice(server, {
      storage: createMemoryStorage({ factory, name: "shared", cipher }),
    });
    a.network = cut;
    await a.store.write([secret]);
    const disk = await readDisk(factory);
    expect(disk).not.toBe("");
    expect(disk).not.toMatch(/secret|m1|late/);

    const again = await buildDevice(server, {
      storage: createMemoryStorage({ factory, name: "shared", cipher }),
    });
    expect(again.marks()).toEqual({ m1: { id: "m1", ...secret.set } });
    await again.sync();
    expect(await readDisk(factory)).toBe("");
  });

  it("shows nothing to another account's key, and does not throw the ops away", async () => {
    const server = buildServer();
    const factory = new IDBFactory();
    const mine = await buildCipher();
    const a = await buildDevice(server, {
      storage: createMemoryStorage({ factory, name: "shared", cipher: mine }),
    });
    a.network = cut;
    await a.store.write([secret]);

    const cipher = await buildCipher();
    const other = await buildDevice(server, {
      storage: createMemoryStorage({ factory, name: "shared", cipher }),
    });
    await other.sync();
    expect([other.marks(), server.commits]).toEqual([{}, []]);

    const back = await buildDevice(server, {
      storage: createMemoryStorage({ factory, name: "shared", cipher: mine }),
    });
    expect(back.store.pending()).toHaveLength(1);
  });

  it("keeps a refused op sealed, with its reason", async () => {
    const server = buildServer();
    const [factory, cipher] = [new IDBFactory(), await buildCipher()];
    const a = await buildDevice(server, {
      storage: createMemoryStorage({ factory, name: "shared", cipher }),
    });
    await a.store.write([{ ...secret, id: "sealed1" }]);
    await a.sync();
    expect(await readDisk(factory)).not.toMatch(/secret/);

    const again = await buildDevice(server, {
      storage: createMemoryStorage({ factory, name: "shared", cipher }),
    });
    expect(again.store.refused()).toMatchObject([{ id: "sealed1", refusal: { type: "denied" } }]);
  });
});

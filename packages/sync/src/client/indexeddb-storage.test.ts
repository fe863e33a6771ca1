import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { buildDevice, buildServer, cut, SCOPE, waitFor } from "../testing/rig.ts";
import { createIndexedDbStorage } from "./indexeddb-storage.ts";

const late = (id: string) => ({ kind: "mark", id, set: { status: "late" } });

type Put = (this: IDBObjectStore, value: unknown, key?: IDBValidKey) => IDBRequest<IDBValidKey>;

/** Lets writes to a store fail with this error until called off. */
function failWrites(store: string, error: DOMException): () => void {
  const { prototype } = IDBObjectStore;
  const put: Put = Reflect.get(prototype, "put");
  const failing: Put = function (...args) {
    if (this.name === store) throw error;
    return put.apply(this, args);
  };
  Reflect.set(prototype, "put", failing);
  return () => void Reflect.set(prototype, "put", put);
}

/** Lets so many transactions fail the way WebKit's do after a time in the background. */
function failTransactions(factory: IDBFactory, times: number, name: string): IDBFactory {
  let left = times;
  return new Proxy(factory, {
    get(target, property) {
      if (property !== "open") return Reflect.get(target, property);
      return (...args: Parameters<IDBFactory["open"]>) => {
        const request = target.open(...args);
        request.addEventListener("success", () => {
          const database: IDBDatabase = request.result;
          const transaction = database.transaction.bind(database);
          database.transaction = (...given) => {
            if (left-- > 0)
              throw new DOMException("Connection to Indexed Database server lost", name);
            return transaction(...given);
          };
        });
        return request;
      };
    },
  });
}

describe("a full disk", () => {
  it("leaves the words visible, counted as unsaved, and still sent", async () => {
    const server = buildServer();
    const a = await buildDevice(server);
    const callOff = failWrites("outbox", new DOMException("full", "QuotaExceededError"));
    const outcome = await a.store.write([late("m1")]);
    callOff();

    expect(outcome).toEqual({ type: "unsaved", cause: "StorageFull" });
    expect(a.marks()).toEqual({ m1: { id: "m1", status: "late" } });
    expect(a.store.unsavedCount()).toBe(1);
    await a.sync();
    expect(a.store.unsavedCount()).toBe(0);
    expect(server.commits).toHaveLength(1);
  });

  it("is made up for by the next write that it takes", async () => {
    const server = buildServer();
    const a = await buildDevice(server);
    const callOff = failWrites("outbox", new DOMException("full", "QuotaExceededError"));
    await a.store.write([late("m1")]);
    callOff();
    await a.store.write([late("m2")]);

    expect(a.store.unsavedCount()).toBe(0);
    const reloaded = await buildDevice(server, { factory: a.factory });
    expect(reloaded.store.pending().map(({ id }) => id)).toEqual(["m1", "m2"]);
  });

  it("that comes back while rows are still being read forgets none of those", async () => {
    const server = buildServer();
    const [a, b] = [await buildDevice(server), await buildDevice(server)];
    await a.store.write([late("m1"), late("m2")]);
    await a.sync();
    a.store.close();
    const hot = [{ kind: "mark", from: "m2" }];
    const never = () => new Promise<void>(() => undefined);
    const half = await buildDevice(server, { factory: a.factory, hot, pause: never });
    for (const isRefused of [true, false]) {
      await b.sync();
      await b.store.write([late(isRefused ? "m3" : "m4")]);
      await b.sync();
      const callOff = isRefused
        ? failWrites("rows", new DOMException("full", "QuotaExceededError"))
        : () => undefined;
      await half.sync();
      await half.store.reread();
      callOff();
    }
    half.store.close();

    const reloaded = await buildDevice(server, { factory: a.factory });
    await reloaded.sync();
    expect(Object.keys(reloaded.marks())).toEqual(["m1", "m2", "m3", "m4"]);
  });

  it("that did not take rows gets all of them when it does again, with no hole", async () => {
    const server = buildServer();
    const [a, b] = [await buildDevice(server), await buildDevice(server)];
    await b.store.write([late("m1")]);
    await b.sync();
    const callOff = failWrites("rows", new DOMException("full", "QuotaExceededError"));
    await a.sync();
    callOff();
    await b.store.write([late("m2")]);
    await b.sync();
    await a.sync();

    const reloaded = await buildDevice(server, { factory: a.factory });
    expect(reloaded.marks()).toEqual(b.marks());
    expect(reloaded.store.cursor).toBe(2);
  });
});

describe("a connection that died in the background", () => {
  it.each(["InvalidStateError", "UnknownError"])("is opened again once: %s", async (name) => {
    const server = buildServer();
    const factory = failTransactions(new IDBFactory(), 0, name);
    const storage = createIndexedDbStorage({
      factory: failTransactions(factory, 1, name),
      name: "u1",
    });
    const a = await buildDevice(server, { factory, storage });

    expect(await a.store.write([late("m1")])).toEqual({ type: "stored" });
    const reloaded = await buildDevice(server, { factory });
    expect(reloaded.store.pending()).toHaveLength(1);
  });

  it("is told when it stays dead", async () => {
    const factory = failTransactions(new IDBFactory(), 9, "UnknownError");
    const storage = createIndexedDbStorage({ factory, name: "u1" });

    await expect(storage.load(SCOPE)).rejects.toMatchObject({
      name: "StorageFailure",
      type: "StorageUnavailable",
      retry: "later",
    });
  });
});

describe("a transaction that the browser breaks off", () => {
  it("is done again, once", async () => {
    const server = buildServer();
    const factory = failTransactions(new IDBFactory(), 0, "AbortError");
    const storage = createIndexedDbStorage({
      factory: failTransactions(factory, 1, "AbortError"),
      name: "u1",
    });
    const a = await buildDevice(server, { factory, storage });

    expect(await a.store.write([late("m1")])).toEqual({ type: "stored" });
  });
});

describe("a database that was cleared while a page is open", () => {
  it("is made anew and gets everything back: rows, waiting and refused words", async () => {
    const server = buildServer();
    const factory = new IDBFactory();
    let emptied = 0;
    const storage = createIndexedDbStorage({
      factory,
      name: "u1",
      mayRecreate: () => true,
      onRecreated: () => (emptied += 1),
    });
    const a = await buildDevice(server, { factory, storage });
    await a.store.write([late("m1"), late("sealed")]);
    await a.sync();
    a.network = cut;
    await a.store.write([late("m2")]);
    const request = factory.deleteDatabase("u1");
    await waitFor(() => request.readyState === "done");

    expect(await a.store.write([late("m3")])).toEqual({ type: "stored" });
    expect(emptied).toBe(1);
    await a.store.rewrite();
    const reloaded = await buildDevice(server, { factory });
    expect(reloaded.store.pending().map(({ id }) => id)).toEqual(["m2", "m3"]);
    expect(reloaded.store.refused().map(({ id }) => id)).toEqual(["sealed"]);
    expect(reloaded.store.cursor).toBe(a.store.cursor);
    expect(reloaded.marks()).toEqual(a.marks());
  });

  it("gets everything back also where another page was the first to make it anew", async () => {
    const server = buildServer();
    const factory = new IDBFactory();
    let emptied = 0;
    const storage = createIndexedDbStorage({
      factory,
      name: "u1",
      mayRecreate: () => true,
      onRecreated: () => (emptied += 1),
    });
    const a = await buildDevice(server, { factory, storage });
    a.network = cut;
    await a.store.write([late("m1")]);
    const request = factory.deleteDatabase("u1");
    await waitFor(() => request.readyState === "done");
    const other = createIndexedDbStorage({ factory, name: "u1" });
    await other.setKept();

    await a.store.write([late("m2")]);

    expect(emptied).toBe(1);
    other.close();
  });

  it("is not made anew by a page that was closed", async () => {
    const factory = new IDBFactory();
    const storage = createIndexedDbStorage({ factory, name: "u1", mayRecreate: () => true });
    await storage.setKept();
    storage.close();
    const request = factory.deleteDatabase("u1");
    await waitFor(() => request.readyState === "done");

    await expect(storage.setKept()).rejects.toThrow("StorageUnavailable");
    expect(await factory.databases()).toEqual([]);
  });
});

describe("a damaged database", () => {
  const MARK = { cursor: 1, floor: 0, epoch: "e1", clock: "", offsetMs: 0 };
  it.each([
    ["rows", { scope: SCOPE, kind: "mark", id: "m1", data: "?" }, undefined],
    ["rows", { scope: SCOPE, kind: "mark", id: "m1" }, undefined],
    ["outbox", { scope: SCOPE, at: "1", kind: "mark", id: "m1" }, undefined],
    ["outbox", { scope: SCOPE, at: "1", kind: 7, id: "m1", set: {} }, undefined],
    ["refused", { scope: SCOPE, at: "1", kind: "mark", id: "m1", set: {} }, undefined],
    ["meta", { ...MARK, cursor: "?" }, SCOPE],
  ])("is told from one that does not answer: %s %j", async (store, value, key) => {
    const a = await buildDevice(buildServer());
    await a.store.write([late("m0")]);
    const request = a.factory.open("u1");
    await waitFor(() => request.readyState === "done");
    request.result.transaction(store, "readwrite").objectStore(store).put(value, key);

    await expect(a.storage.load(SCOPE)).rejects.toMatchObject({ type: "StorageBroken" });
  });
});

describe("another tab", () => {
  it("that wipes the database (sign-out) is not undone by this one", async () => {
    const server = buildServer();
    const a = await buildDevice(server);
    a.network = cut;
    await a.store.write([late("m1")]);
    const request = a.factory.deleteDatabase("u1");
    await waitFor(() => request.readyState === "done");

    expect(await a.store.write([late("m2")])).toEqual({
      type: "unsaved",
      cause: "StorageUnavailable",
    });
    expect(await a.factory.databases()).toEqual([]);
  });

  it("with a newer version of the database is told from a full disk", async () => {
    const factory = new IDBFactory();
    const request = factory.open("u1", 2);
    await waitFor(() => request.readyState === "done");

    await expect(createIndexedDbStorage({ factory, name: "u1" }).load(SCOPE)).rejects.toMatchObject(
      {
        type: "StorageUnavailable",
      },
    );
  });
});

import { DEAD } from "../change.ts";
import { IDBFactory } from "fake-indexeddb";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { CheckedKind } from "../kind.ts";
import { buildDevice, buildServer, cut, markKind, waitFor } from "../testing/rig.ts";
import { createIndexedDbStorage } from "./indexeddb-storage.ts";
import { StorageFailure, toPrefixRange } from "./storage.ts";
import type { ClientStorage } from "./storage.ts";

/** A disk that takes ops only when it is told to. */
function holdAppends(storage: ClientStorage) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return {
    storage: {
      ...storage,
      append: (scope, ops) => promise.then(() => storage.append(scope, ops)),
    } satisfies ClientStorage,
    letGo: () => resolve(),
    fail: () => reject(new StorageFailure("StorageFull")),
  };
}

const late = (id: string) => ({ kind: "mark", id, set: { status: "late" } });

describe("two devices", () => {
  it("keep different fields of one row that both edited offline", async () => {
    const server = buildServer();
    const [a, b] = [await buildDevice(server), await buildDevice(server)];
    await a.store.write([{ kind: "mark", id: "m1", set: { status: "absent" } }]);
    await a.sync();
    await b.sync();

    await a.store.write([{ kind: "mark", id: "m1", set: { status: "late" } }]);
    await b.store.write([{ kind: "mark", id: "m1", set: { note: "clinic" } }]);
    await b.sync();
    await a.sync();
    await b.sync();

    expect(a.marks()).toEqual({ m1: { id: "m1", status: "late", note: "clinic" } });
    expect(b.marks()).toEqual(a.marks());
  });

  it("end with the later edit of one field, also when it arrives first", async () => {
    const server = buildServer();
    const [a, b] = [await buildDevice(server), await buildDevice(server)];
    await a.store.write([{ kind: "mark", id: "m1", set: { status: "absent" } }]);
    await a.sync();
    await b.sync();

    await a.store.write([{ kind: "mark", id: "m1", set: { note: "earlier" } }]);
    server.time.pass(1);
    await b.store.write([{ kind: "mark", id: "m1", set: { note: "later" } }]);
    await b.sync();
    await a.sync();

    expect(a.marks()).toEqual({ m1: { id: "m1", status: "absent", note: "later" } });
  });
});

describe("a write", () => {
  it("is on screen before anything is awaited", async () => {
    const a = await buildDevice(buildServer());

    const writing = a.store.write([{ kind: "mark", id: "m1", set: { status: "late" } }]);

    expect(a.marks()).toEqual({ m1: { id: "m1", status: "late" } });
    expect(await writing).toEqual({ type: "stored" });
  });

  it("survives a reload without a network", async () => {
    const server = buildServer();
    const a = await buildDevice(server);
    a.network = cut;
    await a.store.write([{ kind: "mark", id: "m1", set: { status: "late" } }]);
    a.store.close();

    const reloaded = await buildDevice(server, { factory: a.factory });

    expect(reloaded.marks()).toEqual({ m1: { id: "m1", status: "late" } });
    expect(reloaded.store.pending()).toHaveLength(1);
    await reloaded.sync();
    expect(reloaded.store.pending()).toHaveLength(0);
  });

  it("goes to the server while the disk still takes it, and does not wait there for ever", async () => {
    const server = buildServer();
    const factory = new IDBFactory();
    const disk = holdAppends(createIndexedDbStorage({ factory, name: "u1" }));
    const a = await buildDevice(server, {
      factory,
      storage: disk.storage,
      onQueued: () => a.rounds.pokeAhead(),
    });
    const writing = a.store.write([late("m1")]);
    await waitFor(() => a.store.pending().length === 0);
    expect(server.commits).toHaveLength(1);
    disk.letGo();
    expect(await writing).toEqual({ type: "stored" });
    await waitFor(() => a.rounds.state() === "idle");
    a.store.close();

    const reloaded = await buildDevice(server, { factory });
    expect(reloaded.store.pending()).toEqual([]);
    expect(reloaded.marks()).toEqual({ m1: { id: "m1", status: "late" } });
  });

  it("counts as kept when the server has it and the disk refuses", async () => {
    const server = buildServer();
    const disk = holdAppends(createIndexedDbStorage({ factory: new IDBFactory(), name: "u1" }));
    const a = await buildDevice(server, {
      storage: disk.storage,
      onQueued: () => a.rounds.pokeAhead(),
    });
    const writing = a.store.write([late("m1")]);
    await waitFor(() => a.store.pending().length === 0);
    disk.fail();

    expect(await writing).toEqual({ type: "stored" });
    expect(a.store.unsavedCount()).toBe(0);
  });

  it("takes a deleted row away and leaves nothing of it to the one created next", async () => {
    const server = buildServer();
    const [a, b] = [await buildDevice(server), await buildDevice(server)];
    await a.store.write([{ kind: "mark", id: "m1", set: { status: "late", note: "old" } }]);
    await a.sync();

    await a.store.write([{ kind: "mark", id: "m1", set: { [DEAD]: true } }]);
    expect(a.marks()).toEqual({});
    await a.store.write([{ kind: "mark", id: "m1", set: { status: "absent" } }]);
    await a.sync();
    await b.sync();

    expect(a.marks()).toEqual({ m1: { id: "m1", status: "absent" } });
    expect(b.marks()).toEqual(a.marks());
  });
});

describe("rows", () => {
  it("stay the same object until they change, also when the server says what we knew", async () => {
    const a = await buildDevice(buildServer());
    await a.store.write([late("m1"), late("m2")]);
    const [first, second] = [a.store.rows(markKind).get("m1"), a.store.rows(markKind).get("m2")];
    const revision = a.store.revision("mark");
    await a.sync();

    expect(a.store.rows(markKind).get("m1")).toBe(first);
    expect(a.store.revision("mark")).toBe(revision);
    await a.store.write([{ kind: "mark", id: "m1", set: { note: "x" } }]);

    expect(a.store.rows(markKind).get("m1")).not.toBe(first);
    expect(a.store.rows(markKind).get("m2")).toBe(second);
    expect(a.store.revision("mark")).toBe(revision + 1);
  });

  it("are told once a microtask, however much changed", async () => {
    const a = await buildDevice(buildServer());
    let times = 0;
    const stop = a.store.subscribe(() => times++);

    const writing = a.store.write(["m1", "m2", "m3"].map(late));
    void a.store.write([late("m4")]);
    await Promise.resolve();
    expect(times).toBe(1);

    await writing;
    stop();
    const before = times;
    await a.store.write([late("m5")]);
    expect(times).toBe(before);
  });

  it("keep fields that this version of the app does not know", async () => {
    const server = buildServer();
    const [newer, older] = [await buildDevice(server), await buildDevice(server)];
    await newer.store.write([{ kind: "mark", id: "m1", set: { status: "late", mood: "good" } }]);
    await newer.sync();
    await older.sync();
    await older.store.write([{ kind: "mark", id: "m1", set: { note: "x" } }]);
    await older.sync();
    await newer.sync();

    expect(newer.marks()).toEqual({ m1: { id: "m1", status: "late", note: "x", mood: "good" } });
  });

  it("lose a field that is set to undefined, on all devices", async () => {
    const server = buildServer();
    const [a, b] = [await buildDevice(server), await buildDevice(server)];
    await a.store.write([{ kind: "mark", id: "m1", set: { status: "late", note: "x" } }]);
    await a.store.write([{ kind: "mark", id: "m1", set: { note: undefined } }]);
    await a.sync();
    await b.sync();

    expect(a.marks()).toEqual({ m1: { id: "m1", status: "late" } });
    expect(b.marks()).toEqual(a.marks());
  });

  it("of an older version are lifted when they are read, and the server checks them lifted", async () => {
    const newMark: CheckedKind = {
      name: "mark",
      version: 2,
      schema: v.looseObject({ state: v.string() }),
      up: ({ status, ...rest }) => (status === undefined ? rest : { state: status, ...rest }),
    };
    const server = buildServer({ kinds: [newMark] });
    const [older, newer] = [
      await buildDevice(server),
      await buildDevice(server, { kinds: [newMark] }),
    ];
    await older.store.write([late("m1")]);
    await newer.store.write([{ kind: "mark", id: "m2", set: { state: "late" } }]);
    await older.sync();
    await newer.sync();

    expect(newer.marks()).toEqual({
      m1: { id: "m1", state: "late" },
      m2: { id: "m2", state: "late" },
    });
    expect(older.store.refused()).toEqual([]);
  });
});

describe("opening with hot ranges", () => {
  async function buildFull() {
    const server = buildServer();
    const a = await buildDevice(server);
    await a.store.write(["2026-05-03~s1", "2026-05-04~s1", "2026-05-04~s2"].map(late));
    await a.sync();
    a.store.close();
    return { server, factory: a.factory };
  }
  const hot = [toPrefixRange("mark", "2026-05-04")];

  it("has the hot rows at once and the rest when whole", async () => {
    const { server, factory } = await buildFull();

    const b = await buildDevice(server, { factory, hot });

    expect(Object.keys(b.marks())).toEqual(["2026-05-04~s1", "2026-05-04~s2"]);
    await b.store.whole;
    expect(Object.keys(b.marks())).toHaveLength(3);
  });

  it("reads thousands of cold rows, portion after portion", async () => {
    const server = buildServer();
    const a = await buildDevice(server);
    const ids = Array.from({ length: 2_300 }, (_, n) => `r${String(n).padStart(4, "0")}`);
    await a.store.write(ids.map(late));
    await a.sync();
    a.store.close();

    const b = await buildDevice(server, { factory: a.factory, hot });
    await b.store.whole;

    expect(Object.keys(b.marks())).toEqual(ids);
  });

  it("does not let a cold row from disk undo what the server just told", async () => {
    const { server, factory } = await buildFull();
    const other = await buildDevice(server);
    await other.sync();
    await other.store.write([{ kind: "mark", id: "2026-05-03~s1", set: { [DEAD]: true } }]);
    await other.sync();

    const b = await buildDevice(server, { factory, hot });
    await Promise.all([b.sync(), b.store.whole]);

    expect(Object.keys(b.marks())).toEqual(["2026-05-04~s1", "2026-05-04~s2"]);
  });

  it("keeps an edit of a row that was not read yet", async () => {
    const { server, factory } = await buildFull();
    const b = await buildDevice(server, { factory, hot });
    await b.store.write([{ kind: "mark", id: "2026-05-03~s1", set: { note: "x" } }]);
    await b.store.whole;
    await b.sync();

    expect(b.marks()["2026-05-03~s1"]).toEqual({ id: "2026-05-03~s1", status: "late", note: "x" });
    expect(b.store.refused()).toEqual([]);
  });
});

describe("reread", () => {
  it("finds what another tab wrote and pulled while this one was frozen", async () => {
    const server = buildServer();
    const factory = new IDBFactory();
    const [frozen, awake] = [
      await buildDevice(server, { factory }),
      await buildDevice(server, { factory }),
    ];
    await awake.store.write([late("m1")]);
    await awake.sync();
    awake.network = cut;
    await awake.store.write([late("m2")]);
    expect(frozen.marks()).toEqual({});

    await frozen.store.reread();

    expect(Object.keys(frozen.marks()).toSorted()).toEqual(["m1", "m2"]);
    expect(frozen.store.pending()).toHaveLength(1);
  });
});

import { DEAD } from "../change.ts";
import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { compactScope } from "../server/compact.ts";
import type { SyncDatabase } from "../server/database.ts";
import { createMemoryDatabase } from "../server/memory-database.testing.ts";
import type { MemoryDatabase } from "../server/memory-database.testing.ts";
import { buildDevice, buildServer, cut, SCOPE } from "../testing/rig.ts";
import type { TestServer } from "../testing/rig.ts";
import { createIndexedDbStorage } from "./indexeddb-storage.ts";
import { StorageFailure } from "./storage.ts";
import type { ClientStorage } from "./storage.ts";

const late = (id: string) => ({ kind: "mark", id, set: { status: "late" } });
const note = (id: string, text: string) => ({ kind: "mark", id, set: { note: text } });
const remove = (id: string) => ({ kind: "mark", id, set: { [DEAD]: true } });

/** A server whose database a test can put back. */
function buildRestorable(): {
  readonly server: TestServer;
  readonly backUp: () => MemoryDatabase;
  readonly restore: (backup: MemoryDatabase) => void;
} {
  let current = createMemoryDatabase();
  const database: SyncDatabase = {
    transaction: (work) => current.transaction(work),
    change: (target, decide) => current.change(target, decide),
    readSince: (scope, since, limit) => current.readSince(scope, since, limit),
  };
  const server = buildServer({ database, pullLimit: 2 });
  return {
    server,
    backUp: () => current.copy(),
    restore(backup) {
      current = backup;
      server.epoch += "+";
    },
  };
}

describe("a device that meets a restored server", () => {
  it("brings back rows that only it has, of other authors too", async () => {
    const { server, backUp, restore } = buildRestorable();
    const [author, reader] = [await buildDevice(server), await buildDevice(server)];
    const backup = backUp();
    await author.store.write([late("m1"), late("m2"), late("m3")]);
    await author.sync();
    await author.store.write([note("m1", "words")]);
    await author.sync();
    await reader.sync();
    restore(backup);

    await reader.sync();
    const fresh = await buildDevice(server);
    await fresh.sync();

    expect(fresh.marks()["m1"]).toEqual({ id: "m1", status: "late", note: "words" });
    expect(fresh.marks()).toEqual(reader.marks());
    expect(reader.store.pending()).toEqual([]);
  });

  it("does not let a live frame of the new life take what only it still has", async () => {
    const { server, backUp, restore } = buildRestorable();
    const [author, reader] = [await buildDevice(server), await buildDevice(server)];
    await author.store.write([late("m1")]);
    await author.sync();
    const backup = backUp();
    await author.store.write([note("m1", "words")]);
    await author.sync();
    await reader.sync();
    restore(backup);
    const other = await buildDevice(server);
    await other.sync();
    await other.store.write([late("m2")]);
    await other.sync();
    await other.store.write([{ kind: "mark", id: "m1", set: { status: "absent" } }]);
    await other.sync();
    const commit = server.commits.at(-1);

    // The stream came back before the first request, and its sequences seem to fit.
    const isTaken = commit && reader.store.applyFrame({ ...commit, epoch: server.epoch });
    await reader.sync();

    expect([commit?.from, isTaken]).toEqual([2, false]);
    expect(reader.marks()["m1"]).toEqual({ id: "m1", status: "absent", note: "words" });
  });

  it("sends nothing again when the server has it all", async () => {
    const { server, backUp, restore } = buildRestorable();
    const device = await buildDevice(server);
    await device.store.write([late("m1"), late("m2"), late("m3")]);
    await device.sync();
    await device.store.write([remove("m2"), note("m3", "words")]);
    await device.sync();
    restore(backUp());
    const sent: unknown[] = [];
    device.network = (request) => {
      sent.push(...(request.scopes[0]?.ops ?? []));
      return server.answer(request);
    };

    await device.sync();

    expect(sent).toEqual([]);
    expect(Object.keys(device.marks()).toSorted()).toEqual(["m1", "m3"]);
  });

  it("sends nothing of what a deletion in the backup took", async () => {
    const { server, backUp, restore } = buildRestorable();
    const [away, other] = [await buildDevice(server), await buildDevice(server)];
    await away.store.write([late("m1"), note("m1", "words")]);
    await away.sync();
    await other.sync();
    server.time.pass(1_000);
    await other.store.write([remove("m1")]);
    await other.store.write([late("m1")]);
    await other.sync();
    restore(backUp());
    const sent: unknown[] = [];
    away.network = (request) => {
      sent.push(...(request.scopes[0]?.ops ?? []));
      return server.answer(request);
    };

    await away.sync();

    expect(sent).toEqual([]);
    expect(away.marks()).toEqual({ m1: { id: "m1", status: "late" } });
  });

  it.each(["first", "last"])("tells old values as old ones after a crash, %s", async (when) => {
    const { server, backUp, restore } = buildRestorable();
    const [author, other] = [await buildDevice(server), await buildDevice(server)];
    const backup = backUp();
    await author.store.write([late("m1"), note("m1", "old")]);
    await author.sync();
    await other.sync();
    server.time.pass(1_000);
    await other.store.write([note("m1", "newer")]);
    server.time.pass(1_000);
    await author.store.write([{ kind: "mark", id: "m1", set: { status: "absent" } }]);
    await author.sync();
    restore(backup);

    // Its op says `status` of now and `note` of then.
    author.network = (request) =>
      request.scopes[0]?.ops.length === 0 ? server.answer(request) : cut();
    await author.sync().catch(() => undefined);
    author.store.close();
    const again = await buildDevice(server, { factory: author.factory });
    for (const device of when === "first" ? [again, other] : [other, again]) await device.sync();
    await again.sync();

    expect(again.marks()["m1"]).toEqual({ id: "m1", status: "absent", note: "newer" });
  });

  it("does not win over what was written later", async () => {
    const { server, backUp, restore } = buildRestorable();
    const [early, other] = [await buildDevice(server), await buildDevice(server)];
    await early.store.write([late("m1")]);
    await early.sync();
    const backup = backUp();
    await early.store.write([note("m1", "old")]);
    await early.sync();
    restore(backup);
    server.time.pass(1_000);
    await other.sync();
    await other.store.write([note("m1", "new")]);
    await other.sync();

    await early.sync();
    await other.sync();

    expect(early.marks()["m1"]).toMatchObject({ note: "new" });
    expect(other.marks()).toEqual(early.marks());
  });

  it.each(["first", "last"])(
    "keeps a deletion that the server lost, when who deleted comes %s",
    async (when) => {
      const { server, backUp, restore } = buildRestorable();
      const [author, deleter] = [await buildDevice(server), await buildDevice(server)];
      const backup = backUp();
      await author.store.write([late("m1")]);
      await author.sync();
      await deleter.sync();
      await deleter.store.write([remove("m1")]);
      await deleter.sync();
      restore(backup);

      for (const device of when === "first" ? [deleter, author] : [author, deleter]) {
        await device.sync();
      }
      await author.sync();

      expect(author.marks()).toEqual({});
      expect(deleter.marks()).toEqual({});
    },
  );

  it("gets an edit through that waited for a row which the server lost", async () => {
    const { server, backUp, restore } = buildRestorable();
    const device = await buildDevice(server);
    const backup = backUp();
    await device.store.write([late("m1")]);
    await device.sync();
    await device.store.write([note("m1", "waiting")]);
    restore(backup);

    await device.sync();
    const fresh = await buildDevice(server);
    await fresh.sync();

    expect(device.store.refused()).toEqual([]);
    expect(fresh.marks()["m1"]).toMatchObject({ status: "late", note: "waiting" });
  });

  it("brings back rows that stand on disk and were not read yet", async () => {
    const { server, backUp, restore } = buildRestorable();
    const device = await buildDevice(server);
    const backup = backUp();
    await device.store.write([late("m1"), late("m2"), late("m3")]);
    await device.sync();
    device.store.close();
    restore(backup);

    const hot = [{ kind: "mark", from: "m3" }];
    const never = () => new Promise<void>(() => undefined);
    const again = await buildDevice(server, { factory: device.factory, hot, pause: never });
    await again.sync();
    const fresh = await buildDevice(server);
    await fresh.sync();

    expect(Object.keys(fresh.marks()).toSorted()).toEqual(["m1", "m2", "m3"]);
  });

  it("begins again when the page is closed in the middle", async () => {
    const { server, backUp, restore } = buildRestorable();
    const device = await buildDevice(server);
    await device.store.write([late("m1"), late("m2"), late("m3")]);
    await device.sync();
    const backup = backUp();
    await device.store.write([late("m4"), remove("m1")]);
    await device.sync();
    restore(backup);
    let answers = 0;
    device.network = (request) => (++answers > 2 ? cut() : server.answer(request));
    await device.sync().catch(() => undefined);
    expect(Object.keys(device.marks()).toSorted()).toEqual(["m2", "m3", "m4"]);
    device.store.close();

    const again = await buildDevice(server, { factory: device.factory });
    await again.sync();
    const fresh = await buildDevice(server);
    await fresh.sync();

    expect(answers).toBe(3);
    expect(Object.keys(fresh.marks()).toSorted()).toEqual(["m2", "m3", "m4"]);
    expect(again.marks()).toEqual(fresh.marks());
  });

  it.each(["before", "after"])(
    "loses nothing when the disk refuses the crossing and the page closes %s it was told",
    async (when) => {
      const { server, backUp, restore } = buildRestorable();
      const factory = new IDBFactory();
      const good = createIndexedDbStorage({ factory, name: "u1" });
      let refusals = 0;
      const storage: ClientStorage = {
        ...good,
        settle(scope, settlement) {
          const isCrossing = settlement.lost && refusals++ === 0;
          return isCrossing
            ? Promise.reject(new StorageFailure("StorageFull"))
            : good.settle(scope, settlement);
        },
      };
      const device = await buildDevice(server, { storage });
      const backup = backUp();
      await device.store.write([late("m1"), late("m2"), late("m3")]);
      await device.sync();
      restore(backup);
      const isTold = when === "after";
      device.network = (request) =>
        request.scopes[0]?.ops.length === 0 || isTold ? server.answer(request) : cut();
      await device.sync().catch(() => undefined);
      device.store.close();

      const again = await buildDevice(server, { factory });
      if (isTold) expect(Object.keys(again.marks())).toEqual(["m1", "m2", "m3"]);
      await again.sync();
      const fresh = await buildDevice(server);
      await fresh.sync();

      expect(refusals).toBeGreaterThan(0);
      expect(Object.keys(fresh.marks())).toEqual(["m1", "m2", "m3"]);
      expect(again.marks()).toEqual(fresh.marks());
      expect(again.store.pending()).toEqual([]);
    },
  );

  it("does not bring back what was deleted and forgotten while it was away", async () => {
    const { server, backUp, restore } = buildRestorable();
    const [away, other] = [await buildDevice(server), await buildDevice(server)];
    await away.store.write([late("m1"), late("m2")]);
    await away.sync();
    await other.sync();
    await other.store.write([remove("m1")]);
    await other.sync();
    const now = server.time.now();
    await compactScope(server.database, { scope: SCOPE, deadBefore: now + 1, now });
    restore(backUp());

    await away.sync();
    await other.sync();

    expect(Object.keys(away.marks())).toEqual(["m2"]);
    expect(other.marks()).toEqual(away.marks());
  });
});

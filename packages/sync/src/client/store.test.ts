import { describe, expect, it } from "vitest";
import { DEAD } from "../protocol.ts";
import { buildDevice, buildServer, cut } from "../testing/rig.ts";

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

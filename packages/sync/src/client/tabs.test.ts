import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { buildDevice, buildServer, buildTabs, waitFor } from "../testing/rig.ts";
import { openChannel } from "./tabs.ts";

const late = (id: string) => ({ kind: "mark", id, set: { status: "late" } });

async function buildTwoTabs() {
  const server = buildServer();
  const factory = new IDBFactory();
  const tabs = buildTabs();
  const first = await buildDevice(server, { factory, channel: tabs.open() });
  const second = await buildDevice(server, { factory, channel: tabs.open() });
  return { server, factory, tabs, first, second };
}

describe("two tabs of one browser", () => {
  it("show each other's writes without a network", async () => {
    const { first, second } = await buildTwoTabs();

    await first.store.write([late("m1")]);
    await waitFor(() => second.store.rows({ name: "mark" }).has("m1"));

    expect(second.marks()).toEqual(first.marks());
    expect(second.store.pending()).toHaveLength(1);
  });

  it("show the later of two edits, also where the earlier one is heard of last", async () => {
    const { server, first, second } = await buildTwoTabs();
    await first.store.write([late("m1")]);
    await waitFor(() => second.store.rows({ name: "mark" }).has("m1"));
    const note = (text: string) => ({ kind: "mark", id: "m1", set: { note: text } });

    server.time.pass(1);
    void first.store.write([note("earlier")]);
    server.time.pass(1);
    void second.store.write([note("later")]);
    await waitFor(() => second.store.pending().length + first.store.pending().length === 6);

    expect(first.marks()["m1"]).toMatchObject({ note: "later" });
    expect(second.marks()).toEqual(first.marks());
  });

  it("send each other's ops: the one that wrote may be gone", async () => {
    const { server, first, second } = await buildTwoTabs();
    await first.store.write([late("m1")]);
    await waitFor(() => second.store.pending().length === 1);
    first.store.close();

    await second.sync();

    expect(server.commits).toHaveLength(1);
    expect(second.store.pending()).toHaveLength(0);
  });

  it("take each other's settlements, so that the outbox is empty in both and on disk", async () => {
    const { server, factory, first, second } = await buildTwoTabs();
    await first.store.write([late("m1")]);
    await first.sync();
    await waitFor(() => second.store.cursor === 1 && second.store.pending().length === 0);
    expect(second.marks()).toEqual(first.marks());

    const third = await buildDevice(server, { factory });

    expect(third.store.pending()).toHaveLength(0);
    expect(third.store.cursor).toBe(1);
  });

  it("may close while a write still runs: it is stored all the same", async () => {
    const channel = openChannel(new BroadcastChannel("damim:closing"));
    const { store } = await buildDevice(buildServer(), { channel });

    const writing = store.write([late("m1")]);
    store.close();

    expect(await writing).toEqual({ type: "stored" });
  });

  it("end alike when both run rounds at once without a lock", async () => {
    const { server, first, second } = await buildTwoTabs();
    await Promise.all([first.store.write([late("m1")]), second.store.write([late("m2")])]);
    await Promise.all([first.sync(), second.sync()]);
    await Promise.all([first.sync(), second.sync()]);

    expect(server.commits.flatMap(({ rows }) => rows)).toHaveLength(2);
    expect(second.marks()).toEqual(first.marks());
  });

  it("both send what was put in the place of a write under its own stamp", async () => {
    const { server, first, second } = await buildTwoTabs();
    await first.store.write([{ kind: "mark", id: "m1", set: { status: "late", note: "before" } }]);
    await waitFor(() => second.store.pending().length === 1);
    const ops = first.store
      .pending()
      .map(({ kind, id, set, at }) => ({ kind, id, set: { ...set, note: "after" }, at }));
    void first.store.replace(ops);
    await waitFor(() => second.store.find("mark", "m1")?.["note"] === "after");
    first.store.close();
    await second.sync();
    expect(JSON.stringify(server.commits)).not.toContain("before");
  });

  it("show a refusal in both, until one discards it", async () => {
    const { first, second } = await buildTwoTabs();
    await first.store.write([late("sealed1")]);
    await first.sync();
    await waitFor(() => second.store.refused().length === 1);
    expect(second.marks()).toEqual({});

    const at = second.store.refused()[0]?.at ?? "";
    await second.store.discardRefused(at);
    await waitFor(() => first.store.refused().length === 0);
  });
});

import { describe, expect, it } from "vitest";
import * as v from "valibot";
import type { CheckedKind } from "../kind.ts";
import { buildDevice, buildServer, markKind } from "../testing/rig.ts";

const poemKind: CheckedKind<{ text: string }> = {
  name: "poem",
  version: 1,
  schema: v.looseObject({ text: v.string() }),
};
/** Marks of tomorrow: `late` is called `tardy`, and old rows are read as if they had said so. */
const nextMarkKind: CheckedKind = {
  name: "mark",
  version: 2,
  schema: v.looseObject({ status: v.picklist(["absent", "tardy"]) }),
  up: (data) => (data["status"] === "late" ? { ...data, status: "tardy" } : data),
};
const late = { kind: "mark", id: "m1", set: { status: "late", note: "버스" } };
const poem = { kind: "poem", id: "p1", set: { text: "봄" } };

describe("an older client", () => {
  it("keeps records of a kind it does not know for the version that does", async () => {
    const server = buildServer({ kinds: [markKind, poemKind] });
    const newer = await buildDevice(server, { kinds: [markKind, poemKind] });
    await newer.store.write([poem, late]);
    await newer.sync();
    const older = await buildDevice(server);
    await older.sync();
    await older.store.write([{ kind: "mark", id: "m1", set: { note: "지하철" } }]);
    await older.sync();
    older.store.close();

    const updated = await buildDevice(server, {
      kinds: [markKind, poemKind],
      factory: older.factory,
    });

    expect(updated.store.rows(poemKind).get("p1")).toEqual({ id: "p1", text: "봄" });
    expect(updated.marks()).toEqual({ m1: { id: "m1", status: "late", note: "지하철" } });
  });

  it("gives a restored server back what it does not understand itself", async () => {
    const kinds = [markKind, poemKind];
    const server = buildServer({ kinds });
    const newer = await buildDevice(server, { kinds });
    await newer.store.write([poem]);
    await newer.sync();
    const older = await buildDevice(server);
    await older.sync();

    const restored = buildServer({ kinds });
    restored.epoch = "e2";
    older.network = restored.answer;
    await older.sync();

    const fresh = await buildDevice(restored, { kinds });
    await fresh.sync();
    expect(fresh.store.rows(poemKind).get("p1")).toEqual({ id: "p1", text: "봄" });
  });
});

describe("a newer client", () => {
  it("reads what older ones wrote in today's form, and leaves their fields alone", async () => {
    const server = buildServer();
    const older = await buildDevice(server);
    await older.store.write([late]);
    await older.sync();

    const newer = await buildDevice(server, { kinds: [nextMarkKind] });
    await newer.sync();
    expect(newer.marks()).toEqual({ m1: { id: "m1", status: "tardy", note: "버스" } });
    await newer.store.write([{ kind: "mark", id: "m1", set: { note: "지하철" } }]);
    await newer.sync();
    await older.sync();

    expect(older.marks()).toEqual({ m1: { id: "m1", status: "late", note: "지하철" } });
  });

  it("keeps a record that an older server does not know, and sends it again to a newer one", async () => {
    const database = buildServer();
    const device = await buildDevice(database, { kinds: [markKind, poemKind] });
    await device.store.write([poem, late]);
    await device.sync();
    expect(device.marks()).toHaveProperty("m1");
    const [refused] = device.store.refused();
    expect(refused).toMatchObject({ ...poem, refusal: { type: "unknown-kind" } });

    const updated = buildServer({ kinds: [markKind, poemKind], database: database.database });
    device.network = updated.answer;
    if (refused) await device.store.write([refused]);
    await device.store.discardRefused(refused?.at ?? "");
    await device.sync();

    const other = await buildDevice(updated, { kinds: [markKind, poemKind] });
    await other.sync();
    expect(other.store.rows(poemKind).get("p1")).toEqual({ id: "p1", text: "봄" });
    expect(device.store.refused()).toEqual([]);
  });
});

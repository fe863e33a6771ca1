import { DEAD } from "../change.ts";
import { describe, expect, it } from "vitest";
import { buildDevice, buildServer, SCOPE } from "../testing/rig.ts";
import { compactScope } from "./compact.ts";
import { pullRows } from "./pull.ts";

const remove = (id: string) => ({ kind: "mark", id, set: { [DEAD]: true } });
const late = (id: string) => ({ kind: "mark", id, set: { status: "late" } });

async function buildPurged() {
  const server = buildServer();
  const [a, b] = [await buildDevice(server), await buildDevice(server)];
  await a.store.write([late("m1"), late("m2")]);
  await a.sync();
  await b.sync();
  await a.store.write([remove("m1")]);
  await a.sync();
  const now = server.time.now();
  const purged = await compactScope(server.database, { scope: SCOPE, deadBefore: now + 1, now });
  return { server, a, b, purged };
}

describe("compactScope", () => {
  it("forgets deletions older than the instant, and no younger ones", async () => {
    const { server, a, purged } = await buildPurged();
    await a.store.write([remove("m2")]);
    await a.sync();
    const now = server.time.now();

    expect(purged).toBe(1);
    expect(await compactScope(server.database, { scope: SCOPE, deadBefore: now, now })).toBe(0);
  });

  it("lets a device that had not seen the deletion start over, with its outbox", async () => {
    const { b } = await buildPurged();
    await b.store.write([late("m3")]);

    await b.sync();

    expect(Object.keys(b.marks()).toSorted()).toEqual(["m2", "m3"]);
    expect(b.store.refused()).toEqual([]);
  });

  it("answers gone to an edit of a forgotten row, and the words stay visible", async () => {
    const { b } = await buildPurged();
    await b.store.write([{ kind: "mark", id: "m1", set: { note: "my words" } }]);

    await b.sync();

    expect(Object.keys(b.marks()).toSorted()).toEqual(["m2"]);
    expect(b.store.refused()).toMatchObject([
      { set: { note: "my words" }, refusal: { type: "gone" } },
    ]);
  });

  it("keeps words that came after the deletion in the history", async () => {
    const server = buildServer();
    const [a, b] = [await buildDevice(server), await buildDevice(server)];
    await a.store.write([late("m1")]);
    await a.sync();
    await b.sync();
    await a.store.write([remove("m1")]);
    await a.sync();
    server.time.pass(1_000);
    await b.store.write([{ kind: "mark", id: "m1", set: { note: "my words" } }]);
    await b.sync();
    const now = server.time.now();

    await compactScope(server.database, { scope: SCOPE, deadBefore: now + 1, now });

    expect(server.database.listHistory?.(SCOPE)).toContainEqual(
      expect.objectContaining({ id: "m1", field: "note", value: "my words", cause: "purged" }),
    );
  });

  it("does not send a device that is catching up back to the start again", async () => {
    const { server, a } = await buildPurged();
    await a.store.write(Array.from({ length: 20 }, (_, n) => late(`n${n}`)));
    await a.store.write([remove("n19")]);
    await a.sync();
    const now = server.time.now();
    await compactScope(server.database, { scope: SCOPE, deadBefore: now + 1, now });

    const first = await pullRows(server.database, { scope: SCOPE, since: 1, limit: 5 });
    const { seq: since, floor } = first;
    const second = await pullRows(server.database, { scope: SCOPE, since, floor, limit: 5 });

    expect(first).toMatchObject({ reset: true, more: true });
    expect(second.reset).toBeUndefined();
    expect(second.rows).toHaveLength(5);
  });
});

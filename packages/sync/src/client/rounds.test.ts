import { describe, expect, it } from "vitest";
import { buildDevice, buildServer, cut, NOON, waitFor } from "../testing/rig.ts";
import type { TestDevice, TestServer } from "../testing/rig.ts";
import { stampMs } from "../clock.ts";
import { SyncFailure } from "./rounds.ts";
import type { StoreOptions } from "./store.ts";

const late = (id: string) => ({ kind: "mark", id, set: { status: "late" } });

/** Takes the server's commits in as live frames. */
function deliverFrames(server: TestServer, device: TestDevice): void {
  for (const commit of server.commits.splice(0)) device.rounds.applyFrame(commit);
}

describe("a round", () => {
  it("whose answer is lost is repeated without a new sequence", async () => {
    const server = buildServer();
    const a = await buildDevice(server);
    a.network = async (request) => {
      await server.answer(request);
      a.network = server.answer;
      throw new SyncFailure("later");
    };
    await a.store.write([late("m1")]);
    a.rounds.poke();
    await waitFor(() => a.rounds.state() === "offline");
    expect(a.store.pending()).toHaveLength(1);

    server.time.pass(30_000);
    await waitFor(() => a.rounds.state() === "idle");

    expect(a.store.pending()).toHaveLength(0);
    expect(server.commits).toHaveLength(1);
    expect(a.store.cursor).toBe(1);
  });

  it("takes 1,200 ops out in batches and 1,200 rows in by pages, without a flicker", async () => {
    const server = buildServer({ pullLimit: 100 });
    const a = await buildDevice(server);
    const ids = Array.from({ length: 1_200 }, (_, n) => `m${n}`);
    await a.store.write(ids.map(late));
    let fewest = ids.length;
    a.store.subscribe(() => (fewest = Math.min(fewest, a.store.rows({ name: "mark" }).size)));

    await a.sync();

    expect(a.store.pending()).toHaveLength(0);
    expect(fewest).toBe(1_200);
    const b = await buildDevice(server);
    await b.sync();
    expect(b.marks()).toEqual(a.marks());
  });

  it("keeps with a refused op what was known of it before, on disk too", async () => {
    const about: StoreOptions["about"] = ({ id }, rows) =>
      [...rows({ name: "mark" }).keys()].map((known) => `${known} of ${id}`).join();
    const a = await buildDevice(buildServer(), { about });
    await a.store.write([{ kind: "mark", id: "sealed1", set: { status: "late" } }]);
    await a.sync();
    expect(a.store.refused()).toMatchObject([{ about: "sealed1 of sealed1" }]);
    expect(a.marks()).toEqual({});
    const again = await buildDevice(buildServer(), { factory: a.factory });
    expect(again.store.refused()).toMatchObject([{ about: "sealed1 of sealed1" }]);
  });

  it("moves a refused op aside with its reason, and the view rolls back by itself", async () => {
    const server = buildServer();
    const a = await buildDevice(server);
    await a.store.write([late("m1")]);
    await a.sync();

    await a.store.write([
      { kind: "mark", id: "m1", set: { status: "nonsense" } },
      late("sealed1"),
      late("m2"),
    ]);
    await a.sync();

    expect(Object.keys(a.marks())).toEqual(["m1", "m2"]);
    expect(a.marks()["m1"]).toEqual({ id: "m1", status: "late" });
    expect(a.store.refused().map(({ id, refusal }) => [id, refusal.type])).toEqual([
      ["m1", "invalid"],
      ["sealed1", "denied"],
    ]);
    const reloaded = await buildDevice(server, { factory: a.factory });
    expect(reloaded.store.refused()).toEqual(a.store.refused());
    for (const { at } of reloaded.store.refused()) await reloaded.store.discardRefused(at);
    const again = await buildDevice(server, { factory: a.factory });
    expect(again.store.refused()).toEqual([]);
  });

  it("that the server refuses as a whole finds the op to blame and lets the others through", async () => {
    const server = buildServer();
    const a = await buildDevice(server);
    a.network = (request) => {
      const isBad = request.scopes.some(({ ops }) => ops.some(({ id }) => id === "bad"));
      return isBad ? Promise.reject(new SyncFailure("never")) : server.answer(request);
    };
    await a.store.write(["m1", "m2", "bad", "m3"].map(late));

    await a.sync();

    expect(Object.keys(a.marks()).toSorted()).toEqual(["m1", "m2", "m3"]);
    expect(a.store.refused()).toMatchObject([{ id: "bad", refusal: { type: "malformed" } }]);
  });

  it("blames no op when the server refuses every request", async () => {
    const server = buildServer();
    const a = await buildDevice(server);
    a.network = () => Promise.reject(new SyncFailure("never"));
    await a.store.write([late("m1"), late("m2")]);

    a.rounds.poke();
    await waitFor(() => a.rounds.state() === "offline");

    expect(a.store.pending()).toHaveLength(2);
    expect(a.store.refused()).toEqual([]);
  });
});

describe("rounds", () => {
  it("wait longer after each failure, at most 30 seconds, and go at once when told the network is back", async () => {
    const server = buildServer();
    const a = await buildDevice(server);
    let tries = 0;
    a.network = () => {
      tries++;
      return cut();
    };
    a.rounds.poke();
    for (const waitMs of [375, 750, 1_500, 3_000, 6_000, 12_000, 22_500, 22_500]) {
      await waitFor(() => a.rounds.state() === "offline");
      const before = tries;
      server.time.pass(waitMs - 1);
      a.rounds.poke();
      expect(tries).toBe(before);
      server.time.pass(1);
      expect(tries).toBe(before + 1);
      await new Promise((resolve) => setImmediate(resolve));
    }
    a.network = server.answer;
    a.rounds.retryNow();
    await waitFor(() => a.rounds.state() === "idle");
  });

  it("keep the outbox when signed out, and send it after the next sign-in", async () => {
    const server = buildServer();
    const a = await buildDevice(server);
    a.network = () => Promise.reject(new SyncFailure("after-sign-in"));
    await a.store.write([late("m1")]);
    a.rounds.poke();
    await waitFor(() => a.rounds.state() === "signed-out");
    expect(a.store.pending()).toHaveLength(1);

    a.network = server.answer;
    a.rounds.retryNow();
    await waitFor(() => a.rounds.state() === "idle");

    expect(a.store.pending()).toHaveLength(0);
    expect(a.states).toEqual(["sending", "signed-out", "idle", "sending", "idle"]);
  });

  it("keep the outbox of a page that is older than the server, and ask no more until it is told to", async () => {
    const server = buildServer();
    const a = await buildDevice(server);
    let tries = 0;
    a.network = () => {
      tries++;
      return Promise.reject(new SyncFailure("after-reload"));
    };
    await a.store.write([late("m1"), late("m2")]);
    a.rounds.poke();
    await waitFor(() => a.rounds.state() === "outdated");
    await a.store.write([late("m3")]);
    a.rounds.poke();
    server.time.pass(60_000);

    expect(tries).toBe(1);
    expect(a.store.pending()).toHaveLength(3);
    expect(a.store.refused()).toEqual([]);
    const reopened = await buildDevice(server, { factory: a.factory });
    await reopened.sync();
    expect(Object.keys(reopened.marks()).toSorted()).toEqual(["m1", "m2", "m3"]);
  });

  it("run one at a time under the lock that they are given", async () => {
    const server = buildServer();
    let last: Promise<unknown> = Promise.resolve();
    const lock = <T>(work: () => Promise<T>): Promise<T> => {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    };
    const devices = [await buildDevice(server, { lock }), await buildDevice(server, { lock })];
    let [running, most] = [0, 0];
    for (const device of devices) {
      device.network = async (request) => {
        most = Math.max(most, ++running);
        const reply = await server.answer(request);
        running--;
        return reply;
      };
    }
    await Promise.all(devices.map((device) => device.sync()));

    expect(most).toBe(1);
  });

  it("bring out what was just written while another tab holds the lock", async () => {
    const server = buildServer();
    const a = await buildDevice(server, {
      lock: () => new Promise(() => {}),
      onQueued: () => a.rounds.pokeAhead(),
    });
    await a.store.write([late("m1")]);
    await waitFor(() => a.store.pending().length === 0);

    expect(server.commits).toHaveLength(1);
  });

  it("do nothing any more after they were stopped", async () => {
    const server = buildServer();
    const a = await buildDevice(server);
    a.rounds.stop();
    await a.store.write([late("m1")]);
    a.rounds.poke();
    await new Promise((resolve) => setImmediate(resolve));

    expect([a.rounds.state(), server.commits]).toEqual(["idle", []]);
  });
});

describe("a device whose clock runs an hour ahead", () => {
  it("gets its ops stamped anew, keeps their order, and loses none", async () => {
    const server = buildServer();
    const a = await buildDevice(server, { now: () => server.time.now() + 3_600_000 });
    await a.store.write([{ kind: "mark", id: "m1", set: { status: "late", note: "first" } }]);
    await a.store.write([{ kind: "mark", id: "m1", set: { note: "second" } }]);

    await a.sync();

    expect(a.marks()).toEqual({ m1: { id: "m1", status: "late", note: "second" } });
    expect(a.store.pending()).toEqual([]);
    expect(a.store.unsavedCount()).toBe(0);
    const reloaded = await buildDevice(server, { factory: a.factory });
    expect(reloaded.store.pending()).toEqual([]);
    await a.store.write([late("m2")]);
    expect(stampMs(a.store.pending()[0]?.at ?? "")).toBe(NOON);
  });

  it("wins over what it has seen, also of a device that is ahead within what is allowed", async () => {
    const server = buildServer();
    const near = await buildDevice(server, { now: () => server.time.now() + 50_000 });
    let aheadMs = 0;
    const far = await buildDevice(server, { now: () => server.time.now() + aheadMs });
    await near.store.write([{ kind: "mark", id: "m1", set: { status: "late", note: "seen" } }]);
    await near.sync();
    await far.sync();

    aheadMs = 3_600_000;
    await far.store.write([{ kind: "mark", id: "m1", set: { note: "answer" } }]);
    await far.sync();
    await near.sync();

    expect(near.marks()).toEqual({ m1: { id: "m1", status: "late", note: "answer" } });
  });
});

describe("a server whose clock was wrong", () => {
  const DAY_MS = 86_400_000;

  it.each([
    ["a day ahead, and is right again", DAY_MS, 0],
    ["five minutes ahead, and is right again", 300_000, 0],
    ["right, and runs a day behind", 0, -DAY_MS],
  ])("%s, takes words of known and new devices at once", async (_title, before, after) => {
    const server = buildServer();
    const known = await buildDevice(server);
    server.wrongMs = before;
    await known.sync();
    await known.store.write([late("m1")]);
    await known.sync();
    const away = await buildDevice(server);
    await away.store.write([late("m2")]);

    server.wrongMs = after;
    server.time.pass(3_600_000);
    const unseen = await buildDevice(server);
    await known.store.write([{ kind: "mark", id: "m1", set: { note: "later" } }]);
    await unseen.store.write([late("m3")]);
    for (const device of [known, away, unseen, known]) await device.sync();

    expect(known.store.pending()).toEqual([]);
    expect(known.marks()).toMatchObject({ m1: { note: "later" }, m2: {}, m3: {} });
  });

  it("is asked again later and later while it refuses every stamp, and the words stay", async () => {
    const server = buildServer();
    const a = await buildDevice(server);
    let asked = 0;
    a.network = async (request) => {
      asked++;
      const reply = await server.answer({
        ...request,
        scopes: request.scopes.map((scope) => ({ ...scope, ops: [] })),
      });
      const refuse = ({ n }: { n: number }) => ({ n, refusal: { type: "clock" as const } });
      const results = request.scopes.map(({ ops }) => ops.map(refuse));
      const scopes = reply.scopes.map((scope, at) => ({ ...scope, results: results[at] ?? [] }));
      return { ...reply, scopes };
    };
    await a.store.write([late("m1")]);
    a.rounds.poke();
    await waitFor(() => a.rounds.state() === "offline");
    for (let second = 0; second < 60; second++) {
      server.time.pass(1_000);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }

    expect(a.store.pending()).toMatchObject([{ id: "m1" }]);
    expect(asked).toBeLessThan(12);
    a.network = server.answer;
    server.time.pass(30_000);
    await waitFor(() => a.store.pending().length === 0);
  });
});

describe("live frames", () => {
  it("are taken in without a request when they continue where the device stands", async () => {
    const server = buildServer();
    const [a, b] = [await buildDevice(server), await buildDevice(server)];
    await a.sync();
    await b.sync();
    b.network = cut;
    await a.store.write([late("m1")]);
    await a.sync();

    deliverFrames(server, b);

    expect(b.marks()).toEqual(a.marks());
    expect([b.store.cursor, b.rounds.state()]).toEqual([1, "idle"]);
  });

  it("lead to a pull when one was missed, and to nothing when they come late", async () => {
    const server = buildServer();
    const [a, b] = [await buildDevice(server), await buildDevice(server)];
    await a.sync();
    await b.sync();
    await a.store.write([late("m1")]);
    await a.sync();
    const missed = server.commits.splice(0);
    await a.store.write([late("m2")]);
    await a.sync();

    deliverFrames(server, b);
    await waitFor(() => b.rounds.state() === "idle" && b.store.cursor === 2);
    for (const commit of missed) b.rounds.applyFrame(commit);

    expect(b.rounds.state()).toBe("idle");
    expect(b.marks()).toEqual(a.marks());
  });
});

describe("a server that was restored from a backup", () => {
  it("is told what it lost, and gets the outbox", async () => {
    const before = buildServer();
    const a = await buildDevice(before);
    await a.store.write([late("m1")]);
    await a.sync();
    const after = buildServer();
    after.epoch = "e2";
    const other = await buildDevice(after);
    await other.store.write([late("m2"), late("m3")]);
    await other.sync();

    await a.store.write([late("m4")]);
    a.network = after.answer;
    await a.sync();

    await other.sync();
    expect(Object.keys(other.marks()).toSorted()).toEqual(["m1", "m2", "m3", "m4"]);
    expect(a.marks()).toEqual(other.marks());
    expect(a.store.pending()).toEqual([]);
  });
});

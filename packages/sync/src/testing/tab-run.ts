import { IDBFactory } from "fake-indexeddb";
import { isDeepStrictEqual } from "node:util";
import { SyncFailure } from "../client/rounds.ts";
import type { SyncReply, SyncRequest } from "../protocol.ts";
import { createMemoryDatabase } from "../server/memory-database.testing.ts";
import { createRandom } from "./random.ts";
import { buildDevice, buildServer, buildTabs, markKind, SCOPE, waitFor } from "./rig.ts";
import type { TestDevice } from "./rig.ts";
import { buildTabLocks } from "./tab-locks.ts";

export interface TabReport {
  readonly writes: number;
  readonly killed: number;
  /** Killed while it ran the round for all. */
  readonly leadersKilled: number;
  /** 1 when a newer page took the database over. */
  readonly upgrades: number;
}

interface Tab {
  readonly device: TestDevice;
  readonly owner: object;
}

const ROWS = 12;

/**
 * Two to ten tabs of one browser with one disk, one channel and one lock. Tabs write, are killed (most
 * often the one that holds the lock, between push and answer), freeze, and new ones open; now and then a
 * newer page takes the database away from all of them. Every write that was called stored reaches the
 * server once, and all tabs end alike. Rejects with the seed when not.
 */
export async function runTabs({ seed }: { readonly seed: number }): Promise<TabReport> {
  const random = createRandom(seed);
  const database = createMemoryDatabase();
  const server = buildServer({ database });
  const [factory, channels, locks] = [new IDBFactory(), buildTabs(), buildTabLocks()];
  const counts = { writes: 0, killed: 0, leadersKilled: 0, upgrades: 0 };
  /** Requests and answers that a step lets through, or never. */
  const underway: (() => void)[] = [];
  const stored = new Set<string>();
  let tabs: Tab[] = [];
  let isHealed = false;
  for (let n = 2 + random.below(9); n > 0; n--) await openTab();

  for (let step = 0; step < 40; step++) {
    const dice = random.below(100);
    const tab = random.pick(tabs);
    server.time.pass(random.below(1_000));
    if (dice < 35) await write(tab);
    else if (dice < 50) tab.device.rounds.retryNow();
    else if (dice < 75) underway.splice(random.below(underway.length), 1)[0]?.();
    else if (dice < 83) await kill(tab);
    else if (dice < 88) await kill(findLeader() ?? tab);
    else if (dice < 94) await tab.device.store.reread();
    else if (tabs.length < 10) await openTab();
    await rest();
  }
  if (random.isLucky(0.25)) await upgrade();
  await heal();
  check();
  return counts;

  async function openTab(): Promise<void> {
    const owner = {};
    const device = await buildDevice(server, {
      factory,
      channel: channels.open(),
      lock: (work) => locks.hold(owner, work),
    });
    device.network = (request) => carry(request);
    tabs.push({ device, owner });
  }

  /** Before the server and after it a message waits for its step. */
  async function carry(request: SyncRequest): Promise<SyncReply> {
    await wait();
    const reply = await server.answer(request);
    await wait();
    if (!isHealed && random.isLucky(0.1)) throw new SyncFailure("later");
    return reply;
  }

  function wait(): Promise<void> {
    return isHealed ? Promise.resolve() : new Promise((resolve) => underway.push(resolve));
  }

  async function write({ device }: Tab): Promise<void> {
    const note = `w${++counts.writes}`;
    const set = { status: "late", note };
    const id = `m${random.below(ROWS)}`;
    const writing = device.store.write([{ kind: markKind.name, id, set }]);
    const kept = writing.then(({ type }) => type === "stored" && stored.add(note));
    if (random.isLucky(0.8)) await kept;
  }

  /** The rest live on; the last tab is followed by a new one. */
  async function kill(tab: Tab): Promise<void> {
    counts.killed++;
    if (locks.holder() === tab.owner) counts.leadersKilled++;
    tabs = tabs.filter((other) => other !== tab);
    tab.device.rounds.stop();
    tab.device.store.close();
    locks.release(tab.owner);
    if (tabs.length === 0) await openTab();
  }

  function findLeader(): Tab | undefined {
    return tabs.find(({ owner }) => owner === locks.holder());
  }

  /** A newer page: the tabs' connections are closed, and opening again is refused for ever. */
  async function upgrade(): Promise<void> {
    counts.upgrades++;
    const opening = factory.open("u1", 2);
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
      opening.onblocked = reject;
    });
    for (const { device } of tabs) {
      const set = { status: "late", note: `w${++counts.writes}` };
      const change = { kind: markKind.name, id: `u${counts.writes}`, set };
      const outcome = await device.store.write([change]);
      if (outcome.type === "stored") fail("a tab wrote into the newer page's database");
      stored.add(set.note);
    }
  }

  async function heal(): Promise<void> {
    isHealed = true;
    for (const go of underway.splice(0)) go();
    for (let turn = 0; turn < 4; turn++) {
      for (const { device } of tabs) {
        await device.store.reread();
        device.rounds.retryNow();
        await waitFor(() => device.rounds.state() === "idle");
        await rest();
      }
    }
  }

  function check(): void {
    const rows = database.listRows(SCOPE);
    const kept = new Set(rows.map(({ data }) => data["note"]));
    const told = new Set(database.listHistory(SCOPE).map(({ value }) => value));
    for (const note of stored) {
      if (!kept.has(note) && !told.has(note)) fail(`${note} was stored and is nowhere`);
    }
    const expected = Object.fromEntries(
      rows.map(({ id, data }) => [id, { id, status: data["status"], note: data["note"] }]),
    );
    for (const { device } of tabs) {
      if (device.store.pending().length > 0) fail("ops still wait");
      if (!isDeepStrictEqual(device.marks(), expected)) fail("a tab differs from the server");
    }
  }

  function fail(fact: string): never {
    throw new Error(`${fact}; replay with runTabs({ seed: ${seed} })`);
  }
}

async function rest(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setImmediate(resolve));
}

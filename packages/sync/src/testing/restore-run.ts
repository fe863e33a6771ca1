import { DEAD } from "../change.ts";
import type { Change } from "../change.ts";
import { IDBFactory } from "fake-indexeddb";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import type { CheckedKind, Fields } from "../kind.ts";
import { KILLED } from "../merge.ts";
import type { StoredRow, SyncDatabase } from "../server/database.ts";
import { createMemoryDatabase } from "../server/memory-database.testing.ts";
import type { MemoryDatabase } from "../server/memory-database.testing.ts";
import { createRandom } from "./random.ts";
import { buildDevice, buildServer, buildTabs, cut, SCOPE, waitFor } from "./rig.ts";
import type { TestDevice } from "./rig.ts";

export interface RestoreReport {
  readonly writes: number;
  /** Values that a device had from the lost life and the backup had not. */
  readonly atRisk: number;
  /** Ops that told the server what it lost. */
  readonly toldAgain: number;
  /** Live frames that a tab took in without asking. */
  readonly framesTaken: number;
  readonly livingRows: number;
}

/** Every row needs `a`: a creation that came in pieces would be refused. */
const kind: CheckedKind = {
  name: "row",
  version: 1,
  schema: v.objectWithRest({ a: v.number() }, v.number()),
};
const FIELDS = ["b", "c", "d"];
const ROWS = 25;

/** A browser: its tabs share disk and channel. */
interface Browser {
  tabs: TestDevice[];
  readonly reload: () => Promise<void>;
  /** The server's rows as this browser last saw them. */
  seen: readonly StoredRow[];
}

/**
 * Devices write, a backup is taken in the middle, more is written and acknowledged, the server is
 * restored (now and then twice), and the devices come back in any order. Whatever was acknowledged and
 * stands on a device that comes back must be on the server again, with the greatest stamp winning field
 * by field, deletions included; and all devices must show it. Rejects with the seed when not.
 */
export async function runRestore({ seed }: { readonly seed: number }): Promise<RestoreReport> {
  const random = createRandom(seed);
  let current: MemoryDatabase = createMemoryDatabase();
  const database: SyncDatabase = {
    transaction: (work) => current.transaction(work),
    change: (target, decide) => current.change(target, decide),
    readSince: (scope, since, limit) => current.readSince(scope, since, limit),
  };
  const pullLimit = random.pick([4, 20, 5_000]);
  const server = buildServer({ database, kinds: [kind], pullLimit });
  const ledger = createLedger();
  const counts = { writes: 0, atRisk: 0, toldAgain: 0, framesTaken: 0 };
  const browsers: Browser[] = [];
  for (let n = 2 + random.below(4); n > 0; n--) browsers.push(await openBrowser());

  await live(60);
  const backup = current.copy();
  await live(60);
  // Some devices never come back; what only they had is nobody's any more.
  for (const browser of browsers) if (random.isLucky(0.2) && browsers.length > 2) leave(browser);
  await restore("e2", backup);
  await live(30);
  if (random.isLucky(0.3)) {
    await restore("e3", random.isLucky(0.5) ? backup : current.copy());
    await live(20);
  }
  if (random.isLucky(0.5)) browsers.push(await openBrowser());
  await meetAll();
  for (const { reload } of browsers) await reload();
  await meetAll();
  check();
  return { ...counts, livingRows: ledger.expected().size };

  async function openBrowser(): Promise<Browser> {
    const [factory, channels] = [new IDBFactory(), buildTabs()];
    const skewMs = random.below(60_000) - 30_000;
    const openTab = async (): Promise<TestDevice> => {
      const now = (): number => server.time.now() + skewMs;
      const tab = await buildDevice(server, {
        kinds: [kind],
        factory,
        channel: channels.open(),
        now,
        ...(random.isLucky(0.5) ? { hot: [{ kind: kind.name, from: "r1", to: "r2" }] } : {}),
      });
      tab.network = async (request) => {
        for (const op of request.scopes[0]?.ops ?? []) if (op.stamps) counts.toldAgain++;
        const reply = await server.answer(request);
        if (reply.scopes[0]?.more === false) browser.seen = current.listRows(SCOPE);
        return reply;
      };
      return tab;
    };
    const browser: Browser = {
      tabs: [],
      seen: [],
      async reload() {
        await rest();
        for (const { rounds, store } of browser.tabs) {
          rounds.stop();
          store.close();
        }
        browser.tabs = [await openTab(), ...(random.isLucky(0.3) ? [await openTab()] : [])];
      },
    };
    await browser.reload();
    return browser;
  }

  function leave(browser: Browser): void {
    browsers.splice(browsers.indexOf(browser), 1);
    for (const { rounds, store } of browser.tabs) {
      rounds.stop();
      store.close();
    }
  }

  async function live(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) {
      server.time.pass(random.below(5_000));
      const browser = random.pick(browsers);
      const dice = random.below(100);
      if (dice < 55) await write(random.pick(browser.tabs));
      else if (dice < 90) await meet(random.pick(browser.tabs));
      else if (dice < 95) await browser.reload();
      else await failOnce(random.pick(browser.tabs));
      tellTabs();
    }
  }

  /** The live streams stand again before the first request after a restore, or they do not. */
  function tellTabs(): void {
    const commits = server.commits.splice(0);
    for (const browser of browsers) {
      for (const { store } of browser.tabs) {
        if (commits.length === 0 || random.isLucky(0.5)) continue;
        const { cursor } = store;
        for (const commit of commits) store.applyFrame({ ...commit, epoch: server.epoch });
        if (store.cursor === cursor) continue;
        counts.framesTaken++;
        if (store.cursor === commits.at(-1)?.seq) browser.seen = current.listRows(SCOPE);
      }
    }
  }

  async function write(tab: TestDevice): Promise<void> {
    await tab.store.whole;
    const changes: Change[] = [];
    const ids = new Set(Array.from({ length: 1 + random.below(4) }, () => random.below(ROWS)));
    for (const number of ids) {
      const id = `r${number}`;
      const isThere = tab.store.rows(kind).has(id);
      const value = ++counts.writes;
      if (isThere && random.isLucky(0.15))
        changes.push({ kind: kind.name, id, set: { [DEAD]: true } });
      else if (!isThere) changes.push({ kind: kind.name, id, set: { a: value, b: value } });
      else {
        const field = random.pick([...FIELDS, "a"]);
        const removes = field !== "a" && random.isLucky(0.1);
        changes.push({ kind: kind.name, id, set: { [field]: removes ? null : value } });
      }
    }
    const stored = tab.store.write(changes);
    for (const op of tab.store.pending()) ledger.takeOp(op);
    await stored;
  }

  async function meet(tab: TestDevice): Promise<void> {
    tab.rounds.retryNow();
    await waitFor(() => tab.rounds.state() === "idle");
    await rest();
  }

  /** The answer is lost, or the request too; the device tries again some time later. */
  async function failOnce(tab: TestDevice): Promise<void> {
    const { network } = tab;
    const isHeard = random.isLucky(0.5);
    tab.network = async (request) => {
      if (isHeard) await server.answer(request);
      return cut();
    };
    await tab.sync().catch(() => undefined);
    tab.network = network;
  }

  async function restore(epoch: string, from: MemoryDatabase): Promise<void> {
    await rest();
    // From here on only what the backup has, what a device has, and what waits there counts.
    const values = ledger.startAnew();
    for (const row of from.listRows(SCOPE)) ledger.takeRow(row);
    const inBackup = ledger.count();
    for (const { seen, tabs } of browsers) {
      for (const row of seen) ledger.takeSeenRow(row);
      for (const { store } of tabs) for (const op of store.pending()) ledger.takeOp(op);
    }
    counts.atRisk += ledger.count() - inBackup;
    if (ledger.count() > values) throw new Error(`the test knows too much (seed ${seed})`);
    current = from.copy();
    server.epoch = epoch;
  }

  async function meetAll(): Promise<void> {
    for (let turn = 0; turn < 3; turn++) {
      const order = [...browsers].sort(() => random.chance() - 0.5);
      for (const { tabs } of order) for (const tab of tabs) await meet(tab);
    }
  }

  function check(): void {
    const expected = ledger.expected();
    const wrong: unknown[] = [];
    for (const [index, { tabs }] of browsers.entries()) {
      for (const { store } of tabs) {
        const rows = store.rows(kind);
        for (const id of new Set([...expected.keys(), ...rows.keys()])) {
          if (isDeepStrictEqual(rows.get(id), expected.get(id))) continue;
          wrong.push([`browser ${index}`, id, rows.get(id), expected.get(id)]);
        }
        if (store.pending().length > 0) wrong.push([`browser ${index} still has ops waiting`]);
        for (const { id, refusal } of store.refused()) {
          if (refusal.type !== "gone") wrong.push([`browser ${index}`, id, refusal]);
        }
      }
    }
    if (wrong.length === 0) return;
    throw new Error(`shown, expected: ${JSON.stringify(wrong.slice(0, 5))}. Seed ${seed}`);
  }
}

async function rest(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** The merge rule told a second time, from single values: who wrote what when. */
function createLedger() {
  let values = new Map<string, Map<string, { at: string; value: unknown }>>();

  function claim(id: string, field: string, at: string, value: unknown): void {
    const row = values.get(id) ?? new Map<string, { at: string; value: unknown }>();
    values.set(id, row);
    if (at > (row.get(field)?.at ?? "")) row.set(field, { at, value });
  }

  return {
    takeOp(op: { id: string; set: Fields; at: string; stamps?: Readonly<Record<string, string>> }) {
      for (const [field, value] of Object.entries(op.set)) {
        const at = op.stamps?.[field] ?? op.at;
        claim(op.id, field, at, value);
        if (field === DEAD && value === true) claim(op.id, KILLED, at, true);
      }
      const killed = op.stamps?.[KILLED];
      if (killed !== undefined) claim(op.id, KILLED, killed, true);
    },
    takeRow({ id, data, at }: StoredRow) {
      for (const [field, stamp] of Object.entries(at)) claim(id, field, stamp, data[field] ?? null);
    },
    /** Of a deleted row a device has nothing but the deletion, whatever hides under it on the server. */
    takeSeenRow({ id, data, at }: StoredRow) {
      for (const [field, stamp] of Object.entries(at)) {
        const isHidden = data[DEAD] === true && field !== DEAD && field !== KILLED;
        if (!isHidden) claim(id, field, stamp, data[field] ?? null);
      }
    },
    /** Forgets everything and returns how much it was. */
    startAnew(): number {
      const known = countValues();
      values = new Map();
      return known;
    },
    count: () => countValues(),
    expected(): ReadonlyMap<string, Fields> {
      const expected = new Map<string, Fields>();
      for (const [id, row] of values) {
        if (row.get(DEAD)?.value !== false) continue;
        const killed = row.get(KILLED)?.at ?? "";
        const shown: Record<string, unknown> = { id };
        for (const [field, { at, value }] of row) {
          if (!field.startsWith("~") && at >= killed && value !== null) shown[field] = value;
        }
        expected.set(id, shown);
      }
      return expected;
    },
  };

  function countValues(): number {
    return [...values.values()].reduce((count, row) => count + row.size, 0);
  }
}

import { DEAD } from "../change.ts";
import type { Change } from "../change.ts";
import { IDBFactory } from "fake-indexeddb";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import type { CheckedKind, Fields } from "../kind.ts";
import type { SyncReply, SyncRequest } from "../protocol.ts";
import { answerSync } from "../server/answer-sync.ts";
import { compactScope } from "../server/compact.ts";
import type { SyncDatabase } from "../server/database.ts";
import { createMemoryDatabase } from "../server/memory-database.testing.ts";
import type { Commit } from "../server/push.ts";
import { openFuzzDevice } from "./fuzz-device.ts";
import type { FuzzDevice } from "./fuzz-device.ts";
import { createFuzzNetwork } from "./fuzz-network.ts";
import { createOracle } from "./fuzz-oracle.ts";
import { createRandom } from "./random.ts";
import { buildTabs, buildTime, openPolicy, SCOPE } from "./rig.ts";

export interface FuzzOptions {
  readonly seed: number;
  /** At least 3; the last two are tabs of one browser. */
  readonly devices: number;
  /** How many ops are written in all. */
  readonly ops: number;
  /** Where the server keeps its rows. Default: memory. */
  readonly database?: () => SyncDatabase | Promise<SyncDatabase>;
  readonly onProgress?: (opsWritten: number) => void;
}

export interface FuzzReport {
  readonly ops: number;
  readonly steps: number;
  readonly reloads: number;
  readonly purges: number;
  readonly accepted: number;
  readonly refused: number;
  readonly livingRows: number;
  readonly diskFailures: number;
  readonly lost: number;
  readonly answersLost: number;
  readonly duplicated: number;
  readonly cut: number;
}

const FIELDS = ["a", "b", "c", "d", "e"];
/** A few rows that everybody edits, and many that are touched rarely: there a hole stays open. */
const [BUSY_ROWS, ALL_ROWS] = [20, 300];
const OPS_PER_CHECK = 5_000;
const OPS_PER_WRITE = 30;

const fuzzKind: CheckedKind = {
  name: "fuzz",
  version: 1,
  schema: v.objectWithRest({}, v.number()),
};

/** What became of the op that carries this token. */
const [STORED, ACCEPTED, REFUSED] = [1, 2, 4];

/**
 * Devices write, lose their network, crash and come back, in an order that the seed decides, with the
 * real store, rounds and server code. Afterwards all of them must show what the oracle expects, and no
 * op that a device called stored may be missing. Rejects with the seed when one is.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, devices: deviceCount, ops: opCount } = options;
  const random = createRandom(seed);
  const time = buildTime();
  const database = (await options.database?.()) ?? createMemoryDatabase({ keepsHistory: false });
  const oracle = createOracle();
  const network = createFuzzNetwork(random, answer);
  const storageState = { busy: 0, isHealed: false, failures: 0 };
  const fates = new Uint8Array(opCount + 1);
  const counts = { ops: 0, steps: 0, reloads: 0, purges: 0 };
  const writes = new Set<Promise<unknown>>();
  const devices: FuzzDevice[] = [];
  let openings = 0;
  let nextCheck = OPS_PER_CHECK;

  await openDevices();
  while (counts.ops < opCount) {
    counts.steps++;
    time.pass(random.below(40));
    await act(random.below(deviceCount));
    if (counts.ops < nextCheck) continue;
    nextCheck += OPS_PER_CHECK;
    await checkAll();
    options.onProgress?.(counts.ops);
  }
  await checkAll();
  checkFates();
  return {
    ...counts,
    ...network.faults,
    accepted: countFates(ACCEPTED),
    refused: countFates(REFUSED),
    livingRows: oracle.expected().size,
    diskFailures: storageState.failures,
  };

  async function openDevices(): Promise<void> {
    for (let index = 0; index < deviceCount; index++) {
      const isSecondTab = index === deviceCount - 1;
      const disk = (isSecondTab ? devices.at(-1)?.disk : undefined) ?? {
        factory: new IDBFactory(),
        tabs: buildTabs(),
      };
      const send = (request: SyncRequest): Promise<SyncReply> => network.send(index, request);
      const nextDeviceId = (): string => `d${index}.${++openings}`;
      const world = { kind: fuzzKind, time, random, storageState };
      devices.push(await openFuzzDevice({ ...world, disk, send, nextDeviceId }));
    }
  }

  async function act(index: number): Promise<void> {
    const device = findDevice(index);
    const dice = random.below(1_000);
    if (dice < 300) await write(device);
    else if (dice < 400) device.rounds.poke();
    else if (dice < 450) device.rounds.retryNow();
    else if (dice < 950) await network.step();
    else if (dice < 965) network.setPartition(index, true);
    else if (dice < 985) network.setPartition(index, false);
    else if (dice < 990) await device.store.reread();
    else if (dice < 998) await reload(device);
    else await purge();
    if (random.isLucky(0.9)) await rest();
  }

  async function write(device: FuzzDevice): Promise<void> {
    const changes: Change[] = [];
    const tokens: number[] = [];
    const size = Math.min(1 + random.below(OPS_PER_WRITE), opCount - counts.ops);
    for (let n = 0; n < size; n++) {
      const token = ++counts.ops;
      const isRowSealed = random.isLucky(0.003);
      const id =
        (isRowSealed ? "sealed" : "r") + random.below(random.isLucky(0.7) ? BUSY_ROWS : ALL_ROWS);
      if (random.isLucky(0.04)) changes.push({ kind: fuzzKind.name, id, set: { [DEAD]: true } });
      else {
        changes.push({ kind: fuzzKind.name, id, set: toSet(token) });
        tokens.push(token);
      }
    }
    const writing = device.store.write(changes).then(({ type }) => {
      if (type === "stored") for (const token of tokens) mark(token, STORED);
      writes.delete(writing);
    });
    writes.add(writing);
    // A tab may be killed while the disk is still at it.
    if (random.isLucky(0.9)) await writing;
  }

  function toSet(token: number): Fields {
    const set: Record<string, unknown> = { [random.pick(FIELDS)]: token };
    if (random.isLucky(0.3)) set[random.pick(FIELDS)] = token;
    if (random.isLucky(0.002)) set["broken"] = "not a number";
    return set;
  }

  async function reload(device: FuzzDevice): Promise<void> {
    counts.reloads++;
    const waiting = device.store.pending().filter((op) => op.isSaved);
    await device.reload();
    await device.store.whole;
    const known = new Set(
      [...device.store.pending(), ...device.store.refused()].flatMap((op) => listTokens(op.set)),
    );
    for (const token of waiting.flatMap((op) => listTokens(op.set))) {
      if (!known.has(token) && !isFate(token, ACCEPTED | REFUSED)) {
        fail(`op ${token} was in the outbox before the reload and is nowhere after it`);
      }
    }
  }

  async function answer(request: SyncRequest): Promise<SyncReply> {
    const server = { database, policy: openPolicy, kinds: [fuzzKind], epoch: "e1", pullLimit: 50 };
    const received: SyncRequest = JSON.parse(JSON.stringify(request));
    const input = { actor: "u1", request: received, now: time.now() };
    const { reply, commits } = await answerSync(server, input);
    for (const [index, { results }] of reply.scopes.entries()) {
      const ops = received.scopes[index]?.ops ?? [];
      for (const [place, { refusal }] of results.entries()) {
        const op = ops[place];
        if (!op) continue;
        oracle.take(op, refusal);
        if (refusal?.type === "clock") continue;
        for (const token of listTokens(op.set)) mark(token, refusal ? REFUSED : ACCEPTED);
      }
    }
    for (const commit of commits) tellDevices(commit);
    const copy: SyncReply = JSON.parse(JSON.stringify(reply));
    return copy;
  }

  function tellDevices(commit: Commit): void {
    for (const device of devices) {
      if (random.isLucky(0.4)) device.rounds.applyFrame(structuredClone(commit));
    }
  }

  async function purge(): Promise<void> {
    counts.purges++;
    oracle.purge();
    const now = time.now();
    while ((await compactScope(database, { scope: SCOPE, deadBefore: now + 1, now })) > 0);
  }

  /** Until nothing moves by itself any more. */
  async function rest(): Promise<void> {
    for (let quiet = 0; quiet < 2; quiet = storageState.busy === 0 ? quiet + 1 : 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Lets everything heal and looks; then reads everything from disk and looks again. */
  async function checkAll(): Promise<void> {
    network.setHealed(true);
    storageState.isHealed = true;
    await healAll();
    checkConverged("after the last round");
    const cursors = devices.map(({ store }) => store.cursor);
    for (const device of devices) await device.reload();
    await Promise.all(devices.map(({ store }) => store.whole));
    for (const [index, { store }] of devices.entries()) {
      if (store.cursor === cursors[index]) checkRows(index, "as read from disk");
    }
    // What a failing disk could not take off the outbox goes out once more, and changes nothing.
    await healAll();
    checkConverged("after reading everything from disk again");
    network.setHealed(false);
    storageState.isHealed = false;
  }

  async function healAll(): Promise<void> {
    await Promise.all(writes);
    for (let turn = 0; turn < 10_000; turn++) {
      for (const { rounds } of devices) rounds.retryNow();
      await deliverAll();
      const isDone = devices.every(({ store }) => store.pending().length === 0);
      if (isDone && turn > 3) return;
    }
    fail("the devices do not come to rest");
  }

  async function deliverAll(): Promise<void> {
    for (let message = 0; message < 10_000; message++) {
      await rest();
      if (!(await network.step())) return;
    }
    fail("the devices go on asking for ever");
  }

  function checkConverged(when: string): void {
    const expected = oracle.expected();
    for (const [index, { store }] of devices.entries()) {
      if (store.pending().length > 0) fail(`device ${index} still has ops waiting ${when}`);
      checkRows(index, when, expected);
    }
  }

  function checkRows(index: number, when: string, expected = oracle.expected()): void {
    const rows = findDevice(index).store.rows(fuzzKind);
    for (const id of new Set([...expected.keys(), ...rows.keys()])) {
      if (isDeepStrictEqual(rows.get(id), expected.get(id))) continue;
      const shown = JSON.stringify([rows.get(id), expected.get(id)]);
      fail(`device ${index} differs in row ${id} ${when} (shown, expected): ${shown}`);
    }
  }

  function checkFates(): void {
    const kept = new Set(
      devices.flatMap(({ store }) => store.refused().flatMap((op) => listTokens(op.set))),
    );
    for (let token = 1; token <= counts.ops; token++) {
      const isStored = isFate(token, STORED);
      if (isStored && !isFate(token, ACCEPTED) && !kept.has(token)) {
        fail(`op ${token} was stored, but is neither on the server nor among the refused`);
      }
    }
  }

  function findDevice(index: number): FuzzDevice {
    return devices[index] ?? fail(`there is no device ${index}`);
  }

  function mark(token: number, fate: number): void {
    fates[token] = (fates[token] ?? 0) | fate;
  }

  function isFate(token: number, fate: number): boolean {
    return ((fates[token] ?? 0) & fate) !== 0;
  }

  function countFates(fate: number): number {
    return fates.reduce((count, known) => (known & fate ? count + 1 : count), 0);
  }

  function fail(fact: string): never {
    const replay = `runFuzz({ seed: ${seed}, devices: ${deviceCount}, ops: ${opCount} })`;
    throw new Error(`${fact}. Step ${counts.steps}; replay with ${replay}`);
  }
}

function listTokens(set: Fields): readonly number[] {
  return Object.values(set).filter((value) => typeof value === "number");
}

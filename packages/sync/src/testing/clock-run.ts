import { IDBFactory } from "fake-indexeddb";
import { isDeepStrictEqual } from "node:util";
import { FUTURE_LIMIT_MS, stampMs } from "../clock.ts";
import { createMemoryDatabase } from "../server/memory-database.testing.ts";
import { createRandom } from "./random.ts";
import { buildDevice, buildServer, cut, markKind, SCOPE } from "./rig.ts";
import type { TestDevice } from "./rig.ts";

export interface ClockReport {
  readonly writes: number;
  readonly jumps: number;
  /** How often the server's own clock was put wrong, or right. */
  readonly steps: number;
  /** Edits of what was just seen; each has to win. */
  readonly answers: number;
}

const YEAR_MS = 365 * 24 * 3_600_000;
const ROWS = 5;
/** A turn may pass three seconds by the clock that is set in it; each write may be some ms later. */
const TURN_MS = 5_000;

interface WrongDevice {
  device: TestDevice;
  /** Device time minus server time. */
  readonly skew: { ms: number };
  readonly factory: IDBFactory;
}

/**
 * Devices whose clocks are up to ten years wrong and jump, across reloads too, and a server whose own clock steps
 * forward and back by up to a year. Every write is taken in the end, without waiting for a clock; nothing stands
 * in the future of the latest time that the server ever had, an edit of what its author has just seen wins, and
 * all end alike. Rejects with the seed when not.
 */
export async function runClocks({ seed }: { readonly seed: number }): Promise<ClockReport> {
  const random = createRandom(seed);
  const database = createMemoryDatabase();
  const server = buildServer({ database });
  const counts = { writes: 0, jumps: 0, steps: 0, answers: 0 };
  let latestNow = server.time.now();
  const devices: WrongDevice[] = [];
  for (let n = 2 + random.below(3); n > 0; n--) {
    const wrong = { skew: { ms: toSkewMs() }, factory: new IDBFactory() };
    devices.push({ ...wrong, device: await open(wrong) });
  }

  for (let turn = 0; turn < 40; turn++) {
    server.time.pass(random.below(3_000));
    const wrong = random.pick(devices);
    const dice = random.below(100);
    if (dice < 30) await write(wrong, `${counts.writes + 1}`);
    else if (dice < 55) await answerWhatIsSeen(wrong);
    else if (dice < 75) await wrong.device.sync();
    else if (dice < 85) jump(wrong);
    else if (dice < 92) step();
    else await reload(wrong);
    latestNow = Math.max(latestNow, server.time.now() + server.wrongMs);
  }
  server.wrongMs = 0;
  for (let turn = 0; turn < 2; turn++) for (const { device } of devices) await device.sync();
  check();
  return counts;

  function open({ skew, factory }: Pick<WrongDevice, "skew" | "factory">): Promise<TestDevice> {
    return buildDevice(server, { factory, now: () => server.time.now() + skew.ms });
  }

  /** Right again every third time: that is when a scope that was taken ahead would stay shut. */
  function step(): void {
    const reach = random.pick([60_000, 300_000, 3_600_000, YEAR_MS / 365, YEAR_MS]);
    server.wrongMs = random.isLucky(0.3) ? 0 : Math.round((random.chance() * 2 - 1) * reach);
    counts.steps++;
  }

  function toSkewMs(): number {
    const reach = random.pick([1_000, 60_000, 3_600_000, YEAR_MS / 365, YEAR_MS, 10 * YEAR_MS]);
    return Math.round((random.chance() * 2 - 1) * reach);
  }

  function jump(wrong: WrongDevice): void {
    wrong.skew.ms = toSkewMs();
    counts.jumps++;
  }

  async function write({ device }: WrongDevice, note: string): Promise<string> {
    const id = `m${random.below(ROWS)}`;
    counts.writes++;
    await device.store.write([{ kind: markKind.name, id, set: { status: "late", note } }]);
    return id;
  }

  /** The clock may jump between what was seen and the edit of it. */
  async function answerWhatIsSeen(wrong: WrongDevice): Promise<void> {
    await wrong.device.sync();
    if (random.isLucky(0.4)) jump(wrong);
    if (random.isLucky(0.2)) await reload(wrong);
    const note = `${counts.writes + 1}`;
    const id = await write(wrong, note);
    if (random.isLucky(0.2)) await reload(wrong);
    await wrong.device.sync();
    counts.answers++;
    const kept = database.listRows(SCOPE).find((row) => row.id === id)?.data["note"];
    if (kept !== note) fail(`an edit of what was seen lost: ${String(kept)} stands, not ${note}`);
  }

  async function reload(wrong: WrongDevice): Promise<void> {
    wrong.device.network = cut;
    wrong.device.rounds.stop();
    wrong.device.store.close();
    wrong.device = await open(wrong);
  }

  function check(): void {
    // However many write: nobody moves the scope on from where the server's own clock was at its latest.
    const limit = latestNow + FUTURE_LIMIT_MS + TURN_MS;
    for (const { at } of database.listRows(SCOPE)) {
      if (Object.values(at).some((stamp) => stampMs(stamp) > limit)) fail("a stamp of the future");
    }
    const [first] = devices;
    for (const { device } of devices) {
      if (device.store.pending().length > 0) fail("ops still wait");
      if (device.store.refused().length > 0) fail("an op was refused for its clock");
      if (!isDeepStrictEqual(device.marks(), first?.device.marks())) fail("devices differ");
    }
  }

  function fail(fact: string): never {
    throw new Error(`${fact}; replay with runClocks({ seed: ${seed} })`);
  }
}

import type { SyncReply, SyncRequest } from "@damim/sync/protocol.ts";
import { createMemoryDatabase } from "@damim/sync/server/memory-database.testing.ts";
import { createRandom } from "@damim/sync/testing/random.ts";
import {
  buildDevice,
  buildServer,
  markKind,
  SCOPE,
  type TestDevice,
  waitFor,
} from "@damim/sync/testing/rig.ts";
import { afterEach, expect, it, vi } from "vitest";
import { makeRoundTrip } from "../rounds/round-trip.ts";
import { sendRound } from "../rounds/send-round.ts";

/** What a network, a proxy or an overloaded server does to one request and its answer. */
const FAULTS = [
  "request lost",
  "answer lost after commit",
  "duplicated",
  "reordered",
  "cut in the middle",
  "slow",
  "wrong type",
  "429",
  "500",
  "502",
  "503",
] as const;
type Fault = (typeof FAULTS)[number];

/** Set by `tools/deep/vitest-part.ts`. */
const RUNS = Number(import.meta.env["DEEP_COUNT"] ?? 60);
const FIRST_SEED = Number(import.meta.env["DEEP_SEED"] ?? 1);

afterEach(() => vi.unstubAllGlobals());

it(
  `every write arrives once, whatever HTTP does to it (${RUNS} runs of ${FAULTS.length} faults)`,
  { timeout: 2_400_000 },
  async () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed++) await runFaults(seed);
  },
);

/** Two devices write and meet each fault once, in an order that the seed decides. */
async function runFaults(seed: number): Promise<void> {
  const random = createRandom(seed);
  const database = createMemoryDatabase();
  const server = buildServer({ database, pullLimit: random.pick([2, 5_000]) });
  const devices = [await buildDevice(server), await buildDevice(server)];
  /** Requests that the network held back and delivers after later ones. */
  const late: SyncRequest[] = [];
  let armed: Fault | undefined;
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    const fault = armed;
    armed = undefined;
    const request: SyncRequest = JSON.parse(body);
    if (fault === "request lost") throw new TypeError("network");
    const status = Number(fault);
    if (status >= 400) return toRefusal(status);
    if (fault === "reordered") {
      late.push(request);
      throw new DOMException("too slow", "TimeoutError");
    }
    const reply = await server.answer(request);
    if (fault === "duplicated") await server.answer(request);
    for (const held of late.splice(0)) await server.answer(held);
    return toAnswer(reply, fault);
  });
  for (const device of devices) {
    device.network = (request) => sendRound(request, { makeRoundTrip, onRevoked: () => undefined });
  }

  const faults = FAULTS.map((fault) => ({ fault, order: random.chance() }));
  const notes: string[] = [];
  for (const { fault } of faults.sort((a, b) => a.order - b.order)) {
    const device = random.pick(devices);
    for (let n = random.below(3); n >= 0; n--) {
      const note = `w${notes.length}`;
      notes.push(note);
      const id = `m${random.below(6)}`;
      await device.store.write([{ kind: markKind.name, id, set: { status: "late", note } }]);
    }
    armed = fault;
    await goOn(device);
    const isHarmless = fault === "duplicated" || fault === "slow";
    expect(device.rounds.state(), `seed ${seed}, ${fault}`).toBe(isHarmless ? "idle" : "offline");
    // Tries again by itself, or not yet.
    server.time.pass(random.below(40_000));
    await rest();
  }
  for (let turn = 0; turn < 2; turn++) for (const device of devices) await goOn(device);

  const rows = database.listRows(SCOPE);
  const history = database.listHistory(SCOPE).map(({ value }) => value);
  const told = [...rows.map(({ data }) => data["note"]), ...history];
  for (const note of notes) {
    expect(
      told.filter((other) => other === note),
      `seed ${seed}, ${note}`,
    ).toHaveLength(1);
  }
  for (const device of devices) {
    expect(device.store.pending(), `seed ${seed}`).toEqual([]);
    expect(device.store.refused(), `seed ${seed}`).toEqual([]);
    const shown = Object.values(device.marks());
    expect(shown.length, `seed ${seed}`).toBe(rows.length);
    for (const { id, data } of rows) {
      expect(device.marks()[id], `seed ${seed}`).toMatchObject({ note: data["note"] });
    }
  }
}

async function goOn({ rounds }: TestDevice): Promise<void> {
  rounds.retryNow();
  await rest();
}

/** An offline round shows nothing new while it tries again: so many turns are enough for it to end. */
async function rest(): Promise<void> {
  let turns = 0;
  await waitFor(() => ++turns > 60);
}

function toRefusal(status: number): Response {
  const isProxy = status === 502;
  const body = isProxy ? "<html>Bad Gateway</html>" : JSON.stringify({ error: { type: "x" } });
  return new Response(body, { status });
}

function toAnswer(reply: SyncReply, fault: Fault | undefined): Response {
  const text = JSON.stringify(reply);
  if (fault === "answer lost after commit") throw new TypeError("network");
  // A school's filter that asks to log in, with status 200.
  if (fault === "wrong type") return new Response("<html>로그인</html>", { status: 200 });
  if (fault !== "cut in the middle" && fault !== "slow") return new Response(text);
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (fault !== "slow" && sent > bytes.length / 2)
        return controller.error(new TypeError("cut"));
      if (sent >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(sent, (sent += 40)));
    },
  });
  return new Response(body);
}

import { openStore } from "../client/open-store.ts";
import type { Store } from "../client/store.ts";
import type { ClientStorage } from "../client/storage.ts";
import { parseLiveFrame, parseSyncReply, parseSyncRequest } from "../protocol.ts";
import { answerSync } from "../server/answer-sync.ts";
import { createMemoryDatabase } from "../server/memory-database.testing.ts";
import { mutateWire } from "./mutate-wire.ts";
import { createRandom } from "./random.ts";
import { recordWire } from "./record-wire.ts";
import { markKind, NOON, openPolicy, SCOPE } from "./rig.ts";

export interface WireReport {
  readonly inputs: number;
  /** Inputs that were decoded and then acted on. */
  readonly taken: number;
  /** The longest that one input took, ms; the best of three where the first try was slow. */
  readonly slowestMs: number;
}

const SORTS = ["requests", "replies", "frames"] as const;
const SLOW_MS = 100;
const WAITING = ["w1", "w2", "w3"];

/**
 * Damaged messages at every door of sync: requests at the server, replies and live frames at a device.
 * What decodes is acted on: ops are taken, rows settled. Rejects with the seed when anything is thrown,
 * takes longer than 100 ms, or makes an op that waits on the device disappear without an answer to it.
 */
export async function runWireFuzz(options: {
  readonly seed: number;
  readonly inputs: number;
  /** Ms; absent: nothing is measured. */
  readonly stopwatch?: () => number;
}): Promise<WireReport> {
  const { seed, inputs, stopwatch = () => 0 } = options;
  const random = createRandom(seed);
  const wire = await recordWire();
  const database = createMemoryDatabase();
  let store = await openDevice();
  let [taken, slowestMs] = [0, 0];

  for (let index = 0; index < inputs; index++) {
    const sort = SORTS[index % SORTS.length] ?? "requests";
    const text = mutateWire(random, wire[sort]);
    if (index % 300 === 0) store = await openDevice();
    try {
      let ms = await measure(sort, text);
      // The machine may have been busy with something else.
      for (let again = 0; again < 2 && ms > SLOW_MS; again++) {
        ms = Math.min(ms, await measure(sort, text));
      }
      slowestMs = Math.max(slowestMs, ms);
      if (ms > SLOW_MS) throw new Error(`took ${Math.round(ms)} ms`);
    } catch (error) {
      const replay = `runWireFuzz({ seed: ${seed}, inputs: ${index + 1} })`;
      const shown = JSON.stringify(text.slice(0, 500));
      throw new Error(`${sort} ${shown}: ${String(error)}; replay with ${replay}`, {
        cause: error,
      });
    }
  }
  return { inputs, taken, slowestMs };

  async function measure(sort: (typeof SORTS)[number], text: string): Promise<number> {
    const startedAt = stopwatch();
    const isTaken = await take(sort, parseJson(text));
    if (isTaken) taken++;
    return stopwatch() - startedAt;
  }

  async function take(sort: (typeof SORTS)[number], input: unknown): Promise<boolean> {
    if (sort === "requests") return takeRequest(input);
    if (sort === "replies") return takeReply(input);
    const frame = parseLiveFrame(input);
    if (frame.ok) store.applyFrame({ ...frame.value, scope: SCOPE });
    return frame.ok;
  }

  async function takeRequest(input: unknown): Promise<boolean> {
    const parsed = parseSyncRequest(input);
    if (!parsed.ok) return false;
    const server = { database, policy: openPolicy, kinds: [markKind], epoch: "e1" };
    const { reply } = await answerSync(server, { actor: "u1", request: parsed.value, now: NOON });
    for (const [place, { ops }] of parsed.value.scopes.entries()) {
      const answered = reply.scopes[place]?.results.length;
      if (answered !== ops.length) throw new Error(`${ops.length} ops, ${answered} answers`);
    }
    return true;
  }

  async function takeReply(input: unknown): Promise<boolean> {
    const parsed = parseSyncReply(input);
    const [scope] = parsed.ok ? parsed.value.scopes : [];
    if (!parsed.ok || !scope) return false;
    const request = store.toRequest({ ops: 500, characters: 500_000 });
    await store.settle(request, scope, parsed.value);
    const answered = new Set(scope.results.map(({ n }) => request.ops[n]?.id));
    const known = new Set([...store.pending(), ...store.refused()].map(({ id }) => id));
    const gone = request.ops.find(({ id }) => !known.has(id) && !answered.has(id));
    if (gone) throw new Error(`the op of ${gone.id} is gone without an answer`);
    return true;
  }
}

/** A device with three ops waiting, whose disk takes everything and keeps nothing. */
async function openDevice(): Promise<Store> {
  const done = async (): Promise<void> => {};
  const storage: ClientStorage = {
    load: async () => ({ rows: [], outbox: [], refused: [], mark: undefined }),
    loadRows: done,
    append: done,
    settle: done,
    replaceOps: done,
    removeRefused: done,
    close: () => {},
  };
  const kinds = [markKind];
  const store = await openStore({ scope: SCOPE, kinds, storage, now: () => NOON, deviceId: "d1" });
  const set = { status: "late" };
  await store.write(WAITING.map((id) => ({ kind: markKind.name, id, set })));
  return store;
}

/** As both ends do it: what is no JSON is refused before the decoder. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import * as v from "valibot";
import { createIndexedDbStorage } from "../client/indexeddb-storage.ts";
import { createRounds, SyncFailure } from "../client/rounds.ts";
import type { Rounds, RoundsOptions, RoundState } from "../client/rounds.ts";
import type { ClientStorage } from "../client/storage.ts";
import { openStore } from "../client/open-store.ts";
import type { Store, StoreOptions } from "../client/store.ts";
import type { Channel, TabMessage } from "../client/tabs.ts";
import type { CheckedKind } from "../kind.ts";
import type { SyncReply, SyncRequest } from "../protocol.ts";
import { answerSync } from "../server/answer-sync.ts";
import type { SyncDatabase } from "../server/database.ts";
import { createMemoryDatabase } from "../server/memory-database.testing.ts";
import type { Policy } from "../server/policy.ts";
import type { Commit } from "../server/push.ts";

export const SCOPE = "t/u1/2026";
export const NOON = Date.UTC(2026, 4, 4, 3);

const markSchema = v.looseObject({
  status: v.picklist(["absent", "late", "earlyLeave"]),
  note: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
});
export type TestMark = v.InferOutput<typeof markSchema>;
export const markKind: CheckedKind<TestMark> = { name: "mark", version: 1, schema: markSchema };

/** Everybody reads; `sealed` may not be written by anybody. */
export const openPolicy: Policy<string> = {
  canRead: () => true,
  canWrite: (_actor, op) => (op.id.startsWith("sealed") ? { type: "denied" } : undefined),
};

/** A time that only moves when a test says so. */
export interface TestTime {
  readonly now: () => number;
  readonly pass: (ms: number) => void;
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
}

export function buildTime(start = NOON): TestTime {
  let now = start;
  let timers: { readonly at: number; readonly work: () => void }[] = [];
  return {
    now: () => now,
    pass(ms) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { work } of due) work();
    },
    setTimer(work, delayMs) {
      const timer = { at: now + delayMs, work };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
  };
}

export interface TestServer {
  readonly time: TestTime;
  readonly database: SyncDatabase & Partial<ReturnType<typeof createMemoryDatabase>>;
  readonly commits: Commit[];
  epoch: string;
  /** The server's clock minus the true time. */
  wrongMs: number;
  readonly answer: (request: SyncRequest) => Promise<SyncReply>;
}

export function buildServer(options?: {
  readonly database?: SyncDatabase;
  readonly policy?: Policy<string>;
  readonly kinds?: readonly CheckedKind[];
  readonly pullLimit?: number;
}): TestServer {
  const time = buildTime();
  const database = options?.database ?? createMemoryDatabase();
  const policy = options?.policy ?? openPolicy;
  const kinds = options?.kinds ?? [markKind];
  const limit = options?.pullLimit === undefined ? {} : { pullLimit: options.pullLimit };
  const commits: Commit[] = [];
  const server: TestServer = {
    time,
    database,
    commits,
    epoch: "e1",
    wrongMs: 0,
    async answer(request) {
      // Through JSON, as it travels.
      const received: SyncRequest = JSON.parse(JSON.stringify(request));
      const { epoch } = server;
      const answer = await answerSync(
        { database, policy, kinds, epoch, ...limit },
        { actor: "u1", request: received, now: time.now() + server.wrongMs },
      );
      commits.push(...answer.commits);
      const reply: SyncReply = JSON.parse(JSON.stringify(answer.reply));
      return reply;
    },
  };
  return server;
}

export interface TestDevice {
  readonly store: Store;
  readonly rounds: Rounds;
  readonly factory: IDBFactory;
  readonly storage: ClientStorage;
  readonly states: RoundState[];
  /** What `send` does; replace it to cut the network. */
  network: (request: SyncRequest) => Promise<SyncReply>;
  /** Rounds until nothing is left to do. Fails when the network does. */
  sync(): Promise<void>;
  marks(): Record<string, unknown>;
}

let openings = 0;

export async function buildDevice(
  server: TestServer,
  options?: Partial<StoreOptions> &
    Pick<Partial<RoundsOptions>, "lock"> & { readonly factory?: IDBFactory },
): Promise<TestDevice> {
  const factory = options?.factory ?? new IDBFactory();
  const storage = options?.storage ?? createIndexedDbStorage({ factory, name: "u1" });
  const states: RoundState[] = [];
  const store = await openStore({
    scope: SCOPE,
    kinds: [markKind],
    now: server.time.now,
    deviceId: `d${++openings}`,
    ...options,
    storage,
  });
  const rounds = createRounds({
    stores: () => [store],
    send: (request) => device.network(request),
    setTimer: server.time.setTimer,
    chance: () => 0.5,
    ...(options?.lock ? { lock: options.lock } : {}),
    onState: (state) => states.push(state),
  });
  const device: TestDevice = {
    store,
    rounds,
    factory,
    storage,
    states,
    network: server.answer,
    async sync() {
      rounds.poke();
      await waitFor(() => rounds.state() !== "sending");
      if (rounds.state() !== "idle") throw new Error(`round ended ${rounds.state()}`);
    },
    marks: () => Object.fromEntries(store.rows(markKind)),
  };
  return device;
}

/** Settles when the fact holds; waits without a clock. */
export async function waitFor(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 10_000; turn++) {
    if (isSo()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error("waited in vain");
}

export function cut(): Promise<never> {
  return Promise.reject(new SyncFailure("later"));
}

/** Channels of one device: what one posts the others get, a task later, as a copy. */
export function buildTabs(): { open(): Channel } {
  const listeners = new Map<Channel, (message: TabMessage) => void>();
  return {
    open() {
      const channel: Channel = {
        post(message) {
          for (const [other, listener] of listeners) {
            if (other === channel) continue;
            const copy = structuredClone(message);
            setImmediate(() => listeners.has(other) && listener(copy));
          }
        },
        watch: (listener) => void listeners.set(channel, listener),
        close: () => void listeners.delete(channel),
      };
      return channel;
    },
  };
}

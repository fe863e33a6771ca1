import { OPS_PER_SCOPE_LIMIT, PROTOCOL_VERSION, SCOPES_PER_REQUEST_LIMIT } from "../protocol.ts";
import type { LiveFrame, ScopeRequest, SyncReply, SyncRequest } from "../protocol.ts";
import type { Store } from "./store.ts";
import { createTrial } from "./trial.ts";

/** `after-reload`: this page is older than the server. `never`: the server will not take this request. */
export type RetryAnswer = "later" | "after-sign-in" | "after-reload" | "never";

/** What `send` throws, and nothing else: the request or the answer did not come through. */
export class SyncFailure extends Error {
  override readonly name = "SyncFailure";
  readonly retry: RetryAnswer;

  constructor(retry: RetryAnswer, options?: { readonly cause?: unknown }) {
    super(`sync failed, retry: ${retry}`, options);
    this.retry = retry;
  }
}

/**
 * `offline`: the last try failed and another one is scheduled. `signed-out` and `outdated` (the page has to
 * be opened anew) wait for `retryNow`. In all of them the outbox stays as it is.
 */
export type RoundState = "idle" | "sending" | "offline" | "signed-out" | "outdated";

export interface Rounds {
  /** There is something to send or to fetch. Goes at once, or with the next try while one is scheduled. */
  poke(): void;
  /**
   * The same for what was just written: it does not wait for the other tabs' rounds, not even for the
   * browser's word that there are none. Then two tabs may send the same op, which changes nothing.
   */
  pokeAhead(): void;
  /** The network is back, the teacher asked, or signed in again: forgets the wait and goes. */
  retryNow(): void;
  applyFrame(frame: LiveFrame): void;
  state(): RoundState;
  stop(): void;
}

export interface RoundsOptions {
  /** The stores that are open now. */
  readonly stores: () => readonly Store[];
  /** One HTTP request. Decodes with `parseSyncReply`. Ends by itself after some seconds: a round waits for it. */
  readonly send: (request: SyncRequest) => Promise<SyncReply>;
  /**
   * Runs the work while no other tab runs a round (a Web Lock). Absent: no lock; rounds of two tabs
   * then do the same work twice, which changes nothing.
   */
  readonly lock?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Runs the work after so many ms; returns the way to call it off. */
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
  /** 0 ≤ chance < 1: spreads the retries of a whole school. */
  readonly chance: () => number;
  readonly onState?: (state: RoundState) => void;
}

/** Characters of ops in one request; as UTF-8 at most three times as many bytes. */
export const CHARACTERS_PER_REQUEST = 500_000;
const RETRY_FIRST_MS = 500;
const RETRY_LONGEST_MS = 30_000;

/**
 * Keeps the open stores and the server in step. A round is one request for all of them: their waiting
 * ops go out, what is new comes in. Rounds follow each other while there is something to send or to
 * fetch; after a failure they wait, longer each time.
 */
export function createRounds(options: RoundsOptions): Rounds {
  const { stores, setTimer, chance, onState } = options;
  const lock = options.lock ?? ((work) => work());
  const trial = createTrial();
  let shown: RoundState = "idle";
  let isDirty = false;
  let isAhead = false;
  let isRunning = false;
  let isStopped = false;
  let failures = 0;
  let cancelTimer: (() => void) | undefined;
  /** Scopes whose last answer refused stamps as `clock`. Once, new stamps help; twice in a row, only time does. */
  let wrongClocks = new Set<string>();

  function show(state: RoundState): void {
    if (state === shown) return;
    shown = state;
    onState?.(state);
  }

  function isWaitingForPerson(): boolean {
    return shown === "signed-out" || shown === "outdated";
  }

  function poke(): void {
    isDirty = true;
    if (isRunning || isStopped || cancelTimer || isWaitingForPerson()) return;
    void run();
  }

  function pokeAhead(): void {
    isAhead = true;
    poke();
  }

  async function run(): Promise<void> {
    isRunning = true;
    if (shown === "idle") show("sending");
    try {
      while (isDirty && !isStopped) {
        isDirty = false;
        const work = isAhead ? round() : lock(round);
        isAhead = false;
        if (await work) isDirty = true;
        failures = 0;
      }
      isRunning = false;
      show("idle");
      if (isDirty) poke();
    } catch (error) {
      isRunning = false;
      isDirty = true;
      if (!isStopped) rest(error instanceof SyncFailure ? error.retry : "later");
    }
  }

  function rest(retry: RetryAnswer): void {
    if (retry === "after-sign-in") return show("signed-out");
    if (retry === "after-reload") return show("outdated");
    show("offline");
    const longest = Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** failures);
    failures++;
    cancelTimer = setTimer(
      () => {
        cancelTimer = undefined;
        poke();
      },
      longest * (0.5 + chance() / 2),
    );
  }

  /** True: go again at once. */
  async function round(): Promise<boolean> {
    let again = false;
    const before = wrongClocks;
    wrongClocks = new Set();
    const open = stores();
    for (let first = 0; first < open.length; first += SCOPES_PER_REQUEST_LIMIT) {
      const some = open.slice(first, first + SCOPES_PER_REQUEST_LIMIT);
      if (await exchange(some)) again = true;
    }
    if ([...wrongClocks].some((scope) => before.has(scope))) throw new SyncFailure("later");
    return again;
  }

  async function exchange(some: readonly Store[]): Promise<boolean> {
    const requests = toRequests(some, trial.opsLimit());
    const reply = await sendOnTrial(requests);
    if (!reply) return true;
    if (isStopped) return false;
    let again = await trial.pass(some);
    for (const request of requests) {
      const store = some.find(({ scope }) => scope === request.scope);
      const answer = reply.scopes.find(({ scope }) => scope === request.scope);
      if (!store || !answer) continue;
      if (answer.results.some(({ refusal }) => refusal?.type === "clock")) {
        wrongClocks.add(store.scope);
      }
      if (await store.settle(request, answer, reply)) again = true;
      // A server that answers none of the ops must not be asked in an endless loop.
      const isAnswered = request.ops.length === 0 || answer.results.length > 0;
      if (isAnswered && store.toRequest({ ops: 1, characters: 1 }).ops.length > 0) again = true;
    }
    return again;
  }

  /** Undefined: the request as a whole was refused, and the next one will find out why. */
  async function sendOnTrial(requests: readonly ScopeRequest[]): Promise<SyncReply | undefined> {
    try {
      return await options.send({ protocol: PROTOCOL_VERSION, scopes: requests });
    } catch (error) {
      const isRefused = error instanceof SyncFailure && error.retry === "never";
      if (isRefused && trial.accuse(requests)) return undefined;
      throw error;
    }
  }

  return {
    poke,
    pokeAhead,
    retryNow() {
      cancelTimer?.();
      cancelTimer = undefined;
      failures = 0;
      if (isWaitingForPerson()) show("idle");
      poke();
    },
    applyFrame(frame) {
      const store = stores().find(({ scope }) => scope === frame.scope);
      if (store && !store.applyFrame(frame)) poke();
    },
    state: () => shown,
    stop() {
      isStopped = true;
      cancelTimer?.();
      cancelTimer = undefined;
    },
  };
}

function toRequests(stores: readonly Store[], opsLimit: number): readonly ScopeRequest[] {
  let ops = opsLimit;
  let characters = CHARACTERS_PER_REQUEST;
  return stores.map((store) => {
    const request = store.toRequest({ ops: Math.min(ops, OPS_PER_SCOPE_LIMIT), characters });
    ops -= request.ops.length;
    characters -= JSON.stringify(request.ops).length;
    if (characters <= 0) ops = 0;
    return request;
  });
}

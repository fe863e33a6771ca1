import type { LiveFrame, SyncReply, SyncRequest } from "../protocol.ts";
import type { Store } from "./store.ts";

export type RetryAnswer = "later" | "after-sign-in" | "never";

/** What `send` throws, and nothing else: the request or the answer did not come through. */
export class SyncFailure extends Error {
  override readonly name = "SyncFailure";
  readonly retry: RetryAnswer;

  constructor(retry: RetryAnswer, options?: { readonly cause?: unknown }) {
    super(`sync failed, retry: ${retry}`, options);
    this.retry = retry;
  }
}

/** `offline`: the last try failed and another one is scheduled. `signed-out`: waits for `retryNow`. */
export type RoundState = "idle" | "sending" | "offline" | "signed-out";

export interface Rounds {
  /** There is something to send or to fetch. Goes at once, or with the next try while one is scheduled. */
  poke(): void;
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

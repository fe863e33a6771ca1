import { isWithin } from "@damim/domain/base/is-within.ts";

/**
 * Slows down whoever guesses passwords: per account and client together. A school is one
 * address, so 300 teachers behind it, each with their own account, never wait for each other; and
 * a stranger elsewhere who guesses at an account does not slow its owner. Nobody is ever locked
 * out: the longest pause is half a minute, and who is turned away does not make the line longer.
 */
export interface SignInThrottle {
  /**
   * Milliseconds to wait before this attempt may be looked at; the turn is taken by asking, unless it
   * would be longer than `waitMaxMs`.
   */
  takeTurn(key: string, waitMaxMs: number): number;
  markFailed(key: string): void;
  markSucceeded(key: string): void;
}

export const FREE_ATTEMPTS = 5;
export const PAUSE_MAX_MS = 30_000;
const FIRST_PAUSE_MS = 1_000;
const FORGET_AFTER_MS = 15 * 60_000;
const REMEMBERED_MAX = 50_000;

interface Attempts {
  failures: number;
  /** When the next attempt may be looked at: parallel guesses stand in line. */
  nextAt: number;
  lastAt: number;
}

export function createSignInThrottle({ now }: { now: () => number }): SignInThrottle {
  const attemptsByKey = new Map<string, Attempts>();

  return {
    takeTurn(key, waitMaxMs) {
      const attempts = findOrCreate(key);
      const startsAt = Math.max(now(), attempts.nextAt);
      if (startsAt - now() > waitMaxMs) return startsAt - now();
      attempts.nextAt = startsAt + toPauseMs(attempts.failures);
      return startsAt - now();
    },
    markFailed(key) {
      const attempts = findOrCreate(key);
      attempts.failures += 1;
      attempts.nextAt = Math.max(attempts.nextAt, now() + toPauseMs(attempts.failures));
    },
    markSucceeded(key) {
      attemptsByKey.delete(key);
    },
  };

  function findOrCreate(key: string): Attempts {
    const known = attemptsByKey.get(key);
    // Also what is written in the future: a clock that was set back would hold its owner up until it is there again.
    const isFresh = known !== undefined && isWithin(now() - known.lastAt, FORGET_AFTER_MS);
    const attempts = isFresh ? known : { failures: 0, nextAt: 0, lastAt: 0 };
    attempts.lastAt = now();
    // Deleted and put back: the map's order is by last use, the oldest goes when it is full.
    attemptsByKey.delete(key);
    attemptsByKey.set(key, attempts);
    if (attemptsByKey.size > REMEMBERED_MAX) {
      const [oldest] = attemptsByKey.keys();
      if (oldest !== undefined) attemptsByKey.delete(oldest);
    }
    return attempts;
  }
}

function toPauseMs(failures: number): number {
  if (failures < FREE_ATTEMPTS) return 0;
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - FREE_ATTEMPTS), PAUSE_MAX_MS);
}

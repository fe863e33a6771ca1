const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 10 * 60_000;

/** How often the lock password was wrong in a row on this device, and when it last was (epoch ms). */
export interface WrongTries {
  readonly count: number;
  readonly lastAt: number;
}

/** Milliseconds to wait after so many wrong entries in a row: each twice the one before, ten minutes at most. */
export function toLockWaitMs(count: number): number {
  if (count <= 0) return 0;
  return Math.min(FIRST_WAIT_MS * 2 ** (count - 1), LONGEST_WAIT_MS);
}

/**
 * Milliseconds until the next entry is looked at (spec 01 §4: wrong entries wait longer each time). A clock
 * that was set back never makes the wait longer than it was at first.
 *
 * ```ts
 * findLockWait({ count: 3, lastAt: 10_000 }, 11_000); // 3_000: four seconds, one is over
 * ```
 */
export function findLockWait({ count, lastAt }: WrongTries, now: number): number {
  const waitMs = toLockWaitMs(count);
  return Math.min(waitMs, Math.max(0, lastAt + waitMs - now));
}

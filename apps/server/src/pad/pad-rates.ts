import type { Asker } from "../session/limits.ts";

/** Lets `burst` through at once and `perSecond` in the long run, for each key by itself. */
export interface PadRate {
  /** Ms until the next may come; 0: now. Takes `amount`, also more than there is: the debt is waited for next time. */
  take(who: Asker, amount: number): number;
}

/** Keys that were full again long ago are forgotten when there are so many. */
const REMEMBERED_MAX = 20_000;

/**
 * A bucket that may go below zero: a pupil who wrote forty cards without a network hands all of them in at once and
 * waits after that. Never of a room, which one of its devices would use up for the others, nor of an address: a class is one.
 */
export function createPadRate(options: {
  readonly burst: number;
  readonly perSecond: number;
  readonly now: () => number;
}): PadRate {
  const { burst, perSecond, now } = options;
  const buckets = new Map<Asker, { level: number; at: number }>();
  const fill = ({ level, at }: { level: number; at: number }, to: number): number =>
    // A clock that was set back takes nothing away.
    Math.min(burst, level + (Math.max(0, to - at) / 1000) * perSecond);

  function forgetFull(at: number): void {
    for (const [key, bucket] of buckets) if (fill(bucket, at) >= burst) buckets.delete(key);
  }

  return {
    take(who, amount) {
      if (amount === 0) return 0;
      const at = now();
      let bucket = buckets.get(who);
      if (!bucket) {
        if (buckets.size >= REMEMBERED_MAX) forgetFull(at);
        bucket = { level: burst, at };
        buckets.set(who, bucket);
      }
      bucket.level = fill(bucket, at);
      bucket.at = at;
      if (bucket.level <= 0) return Math.ceil(((1 - bucket.level) / perSecond) * 1000);
      bucket.level -= amount;
      return 0;
    },
  };
}

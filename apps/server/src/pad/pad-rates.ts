/** Lets `burst` through at once and `perSecond` in the long run, for each key by itself. */
export interface PadRate {
  /** Ms until the next may come; 0: now. Takes `amount`, also more than there is: the debt is waited for next time. */
  take(key: string, amount: number): number;
}

/** Keys that were full again long ago are forgotten when there are so many. */
const REMEMBERED_MAX = 20_000;

/**
 * A bucket that may go below zero: a pupil who wrote forty cards without a network hands all of them in at once and
 * waits after that. Keyed by participant and by room, never by address: a class is one address.
 */
export function createPadRate(options: {
  readonly burst: number;
  readonly perSecond: number;
  readonly now: () => number;
}): PadRate {
  const { burst, perSecond, now } = options;
  const buckets = new Map<string, { level: number; at: number }>();
  const fill = ({ level, at }: { level: number; at: number }, to: number): number =>
    // A clock that was set back takes nothing away.
    Math.min(burst, level + (Math.max(0, to - at) / 1000) * perSecond);

  function forgetFull(at: number): void {
    for (const [key, bucket] of buckets) if (fill(bucket, at) >= burst) buckets.delete(key);
  }

  return {
    take(key, amount) {
      if (amount === 0) return 0;
      const at = now();
      let bucket = buckets.get(key);
      if (!bucket) {
        if (buckets.size >= REMEMBERED_MAX) forgetFull(at);
        bucket = { level: burst, at };
        buckets.set(key, bucket);
      }
      bucket.level = fill(bucket, at);
      bucket.at = at;
      if (bucket.level <= 0) return Math.ceil(((1 - bucket.level) / perSecond) * 1000);
      bucket.level -= amount;
      return 0;
    },
  };
}

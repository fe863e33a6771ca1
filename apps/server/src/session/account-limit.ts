/** Lets `burst` through at once and `perSecond` in the long run, for each key by itself. */
export interface AccountLimit {
  /** Milliseconds until `amount` may pass; 0 takes it. */
  take(key: string, amount: number): number;
  /** Gives back what was taken for something that was refused. */
  giveBack(key: string, amount: number): void;
}

const REMEMBERED_MAX = 50_000;

/**
 * A token bucket per account, never per address: a whole school behind one address is never
 * throttled as one.
 *
 * ```ts
 * const limit = createAccountLimit({ burst: 5, perSecond: 1, now: Date.now });
 * if (limit.take(userId, 1) > 0) throw tooManyRequests;
 * ```
 */
export function createAccountLimit(options: {
  readonly burst: number;
  readonly perSecond: number;
  readonly now: () => number;
}): AccountLimit {
  const { burst, perSecond, now } = options;
  const bucketsByKey = new Map<string, { level: number; at: number }>();
  return {
    take(key, amount) {
      const bucket = bucketsByKey.get(key) ?? { level: burst, at: now() };
      // A clock that was set back takes nothing away: it would shut everybody out until it is there again.
      const passedMs = Math.max(0, now() - bucket.at);
      const level = Math.min(burst, bucket.level + (passedMs / 1000) * perSecond);
      // More than the whole burst at once passes with a full bucket, or it would never pass.
      const needed = Math.min(amount, burst);
      const isEnough = level >= needed;
      bucketsByKey.delete(key);
      bucketsByKey.set(key, { level: isEnough ? level - needed : level, at: now() });
      if (bucketsByKey.size > REMEMBERED_MAX) {
        const [oldest] = bucketsByKey.keys();
        if (oldest !== undefined) bucketsByKey.delete(oldest);
      }
      return isEnough ? 0 : Math.ceil(((needed - level) / perSecond) * 1000);
    },
    giveBack(key, amount) {
      const bucket = bucketsByKey.get(key);
      if (bucket) bucket.level += Math.min(amount, burst);
    },
  };
}

/**
 * The same as a question that a route asks before its answer (`http/route.ts`): `refuse` makes the refusal of how long
 * to wait, ms. `seconds` is how long the whole burst takes to come back.
 */
export function createLimit(options: {
  readonly burst: number;
  readonly seconds: number;
  readonly now: () => number;
  readonly refuse: (waitMs: number) => Error;
}): (key: string) => void {
  const { burst, seconds, now, refuse } = options;
  const limit = createAccountLimit({ burst, perSecond: burst / seconds, now });
  return (key) => {
    const waitMs = limit.take(key, 1);
    if (waitMs > 0) throw refuse(waitMs);
  };
}

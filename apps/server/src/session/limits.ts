declare const asker: unique symbol;

/**
 * Who is counted: an account, the address of somebody without one, a device in a pad room. Never a code, a room or a class
 * alone: what all who have it share, one of them would use up for the others.
 */
export type Asker = string & { readonly [asker]: true };

/** Of one who is signed in. A guest is `findAsker` (`http/find-client-address.ts`). */
export const ofAccount = (userId: string): Asker => userId as Asker;
/** A device that a room let in, by its own id there. */
export const ofParticipant = (id: string): Asker => id as Asker;
/** What is sent to somebody: what comes too often lies in that mailbox already. */
export const ofMailbox = (email: string): Asker => email.toLowerCase() as Asker;
/** The same asker in one place alone: behind one code, for one pupil. */
export const at = (who: Asker, place: string): Asker => `${who} ${place}` as Asker;

/** Lets `burst` through at once and `perSecond` in the long run, for each asker by itself. */
export interface Buckets {
  /** Milliseconds until `amount` may pass; 0 takes it. */
  take(who: Asker, amount: number): number;
  /** Gives back what was taken for something that was refused. */
  giveBack(who: Asker, amount: number): void;
}

const REMEMBERED_MAX = 50_000;

/**
 * A token bucket for each asker.
 *
 * ```ts
 * const asks = createBuckets({ burst: 5, perSecond: 1, now: Date.now });
 * if (asks.take(ofAccount(user.id), 1) > 0) throw tooManyRequests;
 * ```
 */
export function createBuckets(options: {
  readonly burst: number;
  readonly perSecond: number;
  readonly now: () => number;
}): Buckets {
  const { burst, perSecond, now } = options;
  const buckets = new Map<Asker, { level: number; at: number }>();
  return {
    take(who, amount) {
      const bucket = buckets.get(who) ?? { level: burst, at: now() };
      const level = fill(bucket, options);
      // More than the whole burst at once passes with a full bucket, or it would never pass.
      const needed = Math.min(amount, burst);
      const isEnough = level >= needed;
      remember(buckets, who, { level: isEnough ? level - needed : level, at: now() });
      return isEnough ? 0 : Math.ceil(((needed - level) / perSecond) * 1000);
    },
    giveBack(who, amount) {
      const bucket = buckets.get(who);
      if (bucket) bucket.level += Math.min(amount, burst);
    },
  };
}

/** What a bucket holds now. */
export function fill(
  bucket: { readonly level: number; readonly at: number },
  { burst, perSecond, now }: Parameters<typeof createBuckets>[0],
): number {
  // A clock that was set back takes nothing away: it would shut everybody out until it is there again.
  const passedMs = Math.max(0, now() - bucket.at);
  return Math.min(burst, bucket.level + (passedMs / 1000) * perSecond);
}

/** Puts it last of a map that forgets what was used longest ago. */
export function remember<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= REMEMBERED_MAX) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
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
}): (who: Asker) => void {
  const { burst, seconds, now, refuse } = options;
  const asks = createBuckets({ burst, perSecond: burst / seconds, now });
  return (who) => {
    const waitMs = asks.take(who, 1);
    if (waitMs > 0) throw refuse(waitMs);
  };
}

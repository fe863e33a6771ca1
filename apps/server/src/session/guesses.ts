import { type Asker, at, fill, remember } from "./limits.ts";

/** What opens something and may be guessed: a code, a card, a password, a name beside its number. */
export interface Guess {
  readonly by: Asker;
  /** Where it was said: a room, a link. Without it all are guessed at together. */
  readonly place?: string;
  readonly said: string;
}

/**
 * Slows who guesses, and shuts out nobody who is right. An address is counted, by what it said wrong alone, after that was
 * looked up; what it once said right is never refused it. All addresses together are counted too and stand in nobody's way:
 * where they are too many, each has `few` wrong ones and no more.
 */
export interface Guesses {
  /** What a guess opens, or `undefined`. Throws the refusal where its address said too much that was wrong. */
  look<Found>(
    guess: Guess,
    find: () => Found | undefined | Promise<Found | undefined>,
  ): Promise<Found | undefined>;
}

/**
 * `burst` wrong ones of an address are looked up, and come back in `seconds`. After `told` of them it hears that it is to
 * wait, while what is right opens still. `many` wrong ones of all addresses leave each `few` of its own.
 *
 * ```ts
 * const guesses = createGuesses({ burst: 300, few: 30, many: 3_000, seconds: 3_600, now, refuse: tooManyGuesses });
 * const link = await guesses.look({ by: findAsker(c, config), said: code }, () => links.open("book", code));
 * ```
 */
export function createGuesses(options: {
  readonly burst: number;
  readonly told?: number;
  readonly few: number;
  readonly many: number;
  readonly seconds: number;
  readonly now: () => number;
  readonly refuse: (waitMs: number) => Error;
}): Guesses {
  const { burst, told = burst, few, many, seconds, now, refuse } = options;
  const own = createWrongs({ burst, seconds, now });
  const ofAll = createWrongs({ burst: many, seconds, now });
  const rights = new Map<Asker, true>();
  return {
    async look({ by, place = "", said }, find) {
      const here = at(by, place);
      const known = at(here, said);
      const most = ofAll.findWait(place, many) > 0 ? few : burst;
      const waitMs = own.findWait(here, most);
      if (waitMs > 0 && !rights.has(known)) throw refuse(waitMs);
      const found = await find();
      if (found !== undefined) {
        remember(rights, known, true);
        return found;
      }
      rights.delete(known);
      const toldMs = own.findWait(here, Math.min(told, most));
      own.add(here);
      ofAll.add(place);
      if (toldMs > 0) throw refuse(toldMs);
      return undefined;
    },
  };
}

/** Counts what was wrong, also what was under way when there was enough of it: that is paid off by time. */
function createWrongs(options: { burst: number; seconds: number; now: () => number }) {
  const { burst, seconds, now } = options;
  const perSecond = burst / seconds;
  const buckets = new Map<string, { level: number; at: number }>();
  const findLevel = (key: string): number => {
    const bucket = buckets.get(key);
    return bucket ? fill(bucket, { burst, perSecond, now }) : burst;
  };
  return {
    /** Ms until there is another one where `most` are allowed; 0: now. */
    findWait(key: string, most: number): number {
      const lacking = burst - most + 1 - findLevel(key);
      return lacking > 0 ? Math.ceil((lacking / perSecond) * 1_000) : 0;
    },
    add(key: string): void {
      remember(buckets, key, { level: Math.max(-burst, findLevel(key) - 1), at: now() });
    },
  };
}

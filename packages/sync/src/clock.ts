/** How far a device's clock may run ahead before an op is refused as `clock`: see `findLatestMs`. */
export const FUTURE_LIMIT_MS = 60_000;

/** A stamp after the scope's own lies in the same ms; after ten thousand of them in the next. */
const AFTER_SCOPE_MS = 10;

/**
 * The latest ms whose stamps a scope takes. What it took already is no future: a server's clock that ran ahead and was
 * put right, or that runs behind, must not shut the scope for as long as it was wrong. But nobody moves a scope on
 * from there, write by write: later than the server's own limit only what follows the last stamp directly is taken.
 *
 * ```ts
 * findLatestMs(1_700_000_000_000, ""); // 1_700_000_060_000
 * ```
 */
export function findLatestMs(serverNow: number, scopeClock: string): number {
  const scopeMs = isStamp(scopeClock) ? stampMs(scopeClock) : 0;
  return Math.max(serverNow + FUTURE_LIMIT_MS, scopeMs + AFTER_SCOPE_MS);
}

const FRESH_MS = 30_000;
const COUNTER_LIMIT = 10_000;
const LATEST_MS = 9_999_999_999_999;

/** Gives stamps: 13-digit ms, 4-digit counter, device. They sort as text, and no two are equal. */
export interface Clock {
  /** The next stamp, later than all that were given or seen. */
  tick(): string;
  /** From now on stamps are later than this one. */
  see(stamp: string): void;
  /** Server time as just told. Stamps follow the server's time from here on. */
  follow(serverNow: number): void;
  /**
   * Forgets a last stamp that lies in the server's future, after it was refused as `clock`.
   * Everything still waiting has to be stamped again.
   */
  rewind(serverNow: number): void;
  /** Server time minus device time, in ms, as last told. */
  offsetMs(): number;
  /** The server has just spoken: nothing that it would have told is thought to have changed since. */
  isFresh(): boolean;
}

/**
 * A hybrid logical clock: as close to the server's time as is known, never backwards.
 *
 * `deviceId` must be unique for each opening of a page, not only for each device: two tabs that
 * shared it could give two ops the same stamp in the same millisecond.
 *
 * ```ts
 * createClock({ now: () => 1_700_000_000_000, deviceId: "d1" }).tick(); // "17000000000000000d1"
 * ```
 */
export function createClock(options: {
  readonly now: () => number;
  readonly deviceId: string;
  readonly offsetMs?: number;
}): Clock {
  const { now, deviceId } = options;
  let offset = options.offsetMs ?? 0;
  let lastMs = 0;
  let counter = 0;
  let heardAt = 0;

  return {
    tick() {
      const ms = Math.min(Math.max(Math.round(now() + offset), 0), LATEST_MS);
      if (ms > lastMs) {
        lastMs = ms;
        counter = 0;
      } else if (++counter === COUNTER_LIMIT) {
        lastMs++;
        counter = 0;
      }
      return toStamp(lastMs, counter, deviceId);
    },
    see(stamp) {
      if (!isStamp(stamp)) return;
      const ms = stampMs(stamp);
      const seenCounter = Number(stamp.slice(13, 17));
      if (ms > lastMs || (ms === lastMs && seenCounter > counter)) {
        lastMs = ms;
        counter = seenCounter;
      }
    },
    follow(serverNow) {
      heardAt = now();
      offset = Math.round(serverNow - heardAt);
    },
    rewind(serverNow) {
      offset = Math.round(serverNow - now());
      if (lastMs > serverNow) {
        lastMs = Math.round(serverNow);
        counter = 0;
      }
    },
    offsetMs: () => offset,
    isFresh: () => Math.abs(now() - heardAt) < FRESH_MS,
  };
}

/** ```ts
 * toStamp(1_700_000_000_000, 7, "d1"); // "17000000000000007d1"
 * ```
 */
export function toStamp(ms: number, counter: number, deviceId: string): string {
  return String(ms).padStart(13, "0") + String(counter).padStart(4, "0") + deviceId;
}

export function isStamp(text: string): boolean {
  return /^\d{17}[\w.-]{1,48}$/.test(text);
}

/** The epoch ms a stamp was given at, by the clock of the device that gave it. */
export function stampMs(stamp: string): number {
  return Number(stamp.slice(0, 13));
}

/** Which opening of a page gave the stamp: the `deviceId` of its clock. */
export function stampTag(stamp: string): string {
  return stamp.slice(17);
}

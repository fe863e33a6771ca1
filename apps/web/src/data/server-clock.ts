/** A device's clock that is off by no more is believed: the day is asked of it, not of the server. */
const BELIEVED_MS = 10 * 60_000;
/** An answer takes its time on the way: smaller news of the same difference are none. */
const SAME_MS = 60_000;
const SAVE_AGAIN_MS = 60 * 60_000;

export interface ServerClock {
  /** Epoch ms: the device's clock, or the server's time where that clock is off. */
  readonly now: () => number;
  /** How far the device's clock is ahead of the server's, in ms; negative behind, 0 where it is believed. */
  readonly aheadMs: () => number;
  /** The server told its time in an answer to what was asked at `askedAt` of the device's clock. True: something changed. */
  readonly hear: (serverNow: number, askedAt: number) => boolean;
}

/** What is kept of it on the device, so that a start without the network knows the day too. */
interface Known {
  readonly aheadMs: number;
  /** Server time when it was last so. */
  readonly heardAt: number;
}

/**
 * Today is the server's day while this device's clock is off by more than ten minutes. The difference is kept without
 * the network and over a reload, until the clock was visibly set right: time never runs back behind what the server
 * has told.
 */
export function openServerClock(options: {
  readonly deviceNow: () => number;
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
}): ServerClock {
  const { deviceNow, read, write } = options;
  let known = parseKnown(read());
  let savedAt = known.heardAt;
  const aheadMs = (): number => (isSetRight(known, deviceNow()) ? 0 : known.aheadMs);
  return {
    now: () => deviceNow() - aheadMs(),
    aheadMs,
    hear(serverNow, askedAt) {
      const measured = measure(serverNow, askedAt, deviceNow());
      const before = aheadMs();
      const isSame = before !== 0 && measured !== 0 && Math.abs(measured - before) < SAME_MS;
      known = { aheadMs: isSame ? before : measured, heardAt: serverNow };
      const isNews = known.aheadMs !== before;
      const isOld = known.aheadMs !== 0 && Math.abs(serverNow - savedAt) > SAVE_AGAIN_MS;
      if (isNews || isOld) {
        savedAt = serverNow;
        write(`${known.aheadMs} ${known.heardAt}`);
      }
      return isNews;
    },
  };
}

/** The answer was given between asking and hearing: only what no moment in between explains is a difference. */
function measure(serverNow: number, askedAt: number, heardAt: number): number {
  const [least, most] = [askedAt - serverNow, heardAt - serverNow];
  const aheadMs = least > 0 ? least : Math.min(most, 0);
  return Math.abs(aheadMs) > BELIEVED_MS ? aheadMs : 0;
}

function isSetRight({ aheadMs, heardAt }: Known, deviceNow: number): boolean {
  return aheadMs > 0 ? deviceNow - aheadMs < heardAt : deviceNow >= heardAt;
}

function parseKnown(text: string | undefined): Known {
  const [aheadMs = 0, heardAt = 0] = (text ?? "").split(" ").map(Number);
  const isWhole = Number.isFinite(aheadMs) && Number.isFinite(heardAt);
  return isWhole ? { aheadMs, heardAt } : { aheadMs: 0, heardAt: 0 };
}

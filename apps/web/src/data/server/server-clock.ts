/** A device's clock that is off by no more is believed: the day is asked of it, not of the server. */
const BELIEVED_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

export interface ServerClock {
  /** Epoch ms: the device's clock, or the server's time where that clock is off. */
  readonly now: () => number;
  /** How far the device's clock is ahead of the server's, in ms; negative behind, 0 where it is believed. */
  readonly aheadMs: () => number;
  /** The server told its time in an answer to what was asked at `askedAt` of the device's clock. True: something changed. */
  readonly hear: (serverNow: number, askedAt: number) => boolean;
}

/**
 * Today is the server's day while this device's clock is off by more than ten minutes. The difference is kept without
 * the network and over a reload, until the server says otherwise or the clock was visibly set back: time never runs
 * back behind what the server has told.
 */
export function openServerClock(options: {
  readonly deviceNow: () => number;
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
}): ServerClock {
  const { deviceNow, read, write } = options;
  // What is kept: the difference, and the server's time when it was last so.
  let [known = 0, heardAt = 0] = (read() ?? "").split(" ").map(Number);
  const aheadMs = (): number => (known > 0 && deviceNow() - known < heardAt ? 0 : known);
  return {
    now: () => deviceNow() - aheadMs(),
    aheadMs,
    hear(serverNow, askedAt) {
      const before = aheadMs();
      known = measure(serverNow, askedAt, deviceNow());
      heardAt = serverNow;
      if (known !== 0 || before !== 0) write(`${known} ${heardAt}`);
      return known !== before;
    },
  };
}

/** The answer was given between asking and hearing: only what no moment in between explains is a difference. */
function measure(serverNow: number, askedAt: number, heardAt: number): number {
  const [least, most] = [askedAt - serverNow, heardAt - serverNow];
  const aheadMs = least > 0 ? least : Math.min(most, 0);
  // In whole minutes, for answers differ in the time they take; downwards, or time would seem to have run back.
  return Math.abs(aheadMs) > BELIEVED_MS ? Math.floor(aheadMs / MINUTE_MS) * MINUTE_MS : 0;
}

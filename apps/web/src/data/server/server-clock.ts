/** A device's clock that is off by no more is believed: the day is asked of it, not of the server. */
const BELIEVED_MS = 10 * 60_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** An answer that took longer tells the minute and not the second. */
const LONGEST_TRIP_MS = 4_000;

/** The server's time to the second, with what this device's clocks said then. */
export interface HeardTime {
  /** Epoch ms. */
  readonly server: number;
  readonly date: number;
  readonly mono: number;
}

export interface ServerClockOptions {
  readonly deviceNow: () => number;
  /** Runs forward only. */
  readonly steadyNow: () => number;
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
  /** The hour that the server last told, kept apart from the difference: of a believed clock there is none. */
  readonly readHour: () => string | undefined;
  readonly writeHour: (text: string) => void;
}

export interface ServerClock {
  /** Epoch ms: the device's clock, or the server's time where that clock is off. */
  readonly now: () => number;
  /** How far the device's clock is ahead of the server's, in ms; negative behind, 0 where it is believed. */
  readonly aheadMs: () => number;
  /** The server told its time in an answer to what was asked at `askedAt` of the device's clock. True: something changed. */
  readonly hear: (serverNow: number, askedAt: number) => boolean;
  /** For a clock with seconds: as it was last told to this page; before that the kept difference, to the minute. */
  readonly lastHeard: () => HeardTime | undefined;
  /** Epoch ms: it is not before this, for the server once said so. To the hour. */
  readonly notBefore: () => number | undefined;
}

/**
 * Today is the server's day while this device's clock is off by more than ten minutes. The difference is kept without
 * the network and over a reload, until the server says otherwise or the clock was visibly set back: time never runs
 * back behind what the server has told.
 * A device that starts without the network long before what the server last told has a wrong date (an old board whose
 * battery is empty begins in 2013): it goes on from there.
 */
export function openServerClock(options: ServerClockOptions): ServerClock {
  const { deviceNow, steadyNow, read, write, readHour, writeHour } = options;
  // What is kept: the difference, and the server's time when it was last so.
  let [known = 0, heardAt = 0] = (read() ?? "").split(" ").map(Number);
  let hour = Number(readHour() ?? 0);
  let last: HeardTime | undefined;
  const aheadMs = (): number => (known > 0 && deviceNow() - known < heardAt ? 0 : known);
  if (deviceNow() - aheadMs() < hour - HOUR_MS)
    known = Math.floor((deviceNow() - hour) / MINUTE_MS) * MINUTE_MS;
  else if (aheadMs() !== 0)
    last = { server: deviceNow() - known, date: deviceNow(), mono: steadyNow() };
  return {
    now: () => deviceNow() - aheadMs(),
    aheadMs,
    hear(serverNow, askedAt) {
      const before = aheadMs();
      known = measure(serverNow, askedAt, deviceNow());
      heardAt = serverNow;
      keepHour(serverNow);
      const tripMs = deviceNow() - askedAt;
      if (tripMs >= 0 && tripMs <= LONGEST_TRIP_MS)
        last = { server: serverNow + tripMs / 2, date: deviceNow(), mono: steadyNow() };
      if (known !== 0 || before !== 0) write(`${known} ${heardAt}`);
      return known !== before;
    },
    lastHeard: () => last,
    notBefore: () => hour || undefined,
  };

  function keepHour(serverNow: number): void {
    const told = Math.floor(serverNow / HOUR_MS) * HOUR_MS;
    if (told === hour) return;
    hour = told;
    writeHour(String(told));
  }
}

/** The answer was given between asking and hearing: only what no moment in between explains is a difference. */
function measure(serverNow: number, askedAt: number, heardAt: number): number {
  const [least, most] = [askedAt - serverNow, heardAt - serverNow];
  const aheadMs = least > 0 ? least : Math.min(most, 0);
  // In whole minutes, for answers differ in the time they take; downwards, or time would seem to have run back.
  return Math.abs(aheadMs) > BELIEVED_MS ? Math.floor(aheadMs / MINUTE_MS) * MINUTE_MS : 0;
}

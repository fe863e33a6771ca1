import { nextClock, type ClockState } from "@damim/domain/bells/next-clock.ts";
import type { ServerClock } from "./server-clock.ts";

const SECOND_MS = 1_000;
/** So much the server's time may differ from the one shown before it is taken: answers differ in the time they take. */
const STEADY_MS = 2_000;

export interface RunningClockOptions extends Pick<ServerClock, "lastHeard" | "notBefore"> {
  readonly deviceNow: () => number;
  readonly steadyNow: () => number;
  /** Asks the server, whose time `lastHeard` then tells. Safe to call often. */
  readonly ask: () => void;
  /** Returns the way to call it off. */
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
  /** Told when the page may have slept. Returns the way to stop. */
  readonly watchWaking: (listener: () => void) => () => void;
}

export interface RunningClock {
  /** Called at every second of the time shown, and when the page wakes. It runs while somebody listens. */
  readonly subscribe: (listener: () => void) => () => void;
  /** As of the last second. */
  readonly state: () => ClockState;
  /** As of now, to the millisecond. */
  readonly look: () => ClockState;
}

/**
 * A clock of seconds that is true after a sleep, on a device whose clock was turned, and to the second of the server
 * where that was heard (`nextClock`). One timer, whoever listens.
 */
export function createRunningClock(options: RunningClockOptions): RunningClock {
  const { deviceNow, steadyNow, lastHeard, notBefore, ask, setTimer, watchWaking } = options;
  const listeners = new Set<() => void>();
  let state: ClockState | undefined;
  let taken: ReturnType<typeof lastHeard>;
  let stop = (): void => undefined;

  function look(): ClockState {
    const [date, mono, floor] = [deviceNow(), steadyNow(), notBefore()];
    const reading = { date, mono, ...(floor !== undefined && { floor }) };
    const plain = nextClock(state, reading);
    const server = readServer(date, mono);
    const isTrue =
      server === undefined ||
      (plain.trust === "server" && Math.abs(plain.shown - server) <= STEADY_MS);
    const next = isTrue ? plain : nextClock(state, { ...reading, server });
    const before = state?.trust;
    state = next;
    if (next.trust !== before && next.trust !== "server") ask();
    return next;
  }

  /** Each answer once, and not where the device's clock was turned since. */
  function readServer(date: number, mono: number): number | undefined {
    const heard = lastHeard();
    if (!heard || heard === taken) return undefined;
    taken = heard;
    const elapsed = mono - heard.mono;
    return Math.abs(date - heard.date - elapsed) <= STEADY_MS ? heard.server + elapsed : undefined;
  }

  function run(): () => void {
    let callOff = (): void => undefined;
    const tick = (): void => {
      callOff();
      const { shown } = look();
      callOff = setTimer(tick, SECOND_MS - (shown % SECOND_MS));
      for (const listener of listeners) listener();
    };
    const stopWatching = watchWaking(tick);
    callOff = setTimer(tick, SECOND_MS - (look().shown % SECOND_MS));
    return () => {
      callOff();
      stopWatching();
    };
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) stop = run();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
    state: () => state ?? look(),
    look,
  };
}

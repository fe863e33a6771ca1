import type { KeptAlarm } from "@damim/domain/alarm/alarm.ts";
import {
  decideRing,
  findNextRing,
  listRings,
  toMissedWords,
  type AlarmDays,
  type NextRing,
} from "@damim/domain/alarm/next-ring.ts";
import { createListeners } from "../../../data/create-listeners.ts";

const EARLY_MS = 30;
/** The days may have changed meanwhile, and the device's clock. */
const LONGEST_WAIT_MS = 3_600_000;

export interface AlarmBellOptions {
  /** Epoch ms. */
  readonly now: () => number;
  /** Alarms of one instant that came, in time. */
  readonly ring: (alarms: readonly KeptAlarm[], at: number) => void;
  /** Returns the way to call it off. */
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
  readonly watchWaking: (listener: () => void) => () => void;
  /** When this device rang last, epoch ms: a page that was opened anew says it too. */
  readonly lastRungAt?: number | undefined;
}

export interface AlarmBellState {
  readonly next: NextRing | undefined;
  /** What came too late to ring. */
  readonly missed: string | undefined;
  /** What rang last. */
  readonly rung: RungAlarms | undefined;
}

export interface RungAlarms {
  /** Epoch ms. */
  readonly at: number;
  readonly labels: readonly string[];
}

/**
 * Rings alarms as they come, late after a sleep too, and tells without sound what came too late. It knows nothing of
 * pages: under the lock, which takes them away, it goes on.
 */
export function createAlarmBell(options: AlarmBellOptions) {
  const { now, ring, setTimer, watchWaking, lastRungAt } = options;
  const listeners = createListeners();
  let alarms: readonly KeptAlarm[] = [];
  let days: AlarmDays | undefined;
  let since = now();
  let state: AlarmBellState = { next: undefined, missed: undefined, rung: undefined };
  let callOff = (): void => undefined;

  function look(): void {
    callOff();
    if (!days) return;
    const until = now();
    const came = listRings(alarms, since, until, days);
    let { missed, rung = findLastRung(days, until) } = state;
    for (const at of new Set(came.map((each) => each.at))) {
      const isLate = decideRing(at, until) === "missed";
      missed = isLate ? toMissedWords(at) : undefined;
      if (isLate) continue;
      const together = came.filter((each) => each.at === at).map(({ alarm }) => alarm);
      rung = { at, labels: together.map(({ label }) => label) };
      ring(together, at);
    }
    since = until;
    const next = findNextRing(alarms, since, days);
    if (next)
      callOff = setTimer(look, Math.min(LONGEST_WAIT_MS, Math.max(0, next.at - until)) + EARLY_MS);
    tell({ next, missed, rung });
  }

  /** By its instant alone: whose alarm it was stands in no storage of the device. */
  function findLastRung(of: AlarmDays, until: number): RungAlarms | undefined {
    if (lastRungAt === undefined || lastRungAt > until) return undefined;
    const rings = listRings(alarms, lastRungAt - 1, lastRungAt, of);
    const labels = rings.map(({ alarm }) => alarm.label);
    return labels.length > 0 ? { at: lastRungAt, labels } : undefined;
  }

  function tell(told: AlarmBellState): void {
    const isSame =
      told.missed === state.missed &&
      told.rung?.at === state.rung?.at &&
      told.next?.at === state.next?.at &&
      told.next?.alarm.id === state.next?.alarm.id &&
      told.next?.alarm.label === state.next?.alarm.label;
    if (isSame) return;
    state = told;
    listeners.tell();
  }

  const stop = watchWaking(look);
  return {
    subscribe: listeners.add,
    state: (): AlarmBellState => state,
    /** What an alarm of an earlier hour says now is no ring that was missed. */
    set(nextAlarms: readonly KeptAlarm[], nextDays: AlarmDays): void {
      look();
      [alarms, days] = [nextAlarms, nextDays];
      since = Math.max(since, now());
      look();
    },
    close(): void {
      callOff();
      stop();
    },
  };
}

export type AlarmBell = ReturnType<typeof createAlarmBell>;

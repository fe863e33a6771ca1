import { createRow, type Change } from "@damim/sync/change.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { clockState, countRun, findEnd } from "./clock-state.ts";
import {
  LONGEST_TIMER_MS,
  MOST_LAPS,
  MOST_TIMERS,
  toolTimerKind,
  type KeptToolTimer,
  type ToolTimer,
} from "./tool-timer.ts";

export const FIRST_TIMER = "timer";

/** The rows of the timers of a class, in their order. */
export const timerIds: readonly string[] = [
  FIRST_TIMER,
  ...Array.from({ length: MOST_TIMERS - 1 }, (_, place) => `${FIRST_TIMER}~${place + 2}`),
];

const MINUTE_MS = 60_000;
/** So long an end is still shown; who comes back later begins anew. */
const OLD_MS = 60 * MINUTE_MS;

/** A new clock that stands; `total` 0 is a stopwatch. */
export function addTimer(
  id: string,
  {
    label,
    total,
    wall,
  }: { readonly label: string; readonly total: number; readonly wall?: string },
): Change {
  return createRow(toolTimerKind.name, id, { label, total, held: 0, ...(wall && { wall }) });
}

/** Whether it stands at its whole time; one that nobody has touched does. */
export function isFresh(timer: Pick<ToolTimer, "startedAt" | "held"> | undefined): boolean {
  return !timer?.startedAt && (timer?.held ?? 0) === 0;
}

/** A timer that is in use by nobody runs for so long: the first that stands fresh, or is over. Nothing where none does. */
export function runTimer(
  rows: ReadonlyMap<string, ToolTimer>,
  { label, total }: { readonly label: string; readonly total: number },
  now: number,
): readonly Change[] {
  const isFree = (id: string): boolean => {
    const row = rows.get(id);
    return !row || isFresh(row) || clockState(row, now).state === "over";
  };
  const id = timerIds.find(isFree);
  if (id === undefined) return [];
  const set = { label, total, startedAt: now, held: 0 };
  return rows.has(id)
    ? [{ kind: toolTimerKind.name, id, set }]
    : [createRow(toolTimerKind.name, id, set)];
}

/** 시작 and 이어서. */
export function startTimer(timer: KeptToolTimer, now: number): readonly Change[] {
  return timer.startedAt ? [] : [write(timer, { startedAt: now, held: timer.held })];
}

/** 멈춤: what ran is kept, in whole ms. */
export function holdTimer(timer: KeptToolTimer, now: number): readonly Change[] {
  return timer.startedAt ? [write(timer, { startedAt: null, held: countRun(timer, now) })] : [];
}

/** 처음으로. */
export function resetTimer(timer: KeptToolTimer): readonly Change[] {
  return isFresh(timer) ? [] : [write(timer, { startedAt: null, held: 0, laps: null })];
}

/** A clock that ended over an hour ago stands at its whole time again: nobody waits for 「+1440:00」. */
export function restOld(timer: KeptToolTimer, now: number): KeptToolTimer {
  const end = findEnd(timer);
  return end !== undefined && now - end > OLD_MS ? { ...timer, startedAt: null, held: 0 } : timer;
}

/** ±1분, also while it runs; never under one minute. */
export function addMinutes(timer: KeptToolTimer, minutes: number): readonly Change[] {
  const total = Math.min(LONGEST_TIMER_MS, Math.max(MINUTE_MS, timer.total + minutes * MINUTE_MS));
  return total === timer.total ? [] : [write(timer, { total })];
}

/** A press on the running stopwatch. */
export function addLap(timer: KeptToolTimer, now: number): readonly Change[] {
  const laps = timer.laps ?? [];
  if (!timer.startedAt || laps.length >= MOST_LAPS) return [];
  return [write(timer, { laps: [...laps, countRun(timer, now)] })];
}

function write({ id }: KeptToolTimer, set: Fields): Change {
  return { kind: toolTimerKind.name, id, set };
}

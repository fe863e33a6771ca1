import type { ToolTimer } from "./tool-timer.ts";

/** What a clock needs to be read at any instant. */
export type TimerTimes = Pick<ToolTimer, "total" | "startedAt" | "held">;

export interface ReadClock {
  readonly state: "ready" | "running" | "held" | "over";
  /** Negative when it is over. */
  readonly leftMs: number;
  /** 「4:59」, over 「+0:12」. */
  readonly shows: string;
}

/** A stopwatch of the same row: what it shows, up. */
export interface ReadStopwatch {
  readonly state: "ready" | "running" | "held";
  readonly ms: number;
  readonly shows: string;
}

/**
 * What a timer says at an instant; both epoch ms by one clock. Seconds left round up, so that the full time stands there
 * first and 0:00 never; seconds over round down. A clock that was set back gives nobody more than the whole time.
 */
export function clockState(timer: TimerTimes, now: number): ReadClock {
  const leftMs = timer.total - countRun(timer, now);
  if (leftMs <= 0) return { state: "over", leftMs, shows: `+${toClockText(-leftMs)}` };
  return { state: toState(timer), leftMs, shows: toClockText(Math.ceil(leftMs / 1_000) * 1_000) };
}

/** The same of a clock that counts up. */
export function stopwatchState(timer: TimerTimes, now: number): ReadStopwatch {
  const ms = countRun(timer, now);
  return { state: toState(timer), ms, shows: toClockText(ms) };
}

/** When it rings, epoch ms; nothing while it stands. */
export function findEnd({ total, startedAt, held }: TimerTimes): number | undefined {
  return startedAt === undefined || startedAt === null ? undefined : startedAt + total - held;
}

/** How many ms ran. */
export function countRun({ startedAt, held }: TimerTimes, now: number): number {
  return held + (startedAt ? Math.max(0, now - startedAt) : 0);
}

/** Whole seconds as minutes: 「75:00」. Minutes go on past an hour. */
export function toClockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** 「흐림」: no seconds to stare at. 「5분 안쪽」, at the end 「끝났어요」. */
export function toBlurWords({ leftMs, state }: Pick<ReadClock, "leftMs" | "state">): string {
  if (state === "over") return "끝났어요";
  const minutes = Math.ceil(leftMs / 60_000);
  const steps = [1, 3, 5, 10, 15, 20, 30, 45, 60];
  return `${steps.find((step) => minutes <= step) ?? Math.ceil(minutes / 30) * 30}분 안쪽`;
}

function toState({ startedAt, held }: TimerTimes): "ready" | "running" | "held" {
  if (startedAt) return "running";
  return held > 0 ? "held" : "ready";
}

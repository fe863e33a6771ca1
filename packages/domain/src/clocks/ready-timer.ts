import { clockState, type ReadClock, type TimerTimes } from "./clock-state.ts";

export interface ReadyState {
  readonly clock: ReadClock;
  /** All teams touched 「준비됐어요」: it ends early. */
  readonly isAllReady: boolean;
  /** Of the teams, in their order; no child is named. */
  readonly left: readonly string[];
}

/** 준비타이머: a clock that also ends when all teams are ready. A team that is no more keeps nobody waiting. */
export function readyState(
  timer: TimerTimes,
  teams: readonly string[],
  ready: ReadonlySet<string>,
  now: number,
): ReadyState {
  const left = teams.filter((team) => !ready.has(team));
  return {
    clock: clockState(timer, now),
    isAllReady: teams.length > 0 && left.length === 0,
    left,
  };
}

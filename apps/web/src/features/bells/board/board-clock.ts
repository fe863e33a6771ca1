import type { BellMoment } from "@damim/domain/bells/bell-moment.ts";
import type { BoardDay } from "@damim/domain/lesson-board/board-day.ts";
import { useClockValue } from "../../../data/server/use-running-clock.ts";
import type { RunningClock } from "../../../data/server/running-clock.ts";
import { readMoment } from "../../../data/use-bell-day.ts";

/** How fine the bar moves: a class sees no less. */
const BAR_STEPS = 240;

/** A day under a clock, as the parts of the board are handed it. */
export interface BoardClock {
  readonly clock: RunningClock;
  readonly of: BoardDay;
}

/** Which part of the day is shown: changes at a bell, and at no other second. */
export function usePhase({ clock, of }: BoardClock): BellMoment {
  useClockValue(clock, (state) => {
    const { state: now, next } = readMoment(of, state);
    return [now.phase, "row" in now ? now.row.id : "", next?.id].join("~");
  });
  return readMoment(of, clock.state());
}

/** Seconds until what the class waits for, in steps that are seen: whole minutes, and seconds in the last one. */
export function useLeft({ clock, of }: BoardClock): number {
  return useClockValue(clock, (state) => {
    const { left } = readMoment(of, state);
    return left < 60 ? left : Math.ceil(left / 60) * 60;
  });
}

/** How much of it is over: 0 to 1. */
export function useDone({ clock, of }: BoardClock): number {
  return useClockValue(
    clock,
    (state) => Math.floor(readMoment(of, state).done * BAR_STEPS) / BAR_STEPS,
  );
}

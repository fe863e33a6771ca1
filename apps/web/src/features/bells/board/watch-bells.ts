import type { BoardDay } from "@damim/domain/lesson-board/board-day.ts";
import type { BellSound } from "@damim/domain/bells/day-rings.ts";
import { findRing } from "@damim/domain/bells/find-ring.ts";
import { toSeoulDay, toSeoulSeconds } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RunningClock } from "../../../data/server/running-clock.ts";

/** Tells each bell of the day as it comes; one that came while the page slept never. Returns the way to stop. */
export function watchBells(
  clock: RunningClock,
  read: () => Pick<BoardDay, "rows" | "rings" | "bellDay"> | undefined,
  ring: (sound: BellSound) => void,
): () => void {
  let before = clock.state().shown;
  return clock.subscribe(() => {
    const { shown, trust } = clock.state();
    const day = read();
    const [from, to] = [Math.floor(toSeoulSeconds(before)), Math.floor(toSeoulSeconds(shown))];
    const isSameDay = toSeoulDay(before) === toSeoulDay(shown);
    before = shown;
    if (!day?.rings || !isSameDay || trust === "wrong") return;
    const sound = findRing(day.rows, day.rings, day.bellDay, from, to);
    if (sound) ring(sound);
  });
}

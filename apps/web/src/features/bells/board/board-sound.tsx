// Loaded behind the first picture by board-page.tsx.
import type { BoardDay } from "@damim/domain/lesson-board/board-day.ts";
import { useEffect } from "react";
import type { RunningClock } from "../../../data/server/running-clock.ts";
import { useStageSound, type StageSound } from "../../../kit/board/use-stage-sound.ts";
import { watchBells } from "./watch-bells.ts";

/** Rings as the day's bells do; the board's head shows what it is told of the sound. */
export function BoardSound(props: {
  readonly clock: RunningClock;
  readonly of: BoardDay;
  readonly onSound: (sound: StageSound) => void;
}) {
  const { clock, of, onSound } = props;
  const sound = useStageSound();
  useEffect(() => onSound(sound), [sound, onSound]);
  const { ring } = sound;
  useEffect(
    () =>
      watchBells(
        clock,
        () => of,
        (kind) => ring(kind, 1),
      ),
    [clock, of, ring],
  );
  return null;
}

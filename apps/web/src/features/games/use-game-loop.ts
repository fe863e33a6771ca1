import {
  STEPS_A_SECOND,
  toInput,
  type GameRules,
  type GameWorld,
} from "@damim/domain/games/game-rules.ts";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { openPaint, type Paint } from "./paint.ts";

const STEP_MS = 1_000 / STEPS_A_SECOND;
/** A frame that comes later is not caught up with: the game waits for the eye. */
const LATEST_MS = 100;

export interface GameOver {
  readonly score: number;
  readonly seed: number;
  readonly inputs: readonly number[];
}

export interface GameLoop {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly isPlaying: boolean;
  readonly score: number;
  readonly begin: () => void;
  /** A hand came or went at the time of its event (`timeStamp`). */
  readonly hand: (isDown: boolean, at: number) => void;
}

/** Runs a game in its fixed steps, and draws what is between two of them, as often as the screen shows anything. */
export function useGameLoop<World extends GameWorld>(of: {
  readonly rules: GameRules<World>;
  readonly paint: (paint: Paint, before: World, after: World, part: number) => void;
  readonly newSeed: () => number;
  readonly onOver: (over: GameOver) => void;
}): GameLoop {
  const { rules, paint, newSeed, onOver } = of;
  const canvas = useRef<HTMLCanvasElement>(null);
  const round = useRef<{
    readonly seed: number;
    readonly inputs: number[];
    readonly hands: number[];
  }>(undefined);
  const last = useRef<World>(undefined);
  const [seed, setSeed] = useState<number>();
  const [score, setScore] = useState(0);
  const draw = useEffectEvent((before: World, after: World, part: number): void => {
    const opened = canvas.current && openPaint(canvas.current);
    if (opened) paint(opened, before, after, part);
  });
  const end = useEffectEvent((world: World): void => {
    const { current } = round;
    setSeed(undefined);
    if (current) onOver({ score: world.score, seed: current.seed, inputs: current.inputs });
  });

  useEffect(() => {
    let world = rules.start(seed ?? 1);
    let before = world;
    if (seed === undefined) {
      // What stands there before and after a round follows its box and its colours.
      const shown = last.current ?? world;
      const show = (): void => draw(shown, shown, 0);
      const frame = requestAnimationFrame(show);
      const seen = new ResizeObserver(show);
      if (canvas.current) seen.observe(canvas.current);
      return () => {
        cancelAnimationFrame(frame);
        seen.disconnect();
      };
    }
    let frame = 0;
    let at: number | undefined;
    const run = (now: number): void => {
      const { current } = round;
      at ??= now;
      if (now - at > LATEST_MS) at = now - LATEST_MS;
      while (current && !world.isOver && at + STEP_MS <= now) {
        at += STEP_MS;
        before = world;
        const hand = current.hands[0];
        const isNow = hand !== undefined && hand <= at;
        if (isNow) current.hands.shift();
        const input = isNow ? toInput(rules, current.inputs.length) : undefined;
        if (isNow) current.inputs.push(world.step);
        world = rules.next(world, input);
        if (world.score !== before.score) setScore(world.score);
      }
      draw(before, world, Math.min(1, (now - at) / STEP_MS));
      last.current = world;
      if (world.isOver) end(world);
      else frame = requestAnimationFrame(run);
    };
    frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, [seed, rules]);

  return {
    canvas,
    isPlaying: seed !== undefined,
    score,
    begin(): void {
      const next = newSeed();
      round.current = { seed: next, inputs: [], hands: [] };
      setScore(0);
      setSeed(next);
    },
    hand(isDown, time): void {
      const { current } = round;
      if (seed === undefined || !current) return;
      const isNext = toInput(rules, current.inputs.length + current.hands.length) === "press";
      if (isDown === isNext) current.hands.push(time);
    },
  };
}

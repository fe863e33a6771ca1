import { createFastStream, type NextWord } from "../draw/stream.ts";
import { MOST_GAME_STEPS } from "./game-score.ts";

/** What a hand did at a step. */
export type GameInput = "press" | "release";

export interface GameWorld {
  /** Steps of 1/120 s since the beginning. */
  readonly step: number;
  readonly score: number;
  readonly isOver: boolean;
}

/** A game in fixed steps and whole numbers: how fast a screen draws it changes nothing. */
export interface GameRules<World extends GameWorld> {
  /** `seed` is uint32. */
  readonly start: (seed: number) => World;
  /** One step later; nothing moves in a game that is over. */
  readonly next: (world: World, input: GameInput | undefined) => World;
  /** Whether letting go is an input too: presses and releases then alternate. */
  readonly holds: boolean;
}

export const STEPS_A_SECOND = 120;

/**
 * The score of a round that is played again from its seed and its inputs, step numbers in order.
 *
 * ```ts
 * replay(jumpRules, 7, [130, 260]); // 2
 * ```
 */
export function replay<World extends GameWorld>(
  rules: GameRules<World>,
  seed: number,
  inputs: readonly number[],
): number {
  let world = rules.start(seed);
  let used = 0;
  while (!world.isOver && world.step < MOST_GAME_STEPS) {
    const isNow = inputs[used] === world.step;
    world = rules.next(world, isNow ? toInput(rules, used) : undefined);
    if (isNow) used += 1;
  }
  return world.score;
}

/** What the n-th input of a round is, from 0. */
export function toInput({ holds }: Pick<GameRules<GameWorld>, "holds">, index: number): GameInput {
  return holds && index % 2 === 1 ? "release" : "press";
}

export function toGameStream(seed: number): NextWord {
  return createFastStream(seed.toString(16).padStart(64, "0"));
}

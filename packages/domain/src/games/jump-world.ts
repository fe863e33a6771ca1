import { below } from "../draw/stream.ts";
import { toGameStream, type GameRules, type GameWorld } from "./game-rules.ts";
import { MOST_GAME_STEPS } from "./game-score.ts";

/** Lengths are in sixteenths of a point; the floor is at 0, and the runner stands at `RUNNER.at`. */
export const UNIT = 16;
export const RUNNER = { at: 200 * UNIT, width: 64 * UNIT, height: 72 * UNIT } as const;

export interface Block {
  /** Its left edge, from where the runner stood first. */
  readonly at: number;
  readonly width: number;
  readonly height: number;
}

export interface JumpWorld extends GameWorld {
  readonly distance: number;
  readonly y: number;
  readonly vy: number;
  readonly blocks: readonly Block[];
}

const JUMP = 198;
const FALL = 5;
/** Of what touches, so much is forgiven. */
const GRACE = 10 * UNIT;

/** 점프게임: over blocks that come faster and faster; each that is passed is a point. */
export const jumpRules: GameRules<JumpWorld> = {
  holds: false,
  start: (seed) => ({
    step: 0,
    score: 0,
    isOver: false,
    distance: 0,
    y: 0,
    vy: 0,
    blocks: placeBlocks(seed),
  }),
  next(world, input) {
    if (world.isOver) return world;
    const step = world.step + 1;
    const distance = world.distance + toSpeed(world.step);
    const vy = world.y === 0 && input === "press" ? JUMP : world.y === 0 ? 0 : world.vy - FALL;
    const y = Math.max(0, world.y + vy);
    const isHit = world.blocks.some(
      ({ at, width, height }) =>
        at - distance < RUNNER.width - GRACE && at + width - distance > GRACE && y + GRACE < height,
    );
    const score = world.blocks.filter(({ at, width }) => at + width < distance).length;
    return { ...world, step, distance, vy, y, score, isOver: isHit || step >= MOST_GAME_STEPS };
  },
};

/** By step: 6 points at first, 10 in the end. */
function toSpeed(step: number): number {
  return 96 + Math.floor(step / 112);
}

/** Far enough from one another that each can be jumped over. */
function placeBlocks(seed: number): readonly Block[] {
  const next = toGameStream(seed);
  const blocks: Block[] = [];
  let distance = 0;
  let wait = 200;
  for (let step = 0; step < MOST_GAME_STEPS; step += 1) {
    distance += toSpeed(step);
    wait -= 1;
    if (wait > 0) continue;
    const width = (44 + below(next, 40)) * UNIT;
    const height = (56 + below(next, 70)) * UNIT;
    blocks.push({ at: distance + RUNNER.width, width, height });
    wait = 105 + below(next, 90);
  }
  return blocks;
}

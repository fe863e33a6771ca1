import { below } from "../draw/stream.ts";
import { toGameStream, type GameRules, type GameWorld } from "./game-rules.ts";
import { MOST_GAME_STEPS } from "./game-score.ts";
import { UNIT } from "./jump-world.ts";

export interface Pillar {
  /** Its left edge, in sixteenths of a point. */
  readonly at: number;
  readonly width: number;
}

export interface StickWorld extends GameWorld {
  readonly phase: "stand" | "grow" | "drop" | "walk" | "fall";
  /** Steps since the phase began. */
  readonly since: number;
  readonly pillars: readonly Pillar[];
  /** On which pillar the walker stands, or stood last. */
  readonly on: number;
  /** Of the stick, which stands at the right edge of that pillar. */
  readonly length: number;
  /** Where the walker is, from the left edge of the first pillar. */
  readonly walker: number;
}

export const DROP_STEPS = 24;
export const FALL_STEPS = 60;
const GROW = 5 * UNIT;
const WALK = 12 * UNIT;
const LONGEST = 760 * UNIT;
/** So near to the middle of a pillar it counts twice. */
const MIDDLE = 7 * UNIT;

/** 스틱히어로: the longer it is held, the longer the stick; it has to end on the next pillar. */
export const stickRules: GameRules<StickWorld> = {
  holds: true,
  start(seed) {
    const pillars = placePillars(seed);
    return {
      step: 0,
      score: 0,
      isOver: false,
      phase: "stand",
      since: 0,
      pillars,
      on: 0,
      length: 0,
      walker: findEdge(pillars, 0),
    };
  },
  next(world, input) {
    if (world.isOver) return world;
    const later = { ...world, step: world.step + 1, since: world.since + 1 };
    const moved = move(later, input);
    return moved.step >= MOST_GAME_STEPS ? { ...moved, isOver: true } : moved;
  },
};

/** The right edge of a pillar, where its stick stands. */
export function findEdge(pillars: readonly Pillar[], on: number): number {
  const { at, width } = pillars[on] ?? { at: 0, width: 0 };
  return at + width;
}

function move(world: StickWorld, input: "press" | "release" | undefined): StickWorld {
  const { phase, since, pillars, on, length, walker } = world;
  const begin = (next: StickWorld["phase"]): StickWorld => ({ ...world, phase: next, since: 0 });
  switch (phase) {
    case "stand":
      return input === "press" ? { ...begin("grow"), length: 0 } : world;
    case "grow": {
      const grown = Math.min(LONGEST, length + GROW);
      const isLetGo = input === "release" || grown === LONGEST;
      return { ...(isLetGo ? begin("drop") : world), length: grown };
    }
    case "drop":
      return since >= DROP_STEPS ? begin("walk") : world;
    case "walk": {
      const reach = findEdge(pillars, on) + length;
      const isHit = landsOn(pillars[on + 1], reach);
      const goal = isHit ? findEdge(pillars, on + 1) : reach;
      const at = Math.min(goal, walker + WALK);
      if (at < goal) return { ...world, walker: at };
      if (!isHit) return { ...begin("fall"), walker: at };
      const points = isMiddle(pillars[on + 1], reach) ? 2 : 1;
      return { ...begin("stand"), walker: at, on: on + 1, length: 0, score: world.score + points };
    }
    case "fall":
      return since >= FALL_STEPS ? { ...world, isOver: true } : world;
  }
}

function landsOn(pillar: Pillar | undefined, reach: number): boolean {
  return pillar !== undefined && reach >= pillar.at && reach <= pillar.at + pillar.width;
}

function isMiddle(pillar: Pillar | undefined, reach: number): boolean {
  return pillar !== undefined && Math.abs(reach - pillar.at - pillar.width / 2) <= MIDDLE;
}

/** Ever narrower, and further apart at random. */
function placePillars(seed: number): readonly Pillar[] {
  const next = toGameStream(seed);
  const pillars: Pillar[] = [{ at: 0, width: 120 * UNIT }];
  for (let index = 1; index <= 90; index += 1) {
    const widest = Math.max(56, 130 - index * 3);
    const at = findEdge(pillars, index - 1) + (90 + below(next, 320)) * UNIT;
    // An even number of units has a middle.
    pillars.push({ at, width: (widest - below(next, 24)) * UNIT });
  }
  return pillars;
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { replay, toInput, type GameRules, type GameWorld } from "./game-rules.ts";
import { MOST_GAME_STEPS } from "./game-score.ts";
import { jumpRules, RUNNER } from "./jump-world.ts";
import { findEdge, stickRules } from "./stick-world.ts";

/** Plays by looking, as a pupil does: the inputs of a whole round. */
function play<World extends GameWorld>(
  rules: GameRules<World>,
  seed: number,
  wants: (world: World) => boolean,
): { readonly inputs: readonly number[]; readonly world: World } {
  let world = rules.start(seed);
  const inputs: number[] = [];
  while (!world.isOver && world.step < MOST_GAME_STEPS) {
    const isInput = wants(world);
    const input = isInput ? toInput(rules, inputs.length) : undefined;
    if (isInput) inputs.push(world.step);
    world = rules.next(world, input);
  }
  return { inputs, world };
}

const jumpOver = (seed: number) =>
  play(jumpRules, seed, ({ y, distance, blocks }) => {
    const next = blocks.find(({ at, width }) => at + width > distance);
    return y === 0 && next !== undefined && next.at - distance < RUNNER.width * 3;
  });
const walkOn = (seed: number) =>
  play(stickRules, seed, ({ phase, pillars, on, length }) => {
    const goal = pillars[on + 1];
    if (phase === "stand") return true;
    const reach = findEdge(pillars, on) + length;
    return phase === "grow" && goal !== undefined && reach + 80 >= goal.at + goal.width / 2;
  });

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

const replayJump = (seed: number, inputs: readonly number[]) => replay(jumpRules, seed, inputs);
const replayStick = (seed: number, inputs: readonly number[]) => replay(stickRules, seed, inputs);

describe.each([
  ["점프게임", replayJump, jumpOver],
  ["스틱히어로", replayStick, walkOn],
] as const)("%s", (_, playAgain, playWell) => {
  it("can be played through, whatever comes", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { world, inputs } = playWell(seed);

        expect(world.step).toBe(MOST_GAME_STEPS);
        expect(world.score).toBeGreaterThan(20);
        expect(playAgain(seed, inputs)).toBe(world.score);
      }),
      { numRuns: 20 },
    );
  });

  it("is over at the first mistake, or when nobody moves", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(playAgain(seed, [])).toBe(0);
      }),
      { numRuns: 20 },
    );
  });
});

it("counts no press after its end", () => {
  const { inputs, world } = jumpOver(7);

  expect(replay(jumpRules, 7, [...inputs.slice(0, 3), 7_000])).toBe(3);
  expect(jumpRules.next(world, "press")).toBe(world);
});

it("falls where the stick is too short", () => {
  expect(replay(stickRules, 7, [10, 14])).toBe(0);
});

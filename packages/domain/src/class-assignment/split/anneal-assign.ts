import { groupBy } from "./group-by.ts";
import { openSplit, type AssignCost, type CompiledAssign, type SplitState } from "./split-state.ts";
import { sCurve } from "./s-curve.ts";

/** The best split so far, whole after each step: who stops the search has a result. */
export interface AssignRun extends AssignCost {
  /** The class of each pupil. */
  readonly places: readonly number[];
  /** Swaps that were looked at. */
  readonly swaps: number;
}

export interface AnnealOptions {
  /** 32 bits; a seed and a count of swaps repeat a result. */
  readonly seed: number;
  /** Of `boundAssign`: a split that costs no more cannot be bettered. */
  readonly bound: number;
  /** Pupils who stay where they are. */
  readonly pinned?: ReadonlySet<number>;
  /** Where it starts; default the S-curve. */
  readonly start?: readonly number[];
  /** How many swaps each round looks at. */
  readonly rounds?: readonly number[];
}

/** Rounds of all temperatures, each from the start: the first suffices for most grades, and many short ones beat few long. */
const ROUNDS: readonly number[] = Array.from({ length: 12 }, () => 1_000_000);
/** Between two looks at the clock. */
const STEP_SWAPS = 16_384;
/** Of picked pairs: their pupils are of one score band, or of one previous class and sex. */
const NEAR_SHARE = 0.7;

/** From warm to cold, with what a tenth of a point weighs meanwhile; each a share of a round. */
interface Phase {
  readonly from: number;
  readonly to: number;
  readonly scoreWeight: number;
  readonly share: number;
}

const REHEATS = 6;
const phases: readonly Phase[] = [
  // Warm enough for five who stay together to find their class.
  { from: 60, to: 1, scoreWeight: 0.03, share: 0.4 },
  ...Array.from({ length: REHEATS }, () => ({ from: 8, to: 0.5, scoreWeight: 0.3, share: 0.1 })),
];

/**
 * Makes a split better by swaps of two pupils, which may be dearer while it is warm. Hands out the best so far again
 * and again, so that a clock can stop it; ends by itself at the bound, or when its swaps are used up (spec 13 §1).
 *
 * ```ts
 * for (const run of annealAssign(compiled, { seed: 7, bound: 0 })) if (isOver()) return run;
 * ```
 */
export function* annealAssign(
  compiled: CompiledAssign,
  { seed, bound, pinned = new Set(), start, rounds = ROUNDS }: AnnealOptions,
): Generator<AssignRun, AssignRun> {
  const next = openDice(seed);
  const first = start ?? sCurve(compiled.problem);
  let best: AssignRun = { ...openSplit(compiled, first).count(), places: first, swaps: 0 };
  const pick = openPicker(compiled, pinned, next);
  yield best;
  if (!pick) return best;
  let swaps = 0;
  for (const limit of rounds) {
    let from = first;
    for (const { from: warm, to: cold, scoreWeight, share } of phases) {
      const split = openSplit(compiled, from);
      let cost = split.count().cost;
      const length = Math.floor(limit * share);
      for (let done = 0; done < length && best.cost > bound;) {
        const heat = warm * (cold / warm) ** (done / length);
        const steps = Math.min(STEP_SWAPS, length - done);
        const found = runSteps(split, {
          steps,
          heat,
          scoreWeight,
          pick,
          next,
          cost,
          best: best.cost,
        });
        done += steps;
        swaps += steps;
        cost = found.cost;
        best = found.places
          ? { ...openSplit(compiled, found.places).count(), places: [...found.places], swaps }
          : { ...best, swaps };
        yield best;
      }
      if (best.cost <= bound) return best;
      // What is warmed again is the best of this way, not of all: rounds look elsewhere.
      from = best.places;
    }
  }
  return best;
}

interface Steps {
  readonly steps: number;
  readonly heat: number;
  readonly scoreWeight: number;
  readonly pick: PickPair;
  readonly next: () => number;
  readonly cost: number;
  readonly best: number;
}

/** Some swaps at one temperature: the cost after them, and the best split where it was better than any before. */
function runSteps(
  split: SplitState,
  { steps, heat, scoreWeight, pick, next, cost: before, best: known }: Steps,
): { readonly cost: number; readonly places?: Int32Array } {
  let cost = before;
  let best = known;
  let places: Int32Array | undefined;
  for (let step = 0; step < steps; step += 1) {
    const one = pick.one();
    const other = pick.other(one);
    if (split.places[one] === split.places[other]) continue;
    const { even, score } = split.riseOfSwap(one, other);
    const felt = even + score * scoreWeight;
    if (felt > 0 && next() >= Math.exp(-felt / heat)) continue;
    cost += even + score;
    split.swap(one, other);
    if (cost < best) {
      best = cost;
      places = split.places.slice();
    }
  }
  return { cost, ...(places && { places }) };
}

interface PickPair {
  readonly one: () => number;
  readonly other: (one: number) => number;
}

/** Nothing where fewer than two pupils may move. */
function openPicker(
  { problem, bands }: CompiledAssign,
  pinned: ReadonlySet<number>,
  next: () => number,
): PickPair | undefined {
  const free = [...problem.pupils.keys()].filter((pupil) => !pinned.has(pupil));
  if (free.length < 2) return undefined;
  const group = (toKey: (pupil: number) => string): readonly (readonly number[])[] => {
    const groups = groupBy(free, toKey);
    return problem.pupils.map((_, pupil) => groups.get(toKey(pupil)) ?? []);
  };
  const ofBand = group((pupil) => `${problem.pupils[pupil]?.sex} ${bands[pupil]}`);
  const ofClass = group((pupil) => {
    const { previous, sex } = problem.pupils[pupil] ?? {};
    return `${sex} ${previous}`;
  });
  const from = (list: readonly number[]): number => list[Math.floor(next() * list.length)] ?? 0;
  return {
    one: () => from(free),
    other(one) {
      const dice = next();
      if (dice >= NEAR_SHARE) return from(free);
      const near = (dice < NEAR_SHARE / 2 ? ofBand : ofClass)[one] ?? free;
      return near.length > 1 ? from(near) : from(free);
    },
  };
}

/** Numbers from 0 to under 1 that a seed repeats on every device (mulberry32). */
function openDice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 4_294_967_296;
  };
}

import {
  assignWeights,
  lineRange,
  listApartPairs,
  listLines,
  toBands,
  toSizes,
  type AssignLine,
  type AssignPart,
  type AssignProblem,
} from "./assign-problem.ts";

/** Lines that a pupil can stand in at once with one each: points are counted apart. */
const SLOTS = 8;
const slotOf: Readonly<Record<Exclude<AssignLine["part"], "behaviour">, number>> = {
  sex: 0,
  prev: 1,
  prevSex: 2,
  band: 3,
  special: 4,
  heavy: 5,
  leader: 6,
  leaving: 7,
};

/** A problem laid out for counting: who stands in which line, and what each class may hold of it. */
export interface CompiledAssign {
  readonly problem: AssignProblem;
  readonly lines: readonly AssignLine[];
  /** Place of the pupil's line in `lines`, or -1; `SLOTS` a pupil. */
  readonly slots: Int32Array;
  readonly points: Int32Array;
  /** Place of the line of points, or -1. */
  readonly pointLine: number;
  /** By line × class. */
  readonly least: Int32Array;
  readonly most: Int32Array;
  readonly weights: Int32Array;
  /** Score in tenths above the lowest, or -1; all are -1 where scores do not count. */
  readonly scores: Int32Array;
  readonly scoreSum: number;
  readonly scoreCount: number;
  readonly sizes: readonly number[];
  readonly bands: readonly (number | undefined)[];
  readonly apartOf: readonly (readonly number[])[];
  readonly groupsOf: readonly (readonly number[])[];
  /** The classes to which a pupil is fixed: more than one where rules say so. */
  readonly fixedOf: readonly (readonly number[])[];
}

/** Lays a problem out. Throws where own sizes do not add up to all pupils: a form has asked before. */
export function compileAssign(problem: AssignProblem): CompiledAssign {
  const { pupils, classCount, sizes: own } = problem;
  const sizes = toSizes(problem);
  if (sizes.reduce((sum, size) => sum + size, 0) !== pupils.length) {
    throw new Error("The sizes of the classes do not add up.");
  }
  const lines = listLines(problem);
  const slots = new Int32Array(pupils.length * SLOTS).fill(-1);
  const points = new Int32Array(pupils.length);
  const least = new Int32Array(lines.length * classCount);
  const most = new Int32Array(lines.length * classCount);
  for (const [index, { part, members, total }] of lines.entries()) {
    for (const [pupil, amount] of members) {
      if (part === "behaviour") points[pupil] = amount;
      else slots[pupil * SLOTS + slotOf[part]] = index;
    }
    for (const [place, size] of sizes.entries()) {
      const range = lineRange(total, classCount, own && { size, all: pupils.length });
      [least[index * classCount + place], most[index * classCount + place]] = range;
    }
  }
  // Ranks come as negative scores; only distances count, so the lowest stands at 0.
  const lowest = Math.min(0, ...pupils.map(({ score = 0 }) => score));
  const scores = Int32Array.from(pupils, ({ score }) =>
    problem.bands > 0 && score !== undefined ? score - lowest : -1,
  );
  const scored = scores.filter((score) => score >= 0);
  const apartOf: number[][] = pupils.map(() => []);
  for (const [one, other] of listApartPairs(problem)) {
    apartOf[one]?.push(other);
    apartOf[other]?.push(one);
  }
  const groupsOf: number[][] = pupils.map(() => []);
  for (const [group, members] of problem.together.entries()) {
    for (const pupil of new Set(members)) groupsOf[pupil]?.push(group);
  }
  const fixedOf: number[][] = pupils.map(() => []);
  for (const [pupil, place] of problem.fixed) {
    if (!fixedOf[pupil]?.includes(place)) fixedOf[pupil]?.push(place);
  }
  return {
    problem,
    lines,
    slots,
    points,
    pointLine: lines.findIndex(({ part }) => part === "behaviour"),
    least,
    most,
    weights: Int32Array.from(lines, ({ weight }) => weight),
    scores,
    scoreSum: scored.reduce((sum, score) => sum + score, 0),
    scoreCount: scored.length,
    sizes,
    bands: problem.bands > 0 ? toBands(problem) : [],
    apartOf,
    groupsOf,
    fixedOf,
  };
}

/** What a split costs, and by which parts; parts that cost nothing are absent. */
export interface AssignCost {
  readonly cost: number;
  readonly parts: Readonly<Partial<Record<AssignPart, number>>>;
}

/** By how much a change makes a split dearer: hard rules and lines, and the averages. */
export interface AssignRise {
  readonly even: number;
  readonly score: number;
}

/** One split that is being changed, with what each change would cost. */
export interface SplitState {
  readonly places: Int32Array;
  /** Of a swap of two pupils in different classes. The answer is one object, written anew each time. */
  riseOfSwap(one: number, other: number): AssignRise;
  /** Of one pupil alone. */
  riseOfMove(pupil: number, to: number): AssignRise;
  swap(one: number, other: number): void;
  move(pupil: number, to: number): void;
  /** Counted anew. */
  count(): AssignCost;
}

/** What stands outside of a range, in units. */
function outside(count: number, least: number, most: number): number {
  return count < least ? least - count : Math.max(0, count - most);
}

/** Opens a split for changes. `places`: the class of each pupil. */
export function openSplit(
  compiled: CompiledAssign,
  from: readonly number[] | Int32Array,
): SplitState {
  const { problem, slots, points, pointLine, least, most, weights, scores } = compiled;
  const { apartOf, groupsOf, fixedOf, scoreSum, scoreCount, lines } = compiled;
  const { classCount: size, pupils, tolerance } = problem;
  const places = Int32Array.from(from);
  const counts = new Int32Array(lines.length * size);
  const sums = new Int32Array(size);
  const scored = new Int32Array(size);
  const grouped = problem.together.map(() => new Int32Array(size));
  const rise = { even: 0, score: 0 };

  const lay = (pupil: number, place: number, sign: 1 | -1): void => {
    for (let slot = pupil * SLOTS; slot < pupil * SLOTS + SLOTS; slot += 1) {
      const line = slots[slot] ?? -1;
      if (line >= 0) counts[line * size + place] = (counts[line * size + place] ?? 0) + sign;
    }
    const heavy = points[pupil] ?? 0;
    if (heavy > 0) {
      const at = pointLine * size + place;
      counts[at] = (counts[at] ?? 0) + sign * heavy;
    }
    const score = scores[pupil] ?? -1;
    if (score >= 0) {
      sums[place] = (sums[place] ?? 0) + sign * score;
      scored[place] = (scored[place] ?? 0) + sign;
    }
    for (const group of groupsOf[pupil] ?? []) {
      const of = grouped[group];
      if (of) of[place] = (of[place] ?? 0) + sign;
    }
  };
  for (const [pupil, place] of places.entries()) lay(pupil, place, 1);

  const scoreCost = (sum: number, count: number): number => {
    if (count === 0) return 0;
    const far = Math.abs(sum * scoreCount - scoreSum * count) - tolerance * count * scoreCount;
    return far > 0 ? Math.ceil(far / (count * scoreCount)) * assignWeights.score : 0;
  };
  const scoreOf = (place: number): number => scoreCost(sums[place] ?? 0, scored[place] ?? 0);
  /** Of one more or one less of a line in a class. */
  const riseOfLine = (line: number, place: number, sign: 1 | -1): number => {
    const at = line * size + place;
    const now = counts[at] ?? 0;
    const isDearer = sign > 0 ? now >= (most[at] ?? 0) : now <= (least[at] ?? 0);
    if (isDearer) return weights[line] ?? 0;
    const isCheaper = sign > 0 ? now < (least[at] ?? 0) : now > (most[at] ?? 0);
    return isCheaper ? -(weights[line] ?? 0) : 0;
  };
  const riseOfPoints = (place: number, change: number): number => {
    const at = pointLine * size + place;
    const [now, low, high] = [counts[at] ?? 0, least[at] ?? 0, most[at] ?? 0];
    return (outside(now + change, low, high) - outside(now, low, high)) * assignWeights.behaviour;
  };
  /** Of hard rules, where `pupil` goes and `other` comes the other way. */
  const riseOfRules = (pupil: number, from: number, to: number, other: number): number => {
    let broken = 0;
    for (const near of apartOf[pupil] ?? []) {
      if (near === other) continue;
      const place = places[near];
      if (place === to) broken += 1;
      else if (place === from) broken -= 1;
    }
    for (const group of groupsOf[pupil] ?? []) {
      if (other >= 0 && groupsOf[other]?.includes(group)) continue;
      const of = grouped[group];
      if (!of) continue;
      if (of[from] === 1) broken -= 1;
      if (of[to] === 0) broken += 1;
    }
    for (const place of fixedOf[pupil] ?? []) {
      if (place === from) broken += 1;
      else if (place === to) broken -= 1;
    }
    return broken * assignWeights.apart;
  };
  const riseOfScores = (a: number, b: number, one: number, other: number): number => {
    const [up, down] = [scores[one] ?? -1, scores[other] ?? -1];
    if (up === down) return 0;
    const moved = Math.max(up, 0) - Math.max(down, 0);
    const more = Number(up >= 0) - Number(down >= 0);
    return (
      scoreCost((sums[a] ?? 0) - moved, (scored[a] ?? 0) - more) +
      scoreCost((sums[b] ?? 0) + moved, (scored[b] ?? 0) + more) -
      scoreOf(a) -
      scoreOf(b)
    );
  };

  const riseOfChange = (one: number, a: number, b: number, other: number): AssignRise => {
    let even = riseOfRules(one, a, b, other);
    if (other >= 0) even += riseOfRules(other, b, a, one);
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const mine = slots[one * SLOTS + slot] ?? -1;
      const theirs = other >= 0 ? (slots[other * SLOTS + slot] ?? -1) : -1;
      if (mine === theirs) continue;
      if (mine >= 0) even += riseOfLine(mine, a, -1) + riseOfLine(mine, b, 1);
      if (theirs >= 0) even += riseOfLine(theirs, b, -1) + riseOfLine(theirs, a, 1);
    }
    const heavier = (points[one] ?? 0) - (other >= 0 ? (points[other] ?? 0) : 0);
    if (heavier !== 0) even += riseOfPoints(a, -heavier) + riseOfPoints(b, heavier);
    rise.even = even;
    rise.score = riseOfScores(a, b, one, other);
    return rise;
  };
  const put = (pupil: number, to: number): void => {
    lay(pupil, places[pupil] ?? 0, -1);
    lay(pupil, to, 1);
    places[pupil] = to;
  };

  return {
    places,
    riseOfSwap: (one, other) => riseOfChange(one, places[one] ?? 0, places[other] ?? 0, other),
    riseOfMove: (pupil, to) => riseOfChange(pupil, places[pupil] ?? 0, to, -1),
    swap(one, other) {
      const [a = 0, b = 0] = [places[one], places[other]];
      put(one, b);
      put(other, a);
    },
    move: put,
    count() {
      const parts: Partial<Record<AssignPart, number>> = {};
      const add = (part: AssignPart, units: number): void => {
        if (units > 0) parts[part] = (parts[part] ?? 0) + units * assignWeights[part];
      };
      for (const of of grouped) add("together", Math.max(0, of.filter((n) => n > 0).length - 1));
      for (const [pupil] of pupils.entries()) {
        const place = places[pupil] ?? 0;
        const near = (apartOf[pupil] ?? []).filter((other) => other > pupil);
        add("apart", near.filter((other) => places[other] === place).length);
        add("fixed", (fixedOf[pupil] ?? []).filter((fixed) => fixed !== place).length);
      }
      for (const [line, { part }] of lines.entries()) {
        for (let at = line * size; at < line * size + size; at += 1) {
          add(part, outside(counts[at] ?? 0, least[at] ?? 0, most[at] ?? 0));
        }
      }
      for (let place = 0; place < size; place += 1) {
        add("score", scoreOf(place) / assignWeights.score);
      }
      return { cost: Object.values(parts).reduce((sum, cost) => sum + cost, 0), parts };
    },
  };
}

/** How much of a cost are rules that are not kept; the rest is unevenness. */
export function sumRules({ apart = 0, together = 0, fixed = 0 }: AssignCost["parts"]): number {
  return apart + together + fixed;
}

/** What a split costs (golden: `optimum`, `parts`). */
export function countCost(compiled: CompiledAssign, places: readonly number[]): AssignCost {
  return openSplit(compiled, places).count();
}

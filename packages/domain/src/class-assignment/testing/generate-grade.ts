import type { AssignProblem, SplitPupil } from "../split/assign-problem.ts";

/** How large a made-up grade is. */
export interface GradeSize {
  readonly pupils: number;
  readonly classes: number;
  readonly apart: number;
  readonly together: number;
  readonly fixed: number;
}

/**
 * A made-up grade, as large and as uneven as real ones: scores like a bell around 72, points for a fifth, one in
 * forty with special needs, two leaders a class. The same words of `next` (0 to under 1) make the same grade.
 */
export function generateGrade(size: GradeSize, next: () => number): AssignProblem {
  const below = (count: number): number => Math.floor(next() * count);
  const bell = (): number => (next() + next() + next() + next() - 2) / 0.577;
  const pupils = Array.from({ length: size.pupils }, (_, index): SplitPupil => {
    const guidance = next();
    return {
      previous: `3-${(index % size.classes) + 1}`,
      sex: next() < 0.53 ? "male" : "female",
      score: Math.max(250, Math.min(1000, Math.round(720 + 130 * bell()))),
      behaviour: guidance < 0.04 ? 3 : guidance < 0.1 ? 2 : guidance < 0.2 ? 1 : 0,
      isSpecial: next() < 0.025,
      isLeader: index < size.classes * 2,
      isLeaving: next() < 0.02,
    };
  });
  const groupOf = new Map<number, number>();
  const together: (readonly [number, number])[] = [];
  while (together.length < size.together) {
    const pair = [below(size.pupils), below(size.pupils)] as const;
    if (pair[0] === pair[1] || pair.some((pupil) => groupOf.has(pupil))) continue;
    for (const pupil of pair) groupOf.set(pupil, together.length);
    together.push(pair);
  }
  const apart = new Map<string, readonly [number, number]>();
  while (apart.size < size.apart) {
    const one = below(size.pupils);
    const other = below(size.pupils);
    const group = groupOf.get(one);
    if (one >= other || (group !== undefined && group === groupOf.get(other))) continue;
    apart.set(`${one} ${other}`, [one, other]);
  }
  const fixed = new Map<number, number>();
  while (fixed.size < size.fixed) {
    const pupil = below(size.pupils);
    if (!groupOf.has(pupil)) fixed.set(pupil, below(size.classes));
  }
  return {
    pupils,
    classCount: size.classes,
    tolerance: 3,
    bands: 5,
    together,
    apart: [...apart.values()],
    fixed: [...fixed],
  };
}

/** Numbers from 0 to under 1 that a seed repeats. */
export function openDice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 4_294_967_296;
  };
}

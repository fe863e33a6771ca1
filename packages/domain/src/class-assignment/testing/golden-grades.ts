import type { AssignProblem, SplitPupil } from "../split/assign-problem.ts";

interface GoldenPupil {
  readonly prev: number;
  readonly sex: 0 | 1;
  readonly score: number | null;
  readonly behaviour: number;
  readonly special: number;
  readonly leader: number;
  readonly leaving: number;
}

interface GoldenCase {
  readonly about: string;
  readonly K: number;
  readonly tolerance: number;
  readonly bands: number;
  readonly apart: number[][];
  readonly together: number[][];
  readonly fixed: [number, number][];
  readonly sizes?: number[];
  readonly optimum: number;
  readonly bound: number;
}

interface Golden {
  readonly small: (GoldenCase & {
    readonly pupils: GoldenPupil[];
    readonly parts: Record<string, number>;
    readonly oneBest: number[];
  })[];
  readonly large: (GoldenCase & {
    readonly prev: string;
    readonly sex: string;
    readonly score: (number | null)[];
    readonly behaviour: string;
    readonly special: string;
    readonly leader: string;
    readonly leaving: string;
    readonly sCurve: number;
    readonly oneBest: string;
  })[];
}

/** The golden grades as problems: small ones with their exact best, large ones with a proven one. */
export function readGoldenGrades(json: string) {
  const golden = JSON.parse(json) as Golden;
  const small = golden.small.map((one) => ({ ...one, problem: toProblem(one, one.pupils) }));
  const large = golden.large.map((one) => {
    const digit = (text: string, at: number): number => Number.parseInt(text.charAt(at), 36);
    const pupils = Array.from(one.prev, (_, at): GoldenPupil => ({
      prev: digit(one.prev, at),
      sex: digit(one.sex, at) as 0 | 1,
      score: one.score[at] ?? null,
      behaviour: digit(one.behaviour, at),
      special: digit(one.special, at),
      leader: digit(one.leader, at),
      leaving: digit(one.leaving, at),
    }));
    const best = Array.from(one.oneBest, (_, at) => digit(one.oneBest, at));
    return { ...one, problem: toProblem(one, pupils), best };
  });
  return { small, large };
}

function toPupil(pupil: GoldenPupil): SplitPupil {
  return {
    previous: String(pupil.prev),
    sex: pupil.sex === 0 ? "male" : "female",
    score: pupil.score ?? undefined,
    behaviour: pupil.behaviour,
    isSpecial: pupil.special === 1,
    isLeader: pupil.leader === 1,
    isLeaving: pupil.leaving === 1,
  };
}

function toProblem(one: GoldenCase, pupils: readonly GoldenPupil[]): AssignProblem {
  const { K, tolerance, bands, apart, together, fixed, sizes } = one;
  const asked = { tolerance, bands, apart, together, fixed, sizes };
  return { ...asked, classCount: K, pupils: pupils.map(toPupil) };
}

/** A pupil as the split sees one; who it is stands outside. */
export interface SplitPupil {
  /** Class of now: which one is all that counts. */
  readonly previous: string;
  /** Absent: not said, and no line of sex counts the pupil. */
  readonly sex?: "male" | "female" | undefined;
  /** Tenths of a point. */
  readonly score?: number | undefined;
  /** Points of guidance, 0 to 3. */
  readonly behaviour: number;
  readonly isSpecial: boolean;
  readonly isLeader: boolean;
  readonly isLeaving: boolean;
}

/** Who is split into how many classes, and what was asked. Pupils are named by their place in `pupils`. */
export interface AssignProblem {
  readonly pupils: readonly SplitPupil[];
  readonly classCount: number;
  /** Own number of pupils of each class; they add up to all. */
  readonly sizes?: readonly number[] | undefined;
  /** How far a class may be from the average of all, in tenths of a point. */
  readonly tolerance: number;
  /** Into how many bands each sex is cut by score; 0: scores count for nothing. */
  readonly bands: number;
  readonly together: readonly (readonly number[])[];
  /** Each pair of a group in two classes. */
  readonly apart: readonly (readonly number[])[];
  readonly fixed: readonly (readonly [pupil: number, place: number])[];
}

/** What one unit outside costs (spec 13 §1, The model). */
export const assignWeights = {
  together: 1000,
  apart: 1000,
  fixed: 1000,
  special: 200,
  sex: 120,
  heavy: 100,
  behaviour: 90,
  leader: 70,
  leaving: 70,
  prev: 60,
  prevSex: 50,
  band: 40,
  /** For each tenth of a point. */
  score: 10,
} as const;

export type AssignPart = keyof typeof assignWeights;
export type HardPart = "together" | "apart" | "fixed";

/** From so many points on a pupil counts as heavy. */
const HEAVY_POINTS = 2;

/** Pupils of one sort, who are to lie evenly over the classes. */
export interface AssignLine {
  readonly part: Exclude<AssignPart, HardPart | "score">;
  readonly weight: number;
  /** What its pupils have in common, besides what `part` says. */
  readonly of: {
    readonly previous?: string;
    readonly sex?: "male" | "female" | undefined;
    readonly band?: number;
  };
  /** How much each pupil counts: 1, or their points. */
  readonly members: ReadonlyMap<number, number>;
  /** The sum of the members. */
  readonly total: number;
}

/**
 * How many of `total` a class may hold without being uneven: ⌊total/K⌋ to ⌈total/K⌉, with own sizes ⌊⌋ to ⌈⌉ of
 * total · size / all.
 */
export function lineRange(
  total: number,
  classCount: number,
  own?: { readonly size: number; readonly all: number },
): readonly [least: number, most: number] {
  const [above, below] = own ? [total * own.size, own.all] : [total, classCount];
  if (below === 0) return [0, 0];
  return [Math.floor(above / below), Math.ceil(above / below)];
}

/** How many pupils each class holds: the own numbers, or even ones of which the first are larger. */
export function toSizes({ pupils, classCount, sizes }: AssignProblem): readonly number[] {
  if (sizes) return sizes;
  const least = Math.floor(pupils.length / classCount);
  const larger = pupils.length % classCount;
  return Array.from({ length: classCount }, (_, place) => least + Number(place < larger));
}

/**
 * The band of each pupil, 1 the best: within one sex, best first (equal scores by place in the list), the r-th of n
 * stands in band ⌈r · bands / n⌉. Nothing for those without a score.
 */
export function toBands({
  pupils,
  bands,
}: Pick<AssignProblem, "pupils" | "bands">): readonly (number | undefined)[] {
  const found: (number | undefined)[] = pupils.map(() => undefined);
  for (const sex of ["male", "female", undefined] as const) {
    const ranked = [...pupils.entries()]
      .filter(([, pupil]) => pupil.sex === sex && pupil.score !== undefined)
      .toSorted(([a, one], [b, other]) => (other.score ?? 0) - (one.score ?? 0) || a - b);
    for (const [rank, [index]] of ranked.entries()) {
      found[index] = Math.ceil(((rank + 1) * bands) / ranked.length);
    }
  }
  return found;
}

/** Every line of the model. Girls and boys each make one of sex, of previous class × sex and of band × sex. */
export function listLines(problem: AssignProblem): readonly AssignLine[] {
  const { pupils, bands } = problem;
  const bandOf = bands > 0 ? toBands(problem) : [];
  const lines = new Map<string, AssignLine & { readonly members: Map<number, number> }>();
  const count = (
    part: AssignLine["part"],
    key: string,
    index: number,
    of: AssignLine["of"] = {},
    amount = 1,
  ): void => {
    const name = `${part} ${key}`;
    const line = lines.get(name) ?? {
      part,
      weight: assignWeights[part],
      of,
      members: new Map<number, number>(),
      total: 0,
    };
    line.members.set(index, amount);
    lines.set(name, { ...line, total: line.total + amount });
  };
  for (const [index, pupil] of pupils.entries()) {
    const { previous, sex, behaviour } = pupil;
    if (pupil.isSpecial) count("special", "", index);
    if (sex) count("sex", sex, index, { sex });
    if (behaviour >= HEAVY_POINTS) count("heavy", "", index);
    if (behaviour > 0) count("behaviour", "", index, {}, behaviour);
    if (pupil.isLeader) count("leader", "", index);
    if (pupil.isLeaving) count("leaving", "", index);
    count("prev", previous, index, { previous });
    if (sex) count("prevSex", `${sex} ${previous}`, index, { previous, sex });
    const band = bandOf[index];
    if (band !== undefined) count("band", `${band} ${sex}`, index, { band, sex });
  }
  return [...lines.values()];
}

/** Every pair that is to be apart, the lower place first, each once. */
export function listApartPairs({
  apart,
}: Pick<AssignProblem, "apart">): readonly (readonly [number, number])[] {
  const pairs = new Map<string, readonly [number, number]>();
  for (const group of apart) {
    for (const one of group) {
      for (const other of group) if (one < other) pairs.set(`${one} ${other}`, [one, other]);
    }
  }
  return [...pairs.values()];
}

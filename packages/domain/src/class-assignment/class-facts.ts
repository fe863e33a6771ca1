import { compareNames } from "./compare-names.ts";
import type { AssignDraft, AssignPupil } from "./assign-plan.ts";

/** What stands above the column of a class. */
export interface ClassFacts {
  readonly place: number;
  readonly count: number;
  readonly male: number;
  readonly female: number;
  /** Points that the average is above the one of all, tenths of a point; nothing without scores. */
  readonly average?: number;
  readonly special: number;
  readonly points: number;
  readonly leaders: number;
  readonly leaving: number;
}

/** Counts each class as it stands. */
export function listClassFacts({ settings, pupils }: AssignDraft): readonly ClassFacts[] {
  const all = settings.bands > 0 ? toAverage(pupils) : undefined;
  return Array.from({ length: settings.classes }, (_, index): ClassFacts => {
    const here = pupils.filter(({ place }) => place === index);
    const average = toAverage(here);
    const count = (is: (pupil: AssignPupil) => boolean): number => here.filter(is).length;
    return {
      place: index,
      count: here.length,
      male: count(({ sex }) => sex === "male"),
      female: count(({ sex }) => sex === "female"),
      ...(all !== undefined && average !== undefined && { average: average - all }),
      special: count(({ special }) => special),
      points: here.reduce((sum, { behaviour }) => sum + behaviour, 0),
      leaders: count(({ leader }) => leader),
      leaving: count(({ leaving }) => leaving),
    };
  });
}

function toAverage(pupils: readonly AssignPupil[]): number | undefined {
  const scores = pupils.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return undefined;
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** 섞어: by name alone; otherwise one sex first. */
export type NumberOrder = "mixed" | "boys-first" | "girls-first";

export interface NumberedPupil {
  readonly pupil: AssignPupil;
  /** The new number, 1 first. */
  readonly number: number;
}

/** The pupils of a new class with their new numbers, 가나다순. */
export function listNewClass(
  { pupils }: AssignDraft,
  place: number,
  order: NumberOrder,
): readonly NumberedPupil[] {
  const rank = ({ sex }: AssignPupil): number => {
    if (order === "mixed" || sex === undefined) return 0;
    return (sex === "male") === (order === "boys-first") ? -1 : 1;
  };
  return pupils
    .filter((pupil) => pupil.place === place)
    .toSorted((a, b) => rank(a) - rank(b) || compareNames(a, b))
    .map((pupil, index) => ({ pupil, number: index + 1 }));
}

const levelNames = ["상", "중", "하"] as const;

/** 상, 중, 하 of a band: a third each. */
export function toLevel(band: number, bands: number): (typeof levelNames)[number] {
  return levelNames[Math.min(2, Math.floor(((band - 0.5) / bands) * 3))] ?? "중";
}

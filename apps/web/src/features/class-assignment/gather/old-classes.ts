import { sortAssignPupils, type AssignDraft } from "@damim/domain/class-assignment/assign-plan.ts";

/** A class of now, as it was gathered. */
export interface OldClass {
  readonly classKey: string;
  readonly count: number;
  readonly male: number;
  readonly female: number;
  /** How many have a score. */
  readonly scored: number;
}

/** The classes that were gathered, in their order. */
export function listOldClasses({ pupils }: AssignDraft): readonly OldClass[] {
  const sorted = sortAssignPupils(pupils);
  return [...new Set(sorted.map(({ classKey }) => classKey))].map((classKey) => {
    const here = sorted.filter((pupil) => pupil.classKey === classKey);
    return {
      classKey,
      count: here.length,
      male: here.filter(({ sex }) => sex === "male").length,
      female: here.filter(({ sex }) => sex === "female").length,
      scored: here.filter(({ score }) => score !== undefined).length,
    };
  });
}

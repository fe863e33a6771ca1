import { findSizes, type AssignDraft, type AssignRule } from "./assign-plan.ts";
import type { AssignProblem } from "./split/assign-problem.ts";

/** A job as the split sees it. */
export interface AssignQuest {
  readonly problem: AssignProblem;
  /** Whose place in `problem.pupils` is whose: ids, sorted. */
  readonly ids: readonly string[];
  /** Pupils who stay where they are. */
  readonly pinned: readonly number[];
}

/**
 * The pupils in the order of their ids, and the rules by their places. Rules about pupils who are gone, or about a class
 * that is no more, are passed over.
 */
export function toProblem({
  settings,
  pupils,
  rules,
}: Pick<AssignDraft, "settings" | "pupils" | "rules">): AssignQuest {
  const sorted = pupils.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const ids = sorted.map(({ id }) => id);
  const places = new Map(ids.map((id, index) => [id, index]));
  const find = (rule: AssignRule): readonly number[] =>
    rule.pupils.flatMap((id) => places.get(id) ?? []);
  const groups = (type: AssignRule["type"]): readonly (readonly number[])[] =>
    rules
      .filter((rule) => rule.type === type)
      .map(find)
      .filter(({ length }) => length > 1);
  return {
    ids,
    pinned: sorted.flatMap(({ pinned, place }, index) =>
      pinned && place !== undefined && place < settings.classes ? [index] : [],
    ),
    problem: {
      pupils: sorted.map((pupil) => ({
        previous: pupil.classKey,
        sex: pupil.sex,
        score: pupil.score,
        behaviour: pupil.behaviour,
        isSpecial: pupil.special,
        isLeader: pupil.leader,
        isLeaving: pupil.leaving,
      })),
      classCount: settings.classes,
      sizes: findSizes(settings, pupils.length),
      tolerance: settings.tolerance,
      bands: settings.bands,
      together: groups("together"),
      apart: groups("apart"),
      fixed: rules.flatMap((rule) =>
        rule.type === "fixed" && rule.place !== undefined && rule.place < settings.classes
          ? find(rule).map((pupil) => [pupil, rule.place ?? 0] as const)
          : [],
      ),
    },
  };
}

/** The places of everybody in the order of `ids`; pupils without one stand in the first class. */
export function listPlaces({ pupils }: AssignDraft, ids: readonly string[]): readonly number[] {
  const places = new Map(pupils.map(({ id, place }) => [id, place ?? 0]));
  return ids.map((id) => places.get(id) ?? 0);
}

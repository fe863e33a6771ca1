import type { AssignPupil } from "./assign-plan.ts";

/** 가나다순; those of one name by class and number. Hangul syllables stand in this order in Unicode. */
export function compareNames(a: AssignPupil, b: AssignPupil): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.classKey.localeCompare(b.classKey, "ko", { numeric: true }) || a.number - b.number;
}

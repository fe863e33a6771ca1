import { createRow, type Change } from "@damim/sync/change.ts";
import { unitPlanKind, type UnitPlan } from "../unit-plan.ts";

/**
 * Writes the plan of a subject whole, so that of two devices that paste at once one has all of its lines and its first day, and
 * nothing is left of the other.
 */
export function writeUnitPlan(
  plans: ReadonlyMap<string, UnitPlan>,
  { subjectId, lines, from = null }: UnitPlan,
): readonly Change[] {
  const set = { subjectId, lines, from };
  const { name: kind } = unitPlanKind;
  return [plans.has(subjectId) ? { kind, id: subjectId, set } : createRow(kind, subjectId, set)];
}

import { writeUnitPlan } from "@damim/domain/class-table/units/write-unit-plan.ts";
import { unitPlanKind, type UnitPlan } from "@damim/domain/class-table/unit-plan.ts";
import { removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is done with plans of units: each act is one undo step, and is on screen before it returns. */
export function createUnitCommands({ store, act }: CommandDeps) {
  return {
    save: (plan: UnitPlan, subject: string) =>
      void act(
        writeUnitPlan(store.rows(unitPlanKind), plan),
        `${subject} 진도표 ${plan.lines.length}차시를 저장했어요`,
      ),
    remove: (subjectId: string, subject: string) =>
      void act([removeRow(unitPlanKind.name, subjectId)], `${subject} 진도표를 지웠어요`),
  };
}

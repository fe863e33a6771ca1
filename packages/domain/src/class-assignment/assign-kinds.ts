import type { RecordKind } from "@damim/sync/kind.ts";
import type {
  AssignDraft,
  AssignMove,
  AssignPupil,
  AssignRule,
  AssignRunRow,
  AssignSettings,
} from "./assign-plan.ts";

/** The job itself, one row a scope: its settings, and what its files left to be asked. */
export interface AssignPlan extends AssignSettings {
  readonly questions?: AssignDraft["questions"];
  readonly notTaken?: AssignDraft["notTaken"];
}

/** Apart from `assign-rows.ts`: the registry knows the names of the kinds, and only 반편성 what they hold. */
export const assignPlanKind: RecordKind<AssignPlan, "assignPlan"> = {
  name: "assignPlan",
  version: 1,
};
export const assignPupilKind: RecordKind<Omit<AssignPupil, "id">, "assignPupil"> = {
  name: "assignPupil",
  version: 1,
};
export const assignRuleKind: RecordKind<Omit<AssignRule, "id">, "assignRule"> = {
  name: "assignRule",
  version: 1,
};
export const assignRunKind: RecordKind<Omit<AssignRunRow, "id">, "assignRun"> = {
  name: "assignRun",
  version: 1,
};
export const assignMoveKind: RecordKind<Omit<AssignMove, "id">, "assignMove"> = {
  name: "assignMove",
  version: 1,
};

/** Every kind of row in the scope of a saved job. */
export const assignKinds = [
  assignMoveKind,
  assignPlanKind,
  assignPupilKind,
  assignRuleKind,
  assignRunKind,
] as const;

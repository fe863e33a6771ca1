import type { RecordKind } from "@damim/sync/kind.ts";
import type { UnitPlan } from "./unit-plan-record.ts";

export type { UnitPlan };

export const MOST_UNIT_LINES = 300;

export const unitPlanKind: RecordKind<UnitPlan, "unitPlan"> = { name: "unitPlan", version: 1 };

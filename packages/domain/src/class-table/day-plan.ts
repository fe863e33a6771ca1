import type { RecordKind } from "@damim/sync/kind.ts";
import type { DayPlan } from "./day-plan-record.ts";

export type { DayPlan };

export const dayPlanKind: RecordKind<DayPlan, "dayPlan"> = { name: "dayPlan", version: 1 };

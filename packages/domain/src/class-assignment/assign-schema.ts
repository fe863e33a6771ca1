import * as v from "valibot";
import { assignParts } from "./assign-plan.ts";

/** Of an `AssignPlan` and the rows beside it. */
export const assignPlanSchema = v.looseObject(assignParts.plan);
export const assignPupilSchema = v.looseObject(assignParts.pupil);
export const assignRuleSchema = v.looseObject(assignParts.rule);
export const assignRunSchema = v.looseObject(assignParts.run);
export const assignMoveSchema = v.looseObject(assignParts.move);

import { baseCellKind, baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { dayPlanKind } from "@damim/domain/class-table/day-plan.ts";
import { lessonChangeKind } from "@damim/domain/class-table/lesson-change.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import type { ActGround } from "../../../kit/act/feature-act.ts";
import { tellRows } from "../../../kit/act/tell-rows.ts";

/** An act of the class table, with the rows that the opinion on hours reads. */
export function tellTable({ store }: ActGround, write: () => unknown) {
  const told = [
    { kind: subjectKind, fields: ["plan"] },
    { kind: baseTableKind, fields: ["from", "weekA", "skipsClosed"] },
    { kind: baseCellKind, fields: ["subjectId"] },
    { kind: dayPlanKind, fields: ["weekday", "lessons"] },
    { kind: lessonChangeKind, fields: ["type", "a", "b", "subjectId", "isByMe", "at", "isOff"] },
  ];
  return { rows: tellRows(store, told, write) };
}

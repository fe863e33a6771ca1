import type { RecordKind } from "@damim/sync/kind.ts";
import type { ClassKey } from "../student/student.ts";
import type { BaseCell, BaseTable } from "./base-table-record.ts";

export type { BaseCell, BaseTable };

/** What is taught in one lesson, and to whom where it is not the teacher's own class. */
export interface SubjectLesson {
  readonly subjectId: string;
  readonly classKey?: ClassKey | undefined;
}

export const baseTableKind: RecordKind<BaseTable, "baseTable"> = { name: "baseTable", version: 1 };
export const baseCellKind: RecordKind<BaseCell, "baseCell"> = { name: "baseCell", version: 1 };

/** Tells a subject, and its class where it has one. */
export function toHourKey({ subjectId, classKey }: SubjectLesson): string {
  return `${subjectId}~${classKey ?? ""}`;
}

/** `toBaseCellId({ from: "2026-03-01", weekday: 1, period: 3 })` is "2026-03-01~1~3". */
export function toBaseCellId(cell: Pick<BaseCell, "from" | "weekday" | "period">): string {
  return `${cell.from}~${cell.weekday}~${cell.period}`;
}

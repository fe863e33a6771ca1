import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import type { FamilyReport } from "./family-report-record.ts";

export type { FamilyReport };
export type ReportType = FamilyReport["type"];
export type ReportReason = NonNullable<FamilyReport["reason"]>;
export type ReportRows = ReadonlyMap<string, FamilyReport>;

export const familyReportKind: RecordKind<FamilyReport, "familyReport"> = {
  name: "familyReport",
  version: 1,
};

export interface ReportPlace {
  readonly day: CalendarDay;
  readonly studentId: StudentId;
  /** Its own name, that tells nothing: the family's phone knows it by this. */
  readonly name: string;
}

/** One row a telling: `toReportId({ day: "2026-11-27", studentId: "s7", name: "u1" })` is "2026-11-27~s7~u1". */
export function toReportId({ day, studentId, name }: ReportPlace): string {
  return `${day}~${studentId}~${name}`;
}

export function toReportPlace(id: string): ReportPlace {
  const [day = "", studentId = "", name = ""] = id.split("~");
  // An id is made by `toReportId` alone.
  return { day: day as CalendarDay, studentId, name };
}

import type { RecordKind } from "@damim/sync/kind.ts";
import type { FamilyReport } from "./family-report-record.ts";

export type { FamilyReport };
export type ReportType = FamilyReport["type"];
export type ReportReason = NonNullable<FamilyReport["reason"]>;
export type ReportRows = ReadonlyMap<string, FamilyReport>;

export const familyReportKind: RecordKind<FamilyReport, "familyReport"> = {
  name: "familyReport",
  version: 1,
};

/** Of 「더 알릴 말」, in letters. */
export const LONGEST_REPORT_NOTE = 100;
/** Of who tells it, in letters. */
export const LONGEST_TELLER = 20;

import type { RecordKind } from "@damim/sync/kind.ts";
import type { AbsencePaper } from "./absence-paper-record.ts";
import { toMarkId, type AttendanceMark } from "../attendance/attendance-mark.ts";

/** 결석신고서, 증빙서류 (진단서 and the like), 체험학습 신청서, 체험학습 보고서. */
export type PaperType = "report" | "evidence" | "application" | "tripReport";

export type PaperChannel = NonNullable<AbsencePaper["channel"]>;
export type { AbsencePaper };

export const paperTypes: readonly PaperType[] = ["application", "report", "evidence", "tripReport"];

export const absencePaperKind: RecordKind<AbsencePaper, "absencePaper"> = {
  name: "absencePaper",
  version: 1,
};

/** The same as the id of the mark that it hangs on. */
export function toPaperId(mark: Pick<AttendanceMark, "day" | "studentId" | "kind">): string {
  return toMarkId(mark);
}

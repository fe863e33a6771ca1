import type { RecordKind } from "@damim/sync/kind.ts";
import { toMarkId, type AttendanceMark } from "../attendance/attendance-mark.ts";
import type { AttendanceKind } from "../attendance/code/attendance-code.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { type FileId } from "../files/file.ts";
import type { StudentId } from "../student/student.ts";

/** 결석신고서, 증빙서류 (진단서 and the like), 체험학습 신청서, 체험학습 보고서. */
export type PaperType = "report" | "evidence" | "application" | "tripReport";

/** On paper, or through 나이스 학부모서비스, which needs no print and no original. */
export type PaperChannel = "paper" | "neis";

/** The day a paper came in, by paper; each a field of its own, so that two devices never overwrite each other. */
export type ReceivedPapers = { readonly [Type in PaperType]?: CalendarDay | null };

/**
 * What came in for one absence. It hangs on one of the absence's marks and has its id, so that an absence
 * that grows at either end keeps its papers.
 */
export interface AbsencePaper extends ReceivedPapers {
  readonly day: CalendarDay;
  readonly studentId: StudentId;
  readonly kind: AttendanceKind;
  readonly channel?: PaperChannel | null;
  /** The school asks for no paper in this case. */
  readonly isWaived?: boolean | null;
  /** The day of the last call about it. */
  readonly calledOn?: CalendarDay | null;
  /** Of a 교외체험학습. */
  readonly isAbroad?: boolean | null;
  /** Of 경조사: an id of `family-event.ts`. */
  readonly familyEvent?: string | null;
  readonly photo?: FileId | null;
}

export const paperTypes: readonly PaperType[] = ["application", "report", "evidence", "tripReport"];

export const absencePaperKind: RecordKind<AbsencePaper, "absencePaper"> = {
  name: "absencePaper",
  version: 1,
};

/** The same as the id of the mark that it hangs on. */
export function toPaperId(mark: Pick<AttendanceMark, "day" | "studentId" | "kind">): string {
  return toMarkId(mark);
}

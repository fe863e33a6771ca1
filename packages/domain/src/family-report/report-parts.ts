import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";

/** What a family may tell of. */
export const reportTypes = {
  absent: "결석",
  late: "지각",
  early: "조퇴",
  fieldTrip: "체험학습을 물어볼게요",
} as const;
export const reportReasons = { sick: "아파요", family: "집안일", other: "그 밖" } as const;
/** How a family said who the pupil is. */
export const reportDoors = { card: "카드로", name: "번호와 이름으로" } as const;

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

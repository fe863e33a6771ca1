import type { RecordKind } from "@damim/sync/kind.ts";
import { type CalendarDay, type CalendarMonth } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";

/** 월말 마감 of one month; the row's id is the month. Opening it again deletes the row. */
export interface MonthClose {
  readonly month: CalendarMonth;
  readonly closedOn: CalendarDay;
  /** What was closed, so that a later change shows: by pupil, 「16♡ 17♡ 20#」. */
  readonly closedMarks: Readonly<Record<StudentId, string>>;
}

export const monthCloseKind: RecordKind<MonthClose, "monthClose"> = {
  name: "monthClose",
  version: 1,
};

import type { AttendanceCode } from "@damim/domain/attendance/attendance-code.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/roster/student.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { Store } from "./teacher-data.ts";

/** One fact about a pupil on the time line of 학생조회. */
export interface TimeLineEntry {
  /** Unique within its source. */
  readonly id: string;
  readonly day: CalendarDay;
  /** 「질병 결석」, 「전입」. */
  readonly title: string;
  /** What the teacher wrote, or what belongs to it. */
  readonly detail?: string | undefined;
  /** Draws the sign of a mark. */
  readonly mark?: AttendanceCode;
}

/** Everything of one feature about one pupil of a year's store, in any order. */
export type ListTimeLine = (
  store: Store,
  student: RosterStudent,
  calendar: SchoolCalendar,
) => readonly TimeLineEntry[];

/**
 * A feature's records on the time line of 학생조회. The feature exports it, `app/time-line-sources.ts` has its
 * line, and the page shows it as one of its filters.
 */
export interface TimeLineSource {
  readonly id: string;
  /** On the filter: 「출결」. */
  readonly label: string;
  /** Where its filter stands. */
  readonly order: number;
  /** Names of the record kinds it reads: a change of one of these reads it again. */
  readonly kindNames: readonly string[];
  readonly load: () => Promise<{ readonly listTimeLine: ListTimeLine }>;
}

import type { AttendanceCode } from "@damim/domain/attendance/code/attendance-code.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { FileId } from "@damim/domain/files/file.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { ComponentType } from "react";
import type { Store } from "../../data/teacher-data.ts";

/** One fact about a pupil on the time line of 학생조회. */
export interface TimeLineEntry {
  /** Unique within its source. */
  readonly id: string;
  readonly day: CalendarDay;
  /** 「질병 결석」, 「전입」. */
  readonly title: string;
  /** What the teacher wrote, or what belongs to it. */
  readonly detail?: string | undefined;
  /** A picture that belongs to it, shown small: a file of the teacher's. */
  readonly photo?: FileId | null | undefined;
  /** Draws the sign of a mark in place of the source's picture. */
  readonly mark?: AttendanceCode;
  /** How it stands, at the right edge: 「서류 남음」. Warm is for what still has to be done. */
  readonly state?:
    | { readonly label: string; readonly tone: "warm" | "good" | "neutral" }
    | undefined;
}

/** What a feature is asked: a pupil of a year's store, and what day it is. */
export interface TimeLineQuestion {
  readonly store: Store;
  readonly student: RosterStudent;
  readonly calendar: SchoolCalendar;
  readonly today: CalendarDay;
}

/** The code of a source, fetched with the page. */
export interface TimeLineCode {
  /** Everything of one feature about one pupil that this device knows, in any order. */
  readonly listTimeLine: (asked: TimeLineQuestion) => readonly TimeLineEntry[];
  /** What only the server still knows, such as what a field said before. Rejects when it cannot be asked. */
  readonly fetchTimeLine?: (asked: TimeLineQuestion) => Promise<readonly TimeLineEntry[]>;
  /** Drawn beside an entry without a mark. */
  readonly Picture: ComponentType<{ readonly size: number; readonly "aria-hidden": true }>;
}

/**
 * A feature's records on the time line of 학생조회. It stands in the feature's manifest, and the
 * page shows it as one of its filters.
 */
export interface TimeLineSource {
  readonly id: string;
  /** On the filter: 「출결」. */
  readonly label: string;
  /** Where its filter stands. */
  readonly order: number;
  /** Names of the record kinds it reads: a change of one of these reads it again. */
  readonly kindNames: readonly string[];
  readonly load: () => Promise<TimeLineCode>;
}

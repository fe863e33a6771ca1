import type { Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import type { Store } from "../../data/teacher-data.ts";

/** One thing that has to be done. It is looked at, never copied: its feature's rows are the truth. */
export interface DueItem {
  /** Unique within its source. */
  readonly id: string;
  /** 「결석신고서」, 「10월 출결 마감」: without the pupil, whom the reader names where a name may stand. */
  readonly title: string;
  readonly studentId?: StudentId | undefined;
  readonly detail?: string | undefined;
  /** Nothing where it is due whenever. */
  readonly dueOn?: CalendarDay | undefined;
  /** The page where it is done. */
  readonly to: string;
}

export interface DueQuestion {
  readonly store: Store;
  readonly calendar: SchoolCalendar;
  readonly today: CalendarDay;
  /** Epoch ms, for what is due from an hour of the day on. */
  readonly now: number;
}

/** The code of a source, fetched with what shows it. */
export interface DueCode {
  /** What is due now or soon, the earliest day first. */
  readonly listDue: (asked: DueQuestion) => readonly DueItem[];
  /** 「했어요」, where one tap can say so. */
  readonly doneChanges?: (asked: DueQuestion, itemId: string) => readonly Change[];
  readonly postponeChanges?: (
    asked: DueQuestion,
    itemId: string,
    to: CalendarDay,
  ) => readonly Change[];
}

/** What of a feature's records has to be done. Stands in the manifest of its feature. */
export interface DueSource {
  readonly id: string;
  /** The chip beside an item: 「출결 서류」. */
  readonly label: string;
  readonly order: number;
  /** Names of the record kinds it reads: a change of one of these reads it again. */
  readonly kindNames: readonly string[];
  readonly load: () => Promise<DueCode>;
}

import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { ComponentType } from "react";
import type { Store } from "../../data/teacher-data.ts";

export interface StudentCardProps {
  readonly store: Store;
  readonly student: RosterStudent;
  readonly today: CalendarDay;
  readonly year: SchoolYear;
}

/**
 * Sums of one feature beside the time line of 학생조회, with a frame of its own. Stands in the manifest of its feature.
 */
export interface StudentCard {
  readonly id: string;
  /** Where it stands, the smallest on top. */
  readonly order: number;
  readonly load: () => Promise<{ readonly Component: ComponentType<StudentCardProps> }>;
}

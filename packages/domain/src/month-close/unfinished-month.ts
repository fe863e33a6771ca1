import type { StudentDay } from "../attendance/day-state.ts";
import { toMonth, type CalendarDay, type CalendarMonth } from "../calendar-day/calendar-day.ts";
import { listMembers } from "../student/membership.ts";
import type { RosterStudent } from "../student/student.ts";
import { listOpenDays, type SchoolCalendar } from "../school-calendar/school-calendar.ts";

/** What a month lacks that is closed before its end. */
export interface UnfinishedMonth {
  /** School days that are still to come. */
  readonly daysToCome: number;
  /** Pupils of today about whom nothing is known yet, of so many. */
  readonly unconfirmed: number;
  readonly members: number;
}

/**
 * What a close is asked about: it hinders nothing, for a school may end its month early. Nothing of a month whose
 * last school day is over, for 출석 needs no word.
 */
export function findUnfinished(input: {
  readonly month: CalendarMonth;
  readonly today: CalendarDay;
  readonly calendar: SchoolCalendar;
  readonly students: readonly RosterStudent[];
  /** Whether a mark or a check-in says something of the day. */
  readonly isKnown: (at: StudentDay) => boolean;
}): UnfinishedMonth | undefined {
  const { month, today, calendar, students, isKnown } = input;
  if (month < toMonth(today)) return undefined;
  const openDays = listOpenDays(calendar, month);
  const daysToCome = openDays.filter((day) => day > today).length;
  const members = openDays.includes(today) ? listMembers(students, today) : [];
  const unconfirmed = members.filter(({ id }) => !isKnown({ day: today, studentId: id })).length;
  if (daysToCome + unconfirmed === 0) return undefined;
  return { daysToCome, unconfirmed, members: members.length };
}

import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { listOpenDaysBetween, type SchoolCalendar } from "../school-calendar/school-calendar.ts";

/** What a class counts down to. */
export interface TermEnd {
  /** 「겨울방학」. */
  readonly name: string;
  /** Days on which the school is open, today with them. */
  readonly days: number;
}

/** The next vacation that the dates of the terms tell, and how many school days are left; nothing in or behind it. */
export function findTermEnd(calendar: SchoolCalendar, today: CalendarDay): TermEnd | undefined {
  const coming = calendar.vacations.filter(({ from, to }) => to >= today && from <= to);
  const [next] = coming.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  if (!next || next.from <= today) return undefined;
  return {
    name: next.name,
    days: listOpenDaysBetween(calendar, today, addDays(next.from, -1)).length,
  };
}

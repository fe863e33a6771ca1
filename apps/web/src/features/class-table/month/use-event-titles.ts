import {
  listMonthDays,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { hideNames } from "@damim/domain/names/hide-names.ts";
import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import { isOnDay, listEvents } from "@damim/domain/schedule/list-events.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useRows } from "../../../data/use-teacher-data.ts";

/** The events of a month's days by their titles; the month hangs in the classroom, so pupils are numbers. */
export function useEventTitles(
  store: Store,
  month: CalendarMonth,
  calendar: SchoolCalendar,
  students: readonly RosterStudent[],
): (day: CalendarDay) => readonly string[] {
  const events = useRows(store, eventKind);
  const eventDays = useRows(store, eventDayKind);
  const days = listMonthDays(month);
  const [from, to] = [days[0], days.at(-1)];
  const turns = from && to ? listEvents({ events, eventDays }, calendar, { from, to }) : [];
  return (day) =>
    turns.filter((turn) => isOnDay(turn, day)).map(({ event }) => hideNames(event.title, students));
}

import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { hideNames } from "../names/hide-names.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import type { RosterStudent } from "../student/student.ts";
import { toEventDayId } from "./event.ts";
import { listEvents, type EventRows } from "./list-events.ts";
import { listDoneDays, type TaskRows } from "./list-tasks.ts";
import { toTaskDayId } from "./task.ts";

interface ScheduleFact {
  readonly id: string;
  readonly text: string;
}

type Roster = readonly Pick<RosterStudent, "number" | "name">[];

/** The events of a day, a line each: 「14:30 현장체험학습 사전 회의 (교무실)」. */
export function listEventFacts(
  rows: EventRows,
  day: CalendarDay,
  { calendar, students }: { readonly calendar: SchoolCalendar; readonly students: Roster },
): readonly ScheduleFact[] {
  return listEvents(rows, calendar, { from: day, to: day }).map(({ event, planned }) => {
    const { title, start, place } = event;
    const words = [start, title, place && `(${place})`].filter(Boolean).join(" ");
    const id = toEventDayId({ eventId: event.id, planned });
    return { id, text: hideNames(words, students) };
  });
}

/** What was done on a day, a line each: 「한 일: 가정통신문」. */
export function listTaskFacts(
  rows: TaskRows,
  day: CalendarDay,
  students: Roster,
): readonly ScheduleFact[] {
  const { done = [] } = listDoneDays(rows).find((one) => one.day === day) ?? {};
  return done.map(({ task, planned }) => ({
    id: toTaskDayId({ taskId: task.id, planned }),
    text: `한 일: ${hideNames(task.title, students)}`,
  }));
}

import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { hideNames } from "../names/hide-names.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import type { RosterStudent } from "../student/student.ts";
import { toEventDayId } from "./event.ts";
import { listEvents, type EventRows } from "./list-events.ts";
import { listDoneDays, listTasks, type TaskRows } from "./list-tasks.ts";
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

/**
 * What of the repeated tasks changes when a day that is open now becomes closed: 「할 일 2개가 옮겨져요」, 「할 일 1개를 걸러요」.
 * Those that come once, or come on closed days too, stay. (spec 11 §7)
 */
export function listClosingTaskFacts(
  rows: TaskRows,
  calendar: SchoolCalendar,
  day: CalendarDay,
): readonly ScheduleFact[] {
  const repeated = listTasks(rows, calendar, { from: day, to: day }).filter(
    ({ task, doneAt }) => task.repeat && doneAt === undefined && task.onClosed !== "keep",
  );
  const moved = repeated.filter(({ task: { repeat, onClosed } }) => {
    const isOfSchoolDays = repeat && (repeat.every === "schoolDay" || "schoolDay" in repeat);
    return isOfSchoolDays || onClosed === "before" || onClosed === "after";
  }).length;
  const left = repeated.length - moved;
  return [
    ...(moved > 0 ? [{ id: "moved", text: `할 일 ${moved}개가 옮겨져요` }] : []),
    ...(left > 0 ? [{ id: "left", text: `할 일 ${left}개를 걸러요` }] : []),
  ];
}

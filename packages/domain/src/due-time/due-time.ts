import { alarmKind } from "../alarm/alarm.ts";
import { nextRing, toAlarmTag, type AlarmDays } from "../alarm/next-ring.ts";
import { addDays, toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toMinutes } from "../bells/bell-time.ts";
import { toSeoulMidnight } from "../calendar-day/korean-instant.ts";
import { eventDayKind, eventKind, toEventDayId, type KeptEvent } from "../schedule/event.ts";
import { listEvents } from "../schedule/list-events.ts";
import { listTasks } from "../schedule/list-tasks.ts";
import { taskDayKind, taskKind, toTaskDayId, type KeptTask } from "../schedule/task.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { CALENDAR_KINDS, TABLE_KINDS, type ReadRows } from "./year-days.ts";

/** Kinds whose rows come due at a time of their own. */
export type DueKind = "alarm" | "event" | "task";

/** One time at which a row comes due. */
export interface DueTime {
  /** Epoch ms. */
  readonly at: number;
  /** Which of its turns: the same one is told once, and open pages close the notice of this name. */
  readonly tag: string;
  /** Epoch ms at which what it tells of begins; of a whole day its midnight. */
  readonly startsAt: number;
  /** Of an event without an hour. */
  readonly isAllDay: boolean;
}

/** Which due times a row that was written has to do with: its own, or those of a kind or of all of its scope. */
export type DueMark =
  | { readonly type: "row"; readonly kind: DueKind; readonly rowId: string }
  | { readonly type: "scope"; readonly kinds: readonly DueKind[] };

/** In the morning, before the one message that counts what is to do. */
const TASKS_AT_MS = (7 * 60 + 30) * 60_000;
const DAYS_AHEAD = 400;
const FIRST_DAYS_AHEAD = 40;
const ALL: readonly DueKind[] = ["alarm", "event", "task"];

/**
 * What has to be looked at again after a row of a year was written or deleted.
 *
 * ```ts
 * toDueMark({ kind: "taskDay", id: "t1~n3" }); // { type: "row", kind: "task", rowId: "t1" }
 * toDueMark({ kind: "student", id: "s1" }); // undefined
 * ```
 */
export function toDueMark({
  kind,
  id,
}: {
  readonly kind: string;
  readonly id: string;
}): DueMark | undefined {
  const toParent = (): string => id.slice(0, Math.max(0, id.lastIndexOf("~")));
  switch (kind) {
    case alarmKind.name:
    case eventKind.name:
    case taskKind.name:
      return { type: "row", kind: kind as DueKind, rowId: id };
    case eventDayKind.name:
      return { type: "row", kind: "event", rowId: toParent() };
    case taskDayKind.name:
      return { type: "row", kind: "task", rowId: toParent() };
    default:
      if (CALENDAR_KINDS.has(kind)) return { type: "scope", kinds: ALL };
      return TABLE_KINDS.has(kind) ? { type: "scope", kinds: ["alarm"] } : undefined;
  }
}

export interface DueFacts {
  readonly rows: ReadRows;
  readonly days: AlarmDays;
  readonly calendar: SchoolCalendar;
}

/**
 * When a row comes due next, strictly later than `since` (epoch ms): an alarm when it rings, an event so many minutes
 * before it as the teacher said, a task on the morning of its day unless it is done. Nothing where it never does.
 */
export function findDueTime(
  { kind, rowId }: { readonly kind: DueKind; readonly rowId: string },
  since: number,
  facts: DueFacts,
): DueTime | undefined {
  if (kind === "alarm") return findRing(rowId, since, facts);
  return kind === "event" ? findReminder(rowId, since, facts) : findTask(rowId, since, facts);
}

function findRing(id: string, since: number, { rows, days }: DueFacts): DueTime | undefined {
  const alarm = rows(alarmKind).get(id);
  const at = alarm && nextRing(alarm, since, days);
  if (at === undefined) return undefined;
  return { at, tag: toAlarmTag(id, at), startsAt: at, isAllDay: false };
}

function findReminder(id: string, since: number, facts: DueFacts): DueTime | undefined {
  const event = facts.rows(eventKind).get(id);
  const before = event?.remindMinutes;
  if (!event || before === undefined || before === null) return undefined;
  return findFirst(since, (from, to) =>
    listEvents(
      { events: new Map([[id, event]]), eventDays: facts.rows(eventDayKind) },
      facts.calendar,
      { from, to },
    ).map(({ day, planned }) => toReminder(event, before * 60_000, { day, planned })),
  );
}

function toReminder(
  { id, start }: KeptEvent,
  beforeMs: number,
  turn: { readonly day: CalendarDay; readonly planned: string },
): DueTime {
  const startsAt = toSeoulMidnight(turn.day) + (start ? toMinutes(start) * 60_000 : 0);
  const tag = `event~${toEventDayId({ eventId: id, planned: turn.planned })}`;
  return { at: startsAt - beforeMs, tag, startsAt, isAllDay: !start };
}

function findTask(id: string, since: number, facts: DueFacts): DueTime | undefined {
  const task: KeptTask | undefined = facts.rows(taskKind).get(id);
  if (!task?.dueOn) return undefined;
  return findFirst(since, (from, to) =>
    listTasks({ tasks: new Map([[id, task]]), taskDays: facts.rows(taskDayKind) }, facts.calendar, {
      from,
      to,
    }).flatMap(({ dueOn, doneAt, planned }) => {
      if (!dueOn || doneAt !== undefined) return [];
      const startsAt = toSeoulMidnight(dueOn);
      const tag = `task~${toTaskDayId({ taskId: id, planned })}`;
      return [{ at: startsAt + TASKS_AT_MS, tag, startsAt, isAllDay: true }];
    }),
  );
}

/** Of what is listed day by day the first that is later; what repeats is found in the first weeks. */
function findFirst(
  since: number,
  list: (from: CalendarDay, to: CalendarDay) => readonly DueTime[],
): DueTime | undefined {
  const today = toSeoulDay(since);
  for (const days of [FIRST_DAYS_AHEAD, DAYS_AHEAD]) {
    const [first] = list(today, addDays(today, days))
      .filter(({ at }) => at > since)
      .toSorted((a, b) => a.at - b.at);
    if (first) return first;
  }
  return undefined;
}

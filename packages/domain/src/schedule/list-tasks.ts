import { addDays, toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { listOccurrences } from "../occurrence/list-occurrences.ts";
import type { DaySpan } from "../occurrence/repeat-rule.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { ONE_TURN } from "./event.ts";
import { toTaskDayId, toTaskRule, type KeptTask, type Task, type TaskDay } from "./task.ts";

/** Rows belong to one school year. */
const YEAR_DAYS = 366;

/** The rows as the store holds them, by id. */
export interface TaskRows {
  readonly tasks: ReadonlyMap<string, Task>;
  readonly taskDays: ReadonlyMap<string, TaskDay>;
}

/** One turn of a task. */
export interface TaskTurn {
  readonly task: KeptTask;
  /** "one" of a task that comes once. */
  readonly planned: string;
  /** Nothing where it is to be done whenever. */
  readonly dueOn: CalendarDay | undefined;
  /** Epoch ms. */
  readonly doneAt: number | undefined;
}

/** The turns that are due within a span, done ones too, in order; a turn that is skipped is not there. */
export function listTasks(
  rows: TaskRows,
  calendar: SchoolCalendar,
  span: DaySpan,
): readonly TaskTurn[] {
  return listKept(rows)
    .flatMap((task) => listTurns(rows, calendar, task, span))
    .filter(({ dueOn }) => dueOn !== undefined && dueOn >= span.from && dueOn <= span.to)
    .toSorted((a, b) => (toOrder(a) < toOrder(b) ? -1 : 1));
}

/**
 * What of the own tasks can stand on the page of a day: what is open up to tomorrow, and what was done that day. Of a
 * repeated task the newest turn stands for those before it: one that nobody ticked ends when the next comes.
 */
export function listTasksToday(
  rows: TaskRows,
  { today, calendar }: { readonly today: CalendarDay; readonly calendar: SchoolCalendar },
): readonly TaskTurn[] {
  const tomorrow = addDays(today, 1);
  return listKept(rows)
    .flatMap((task): readonly TaskTurn[] => {
      const from = task.dueOn ?? today;
      const turns = listTurns(
        rows,
        calendar,
        task,
        { from: addDays(from, -7), to: tomorrow },
        true,
      );
      const newest = turns.findLast(({ dueOn }) => !dueOn || dueOn <= today);
      return turns.filter((turn) => {
        if (turn.doneAt !== undefined) return toSeoulDay(turn.doneAt) === today;
        const isSkipped = findTaskDay(rows, turn)?.isSkipped;
        return !isSkipped && (turn === newest || turn.dueOn === tomorrow);
      });
    })
    .toSorted((a, b) => (toOrder(a) < toOrder(b) ? -1 : 1));
}

/** The tasks that still wait, by their order: what comes once and was neither done nor skipped, and what repeats without an end. */
export function listOpenTasks(rows: TaskRows): readonly KeptTask[] {
  return listKept(rows).filter((task) => {
    if (task.repeat) return !task.repeat.until;
    const { doneAt, isSkipped } =
      rows.taskDays.get(toTaskDayId({ taskId: task.id, planned: ONE_TURN })) ?? {};
    return !doneAt && !isSkipped;
  });
}

/** 「나중」: what is due after tomorrow, of each task the next open turn, by day. */
export function listLaterTasks(
  rows: TaskRows,
  { today, calendar }: { readonly today: CalendarDay; readonly calendar: SchoolCalendar },
): readonly TaskTurn[] {
  const span = { from: addDays(today, 2), to: addDays(today, YEAR_DAYS) };
  return listKept(rows)
    .flatMap((task) => {
      const next = listTurns(rows, calendar, task, span).find(
        ({ dueOn, doneAt }) => dueOn !== undefined && dueOn >= span.from && doneAt === undefined,
      );
      return next ?? [];
    })
    .toSorted((a, b) => (toDayOrder(a) < toDayOrder(b) ? -1 : 1));
}

/** 「지난 날」: what was done, by the day on which it was, the newest first. */
export function listDoneDays({ tasks, taskDays }: TaskRows): readonly {
  readonly day: CalendarDay;
  readonly done: readonly { readonly task: KeptTask; readonly planned: string }[];
}[] {
  const byDay = new Map<CalendarDay, { task: KeptTask; planned: string }[]>();
  const ticked = [...taskDays.values()].toSorted((a, b) => (a.doneAt ?? 0) - (b.doneAt ?? 0));
  for (const { taskId, planned, doneAt } of ticked) {
    const task = tasks.get(taskId);
    if (!task || !doneAt) continue;
    const day = toSeoulDay(doneAt);
    byDay.set(day, [...(byDay.get(day) ?? []), { task: { ...task, id: taskId }, planned }]);
  }
  return [...byDay]
    .map(([day, done]) => ({ day, done }))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
}

/** The turns of one task up to the end of a span; one that comes once is always there. */
function listTurns(
  rows: TaskRows,
  calendar: SchoolCalendar,
  task: KeptTask,
  span: DaySpan,
  keepsSkipped = false,
): readonly TaskTurn[] {
  const rule = toTaskRule(task);
  const turns = rule
    ? listOccurrences(rule, calendar, span)
    : [{ name: ONE_TURN, day: task.dueOn ?? undefined }];
  return turns
    .map(({ name, day }) => {
      const turn = { task, planned: name, dueOn: day };
      return { ...turn, doneAt: findTaskDay(rows, turn)?.doneAt ?? undefined };
    })
    .filter((turn) => keepsSkipped || !findTaskDay(rows, turn)?.isSkipped);
}

function findTaskDay(
  { taskDays }: TaskRows,
  { task, planned }: Pick<TaskTurn, "task" | "planned">,
): TaskDay | undefined {
  return taskDays.get(toTaskDayId({ taskId: task.id, planned }));
}

function listKept({ tasks }: TaskRows): readonly KeptTask[] {
  return [...tasks].map(([id, task]) => ({ ...task, id }));
}

function toOrder({ task, dueOn }: TaskTurn): string {
  return `${task.order}~${task.id}~${dueOn ?? ""}`;
}

function toDayOrder(turn: TaskTurn): string {
  return `${turn.dueOn ?? ""}~${toOrder(turn)}`;
}

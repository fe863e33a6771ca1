import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import { placeBetween } from "../base/place-between.ts";
import { placeStep } from "../base/place-step.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toPostponedDay, type Postponement } from "../occurrence/postpone-day.ts";
import { toPlannedDay } from "../occurrence/repeat-rule.ts";
import { endBefore, isFirstTurn } from "../occurrence/split-repeat.ts";
import { writeRow } from "../record/write-row.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { ONE_TURN } from "./event.ts";
import type { TaskRows, TaskTurn } from "./list-tasks.ts";
import { carryDays, createFilledRow } from "./split-row.ts";
import type { TaskFields } from "./task-record.ts";
import {
  type KeptTask,
  taskDayKind,
  taskKind,
  toTaskDayId,
  toTaskRule,
  type TaskDay,
} from "./task.ts";

/** The circle of a row: done now, or open again. `at` is epoch ms. */
export function tickTask(
  turn: Pick<TaskTurn, "task" | "planned">,
  at: number | null,
  taskDays: TaskRows["taskDays"],
): readonly Change[] {
  return writeTaskDay(taskDays, turn, { doneAt: at });
}

/** 「이번만 빼기」. */
export function skipTask(
  turn: Pick<TaskTurn, "task" | "planned">,
  taskDays: TaskRows["taskDays"],
): readonly Change[] {
  return writeTaskDay(taskDays, turn, { isSkipped: true });
}

/**
 * 「미루기」. A repeated task goes on by its rule: this turn is left out, and a task that comes once takes its place.
 *
 * @param newId the id of that task
 */
export function postponeTask(
  turn: TaskTurn,
  by: Postponement,
  facts: {
    readonly today: CalendarDay;
    readonly calendar: SchoolCalendar;
    readonly taskDays: TaskRows["taskDays"];
    readonly newId: string;
  },
): readonly Change[] {
  const { task, planned } = turn;
  const dueOn = toPostponedDay(turn.dueOn, by, facts);
  if (planned === ONE_TURN) return [{ kind: taskKind.name, id: task.id, set: { dueOn } }];
  const { title, order, groupId } = task;
  return [
    ...skipTask(turn, facts.taskDays),
    createRow(taskKind.name, facts.newId, { title, order, dueOn, groupId: groupId ?? task.id }),
  ];
}

/**
 * A step up or down among the tasks that stand together; nothing at the end of them.
 *
 * @param shown as they stand, each task once
 */
export function moveTask(
  shown: readonly KeptTask[],
  id: string,
  step: -1 | 1,
  chance: () => number,
): readonly Change[] {
  const order = placeStep(shown, id, step, chance);
  return order === undefined ? [] : [{ kind: taskKind.name, id, set: { order } }];
}

/** A new task, behind all others. */
export function addTask(
  fields: TaskFields,
  {
    tasks,
    newId,
    chance,
  }: Pick<TaskRows, "tasks"> & {
    readonly newId: string;
    readonly chance: () => number;
  },
): Change {
  const last = [...tasks.values()]
    .map(({ order }) => order)
    .toSorted()
    .at(-1);
  const order = placeBetween(last, undefined, chance);
  return createFilledRow(taskKind.name, newId, { ...fields, order });
}

/** 「이번부터 지우기」: the earlier turns and their ticks stay; without any the task goes. */
export function endTask(turn: TaskTurn): readonly Change[] {
  const { task, planned, dueOn } = turn;
  if (!task.repeat || !dueOn || isFirst(turn)) return [removeRow(taskKind.name, task.id)];
  const repeat = endBefore(task.repeat, toPlannedDay({ name: planned, day: dueOn }));
  return [{ kind: taskKind.name, id: task.id, set: { repeat } }];
}

/** 「이번부터」: the old rule ends before this turn and a new row begins with it; ticks of later turns go along. */
export function changeFromTask(
  turn: TaskTurn,
  fields: TaskFields,
  { taskDays, newId }: Pick<TaskRows, "taskDays"> & { readonly newId: string },
): readonly Change[] {
  const { task, planned, dueOn } = turn;
  const { id, ...row } = task;
  if (!task.repeat || planned === ONE_TURN || !dueOn)
    return writeRow(taskKind, id, row, { ...row, ...fields });
  const begins = fields.dueOn === dueOn ? undefined : (fields.dueOn ?? undefined);
  const after = { ...row, ...fields, dueOn: begins ?? toPlannedDay({ name: planned, day: dueOn }) };
  const isWhole = isFirst(turn);
  const taskId = isWhole ? id : newId;
  return [
    ...(isWhole
      ? writeRow(taskKind, id, row, after)
      : [...endTask(turn), createFilledRow(taskKind.name, newId, after)]),
    ...carryDays(
      taskDayKind,
      [...taskDays].filter(([, day]) => day.taskId === id),
      { first: planned, begins },
      (day, name) => {
        const renamed = { ...day, taskId, planned: name };
        return [toTaskDayId(renamed), renamed];
      },
    ),
  ];
}

function isFirst({ task, planned, dueOn }: TaskTurn): boolean {
  const rule = toTaskRule(task);
  if (!rule || !dueOn || planned === ONE_TURN) return true;
  return isFirstTurn(rule, planned, toPlannedDay({ name: planned, day: dueOn }));
}

function writeTaskDay(
  taskDays: TaskRows["taskDays"],
  { task, planned }: Pick<TaskTurn, "task" | "planned">,
  said: Partial<TaskDay>,
): readonly Change[] {
  const of = { taskId: task.id, planned };
  const id = toTaskDayId(of);
  const before = taskDays.get(id);
  return writeRow(taskDayKind, id, before, { ...(before ?? of), ...said });
}

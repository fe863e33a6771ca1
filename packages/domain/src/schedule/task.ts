import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { OnClosed, Repeat, RepeatRule } from "../occurrence/repeat-rule.ts";

/** Something to do, once or again and again. */
export interface Task {
  readonly title: string;
  /** Of a repeated one the day from which it counts. */
  readonly dueOn?: CalendarDay | null;
  /** `base/place-between.ts`. */
  readonly order: string;
  readonly repeat?: Repeat | null;
  readonly onClosed?: OnClosed | null;
  /** What belongs together: a turn that was postponed has the id of its task. */
  readonly groupId?: string | null;
}

/** One turn of a task, "one" of a task that is not repeated: two devices that tick it write one row. */
export interface TaskDay {
  readonly taskId: string;
  readonly planned: string;
  /** Epoch ms. */
  readonly doneAt?: number | null;
  readonly isSkipped?: boolean | null;
}

export type KeptTask = Task & { readonly id: string };

export const LONGEST_TASK_TITLE_CHARACTERS = 120;

export const taskKind: RecordKind<Task, "task"> = { name: "task", version: 1 };
export const taskDayKind: RecordKind<TaskDay, "taskDay"> = { name: "taskDay", version: 1 };

/** `toTaskDayId({ taskId: "t1", planned: "n12" })` is "t1~n12". */
export function toTaskDayId({ taskId, planned }: Pick<TaskDay, "taskId" | "planned">): string {
  return `${taskId}~${planned}`;
}

/** The rule of a repeated task; nothing for one that comes once. */
export function toTaskRule({ repeat, dueOn, onClosed }: Task): RepeatRule | undefined {
  return repeat && dueOn ? { ...repeat, from: dueOn, onClosed: onClosed ?? "skip" } : undefined;
}

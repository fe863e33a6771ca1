import type { RecordKind } from "@damim/sync/kind.ts";
import type { RepeatRule } from "../occurrence/repeat-rule.ts";
import type { Task, TaskDay } from "./task-record.ts";

export type { Task, TaskDay };
export type KeptTask = Task & { readonly id: string };

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

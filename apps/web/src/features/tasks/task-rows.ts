import type { TaskRows } from "@damim/domain/schedule/list-tasks.ts";
import { taskDayKind, taskKind } from "@damim/domain/schedule/task.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useDerived } from "../../data/use-teacher-data.ts";

/** The rows of a year, for the rules over tasks. */
export function readTaskRows(store: Store): TaskRows {
  return { tasks: store.rows(taskKind), taskDays: store.rows(taskDayKind) };
}

/** Live; another object with every change. */
export function useTaskRows(store: Store): TaskRows {
  return useDerived(store, [taskKind, taskDayKind], readTaskRows);
}

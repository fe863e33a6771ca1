import type { TaskRows } from "@damim/domain/schedule/list-tasks.ts";
import { taskDayKind, taskKind } from "@damim/domain/schedule/task.ts";
import { useMemo, useSyncExternalStore } from "react";
import type { Store } from "../../data/teacher-data.ts";

/** The rows of a year, for the rules over tasks. */
export function readTaskRows(store: Store): TaskRows {
  return { tasks: store.rows(taskKind), taskDays: store.rows(taskDayKind) };
}

/** Live; another object with every change. */
export function useTaskRows(store: Store): TaskRows {
  const revision = useSyncExternalStore(store.subscribe, () =>
    [taskKind, taskDayKind].map(({ name }) => store.revision(name)).join(),
  );
  // oxlint-disable-next-line react/exhaustive-deps -- the maps are one object for ever; their revisions tell the change
  return useMemo(() => readTaskRows(store), [store, revision]);
}

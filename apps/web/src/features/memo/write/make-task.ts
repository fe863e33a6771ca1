import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toFirstSentence } from "@damim/domain/record/record.ts";
import { addTask } from "@damim/domain/schedule/change-task.ts";
import { readTaskLine } from "@damim/domain/schedule/read-task-line.ts";
import { readLineTask } from "@damim/domain/schedule/task-record.ts";
import { taskKind } from "@damim/domain/schedule/task.ts";
import type { Store } from "../../../data/teacher-data.ts";
import type { useAct } from "../../../kit/act/use-act.ts";
import { chance, newId } from "../../../platform/random.ts";
import { showToast } from "../../../ui/overlay/toast.ts";

/** 「할 일로」: a line of a memo becomes a task, with the day that it says. The memo stays as it is. */
export async function makeTask(
  line: string,
  {
    store,
    act,
    at,
  }: {
    readonly store: Store;
    readonly act: ReturnType<typeof useAct>;
    readonly at: number;
  },
): Promise<void> {
  const today = toSeoulDay(at);
  const read = readLineTask(readTaskLine(line, today), today);
  if (!read.ok) {
    showToast.error(toFirstSentence(read.refusal));
    return;
  }
  const tasks = store.rows(taskKind);
  await act(
    [addTask(read.value, { tasks, newId: newId(at), chance })],
    `「${read.value.title}」 할 일에 적었어요`,
  );
}

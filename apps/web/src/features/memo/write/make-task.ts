import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toFirstSentence } from "@damim/domain/record/record.ts";
import { addTask } from "@damim/domain/schedule/change-task.ts";
import { readTaskLine } from "@damim/domain/schedule/read-task-line.ts";
import { readLineTask } from "@damim/domain/schedule/task-record.ts";
import { taskKind } from "@damim/domain/schedule/task.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** 「할 일로」: a line of a memo becomes a task, with the day that it says. The memo stays as it is. */
export async function makeTask(
  line: string,
  { store, now, newId, chance, act, say }: CommandDeps,
): Promise<void> {
  const today = toSeoulDay(now());
  const read = readLineTask(readTaskLine(line, today), today);
  if (!read.ok) return say(toFirstSentence(read.refusal), "error");
  const tasks = store.rows(taskKind);
  await act(
    [addTask(read.value, { tasks, newId: newId(), chance })],
    `「${read.value.title}」 할 일에 적었어요`,
  );
}

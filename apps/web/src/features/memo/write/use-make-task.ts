import { toSentence } from "@damim/domain/base/result.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toRepeatDraft } from "@damim/domain/occurrence/repeat-draft.ts";
import { addTask } from "@damim/domain/schedule/change-task.ts";
import { readTaskLine } from "@damim/domain/schedule/read-task-line.ts";
import { parseTaskDraft, taskMessages } from "@damim/domain/schedule/task-draft.ts";
import { taskKind } from "@damim/domain/schedule/task.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useAct } from "../../../kit/act/act.ts";
import { chance, newId } from "../../../platform/random.ts";
import { showToast } from "../../../ui/overlay/toast.ts";

/** 「할 일로」: a line of a memo becomes a task, with the day that it says. The memo stays as it is. */
export function useMakeTask(store: Store): (line: string) => void {
  const { now } = useTeacherData();
  const act = useAct(store);
  return (line) => {
    const today = toSeoulDay(now());
    const { title, dueOn = "", repeat } = readTaskLine(line, today);
    const parsed = parseTaskDraft({ ...toRepeatDraft(repeat, undefined), title, dueOn }, { today });
    if (!parsed.ok) {
      showToast.error(toSentence(taskMessages, parsed.refusal));
      return;
    }
    const tasks = store.rows(taskKind);
    void act(
      [addTask(parsed.value, { tasks, newId: newId(now()), chance })],
      `「${parsed.value.title}」 할 일에 적었어요`,
    );
  };
}

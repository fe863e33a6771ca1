import { taskDayKind, taskKind, type Task, type TaskDay } from "@damim/domain/schedule/task.ts";
import { dayWords, type RecordWords } from "../../kit/record/record-words.ts";
import { repeatFieldWords } from "../../kit/repeat/repeat-field-words.ts";

export const taskWords: RecordWords<Task> = {
  kind: taskKind,
  sort: "할 일",
  toSubject: ({ fields: { title } }) => (typeof title === "string" ? `「${title}」` : "할 일"),
  fields: {
    title: { label: "할 일", isInSubject: true },
    dueOn: dayWords("언제까지"),
    ...repeatFieldWords,
    order: undefined,
    groupId: undefined,
  },
};

export const taskDayWords: RecordWords<TaskDay> = {
  kind: taskDayKind,
  sort: "한 일",
  toSubject: () => "할 일의 한 번",
  fields: {
    doneAt: { label: "했어요", describe: (value) => (value ? "했어요" : undefined) },
    isSkipped: { label: "뺐나요", describe: (value) => (value ? "이번만 뺌" : undefined) },
    taskId: undefined,
    planned: undefined,
  },
};

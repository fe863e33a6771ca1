import { toRepeatWords } from "@damim/domain/occurrence/repeat-words.ts";
import { onClosedLabels, type Repeat } from "@damim/domain/occurrence/repeat-rule.ts";
import { colourLabels } from "@damim/domain/record/colour.ts";
import {
  eventDayKind,
  eventKind,
  type CalendarEvent,
  type EventDay,
} from "@damim/domain/schedule/event.ts";
import { taskDayKind, taskKind, type Task, type TaskDay } from "@damim/domain/schedule/task.ts";
import { dayWords, type FieldWords, type RecordWords } from "../../kit/record/record-words.ts";

const repeat: FieldWords = {
  label: "반복",
  describe: (value) => (isRepeat(value) ? toRepeatWords(value) : undefined),
};
const onClosed: FieldWords = { label: "쉬는 날이면", ...labelOf(onClosedLabels) };

export const eventWords: RecordWords<CalendarEvent> = {
  kind: eventKind,
  sort: "일정",
  toSubject: ({ fields: { title } }) => (typeof title === "string" ? `「${title}」` : "일정"),
  fields: {
    title: { label: "제목", isInSubject: true },
    day: dayWords("날짜"),
    to: dayWords("끝나는 날"),
    start: { label: "시작" },
    end: { label: "끝" },
    place: { label: "장소" },
    colour: { label: "색", ...labelOf(colourLabels) },
    note: { label: "메모" },
    repeat,
    onClosed,
    remindMinutes: {
      label: "미리 알림",
      describe: (value) => (typeof value === "number" ? `${value}분 전` : undefined),
    },
    source: undefined,
  },
};

export const eventDayWords: RecordWords<EventDay> = {
  kind: eventDayKind,
  sort: "일정의 한 번",
  toSubject: () => "되풀이하는 일정의 한 번",
  fields: {
    movedTo: dayWords("옮긴 날"),
    isOff: { label: "뺐나요", describe: (value) => (value ? "이번만 뺌" : undefined) },
    note: { label: "메모" },
    eventId: undefined,
    planned: undefined,
  },
};

export const taskWords: RecordWords<Task> = {
  kind: taskKind,
  sort: "할 일",
  toSubject: ({ fields: { title } }) => (typeof title === "string" ? `「${title}」` : "할 일"),
  fields: {
    title: { label: "할 일", isInSubject: true },
    dueOn: dayWords("언제까지"),
    repeat,
    onClosed,
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

/** As stored; a shape of a newer version is said as far as it can be. */
function isRepeat(value: unknown): value is Repeat {
  return typeof value === "object" && value !== null && "every" in value;
}

function labelOf(labels: Readonly<Record<string, string>>): Pick<FieldWords, "describe"> {
  return {
    describe: (value) => (typeof value === "string" ? (labels[value] ?? value) : undefined),
  };
}

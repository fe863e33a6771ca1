import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { toRepeatWords } from "../occurrence/repeat-words.ts";
import { colourLabels } from "../record/colour.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import { eventDayKind, eventKind, ONE_TURN } from "./event.ts";
import { eventSourceLabels } from "./event-source-labels.ts";
import { taskDayKind, taskKind } from "./task.ts";

/** 「일정」: every event, by its first day. */
export const eventSheet: RecordSheet = {
  name: "일정",
  columns: [
    { head: "날짜", width: 12 },
    { head: "끝나는 날", width: 12 },
    { head: "시작", width: 8 },
    { head: "끝", width: 8 },
    { head: "제목", width: 30 },
    { head: "장소", width: 16 },
    { head: "반복", width: 30 },
    { head: "메모", width: 40 },
    { head: "색", width: 8 },
    { head: "미리 알림(분)", width: 12 },
    { head: "어디서", width: 12 },
  ],
  toLines: (rows) =>
    rows
      .list(eventKind)
      .toSorted((a, b) => (`${a.day}~${a.id}` < `${b.day}~${b.id}` ? -1 : 1))
      .map((event) => [
        event.day,
        event.to ?? "",
        event.start ?? "",
        event.end ?? "",
        event.title,
        event.place ?? "",
        toRepeatWords(event.repeat, event.onClosed),
        event.note ?? "",
        colourLabels[event.colour],
        event.remindMinutes ?? "",
        eventSourceLabels[event.source],
      ]),
};

/** 「일정의 한 번」: what was said of single turns. */
export const eventDaySheet: RecordSheet = {
  name: "일정의 한 번",
  columns: [
    { head: "일정", width: 30 },
    { head: "예정한 때", width: 12 },
    { head: "옮긴 날", width: 12 },
    { head: "뺐나요", width: 8 },
    { head: "메모", width: 40 },
  ],
  toLines: (rows) => {
    const events = new Map(rows.list(eventKind).map((event) => [event.id, event]));
    return rows
      .list(eventDayKind)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((said) => [
        events.get(said.eventId)?.title ?? "지운 일정",
        toTurnWords(said.planned),
        said.movedTo ?? "",
        said.isOff ? "뺌" : "",
        said.note ?? "",
      ]);
  },
};

/** 「할 일」: every task, in the teacher's order. */
export const taskSheet: RecordSheet = {
  name: "할 일",
  columns: [
    { head: "할 일", width: 40 },
    { head: "언제까지", width: 12 },
    { head: "반복", width: 30 },
  ],
  toLines: (rows) =>
    rows
      .list(taskKind)
      .toSorted((a, b) => (`${a.order}~${a.id}` < `${b.order}~${b.id}` ? -1 : 1))
      .map((task) => [task.title, task.dueOn ?? "", toRepeatWords(task.repeat, task.onClosed)]),
};

/** 「한 일」: what was done when, and what was left out. */
export const taskDaySheet: RecordSheet = {
  name: "한 일",
  columns: [
    { head: "할 일", width: 40 },
    { head: "예정한 때", width: 12 },
    { head: "한 날", width: 12 },
    { head: "시각", width: 8 },
    { head: "뺐나요", width: 8 },
  ],
  toLines: (rows) => {
    const tasks = new Map(rows.list(taskKind).map((task) => [task.id, task]));
    return rows
      .list(taskDayKind)
      .toSorted((a, b) => (a.doneAt ?? 0) - (b.doneAt ?? 0) || (a.id < b.id ? -1 : 1))
      .map(({ taskId, planned, doneAt, isSkipped }) => [
        tasks.get(taskId)?.title ?? "지운 할 일",
        toTurnWords(planned),
        doneAt ? toSeoulDay(doneAt) : "",
        doneAt ? toSeoulTimeText(doneAt) : "",
        isSkipped ? "뺌" : "",
      ]);
  },
};

/** `toTurnWords("n12")` is 「12번째」; a day and a month are said as they are. */
function toTurnWords(planned: string): string {
  if (planned === ONE_TURN) return "";
  return planned.startsWith("n") ? `${planned.slice(1)}번째` : planned;
}

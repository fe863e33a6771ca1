import { ok } from "../base/result.ts";
import { isCalendarDay, toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { readRepeat, toRepeatDraft, type RepeatDraft } from "../occurrence/repeat-draft.ts";
import { repeatColumn, repeatFields, turnName } from "../occurrence/repeat-fields.ts";
import type { DraftOf, RowOf, Written } from "../record/field.ts";
import { day, own, ref, text, yes } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { findRow } from "../record/record-sheet.ts";
import { readDraft, record, refuseBoth } from "../record/record.ts";
import { ONE_TURN } from "./event.ts";
import type { TaskLine } from "./read-task-line.ts";
import { taskDayKind, taskKind } from "./task.ts";
import { toTurnWords } from "./turn-words.ts";

const formFields = {
  title: text("할 일", {
    most: 120,
    empty: "할 일을 적어 주세요.",
    tooLong: "할 일은 120자까지 적을 수 있어요. 글은 이 화면에 그대로 있어요.",
    isInSubject: true,
    column: { width: 40 },
  }),
  /** Of a repeated one the day from which it counts. */
  dueOn: maybe(
    day("언제까지", {
      unclear: "언제까지인지 날짜를 골라 주세요. 비워 두어도 돼요.",
      column: { width: 12 },
    }),
  ),
};

const fields = {
  ...formFields,
  ...repeatFields,
  order: own<string>({ type: "order" }),
  /** What belongs together: a turn that was postponed has the id of its task. */
  groupId: maybe(ref()),
};

/** Something to do, once or again and again. */
export type Task = RowOf<typeof fields>;
export type TaskDraft = DraftOf<typeof formFields> & RepeatDraft;
/** What the form writes. */
export type TaskFields = Written<typeof formFields & typeof repeatFields>;

export const task = record({
  kind: taskKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  sort: "할 일",
  subject: ({ title }) => (typeof title === "string" ? `「${title}」` : "할 일"),
  fields,
  columns: ["title", "dueOn", repeatColumn],
});

/** The task that a form stands for. A repeat without a first day begins today. */
export function readTask(draft: TaskDraft, today: CalendarDay) {
  const dueOn = draft.dueOn || (draft.every === "" ? "" : today);
  const read = readDraft({ fields: formFields }, { ...draft, dueOn });
  const repeat = readRepeat(draft, isCalendarDay(dueOn) ? dueOn : today);
  return read.ok && repeat.ok ? ok({ ...read.value, ...repeat.value }) : refuseBoth(read, repeat);
}

/** The task that a line of words says. */
export function readLineTask({ title, dueOn, repeat }: TaskLine, today: CalendarDay) {
  return readTask({ ...toRepeatDraft(repeat, undefined), title, dueOn: dueOn ?? "" }, today);
}

const ofDay = {
  taskId: ref(),
  planned: turnName(ONE_TURN),
  /** Epoch ms. */
  doneAt: maybe(own<number>({ type: "instant" }, { label: "했어요", say: () => "했어요" })),
  isSkipped: yes("뺐나요", { say: "이번만 뺌" }),
};

/** One turn of a task, "one" of a task that is not repeated: two devices that tick it write one row. */
export type TaskDay = RowOf<typeof ofDay>;

export const taskDay = record({
  kind: taskDayKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  // A tick is one tap, seen under 지난 날, taken back there.
  hasNoHistory: true,
  sort: "한 일",
  subject: () => "할 일의 한 번",
  fields: ofDay,
  columns: [
    ["할 일", 40, ({ taskId }, rows) => findRow(rows, taskKind, taskId)?.title ?? "지운 할 일"],
    ["예정한 때", 12, ({ planned }) => toTurnWords(planned)],
    ["한 날", 12, ({ doneAt }) => (doneAt ? toSeoulDay(doneAt) : "")],
    ["시각", 8, ({ doneAt }) => (doneAt ? toSeoulTimeText(doneAt) : "")],
    ["뺐나요", 8, ({ isSkipped }) => (isSkipped ? "뺌" : "")],
  ],
  place: ({ doneAt }) => doneAt ?? 0,
});

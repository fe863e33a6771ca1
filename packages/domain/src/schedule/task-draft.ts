import { isCalendarDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import {
  parseRepeatDraft,
  repeatMessages,
  repeatRefusalFields,
  type RepeatDraft,
  type RepeatRefusal,
} from "../occurrence/repeat-draft.ts";
import { LONGEST_TASK_TITLE_CHARACTERS, type Task } from "./task.ts";

/** What the form holds. */
export interface TaskDraft extends RepeatDraft {
  readonly title: string;
  /** Of a repeat its first day. */
  readonly dueOn: string;
}

export type TaskRefusal =
  | RepeatRefusal
  | { readonly type: "TitleEmpty" }
  | { readonly type: "TitleTooLong"; readonly longest: number }
  | { readonly type: "DueDayUnclear" };

export const taskMessages: MessagesFor<TaskRefusal> = {
  ...repeatMessages,
  TitleEmpty: () => "할 일을 적어 주세요.",
  TitleTooLong: ({ longest }) =>
    `할 일은 ${longest}자까지 적을 수 있어요. 글은 이 화면에 그대로 있어요.`,
  DueDayUnclear: () => "언제까지인지 날짜를 골라 주세요. 비워 두어도 돼요.",
};

/** Which field of the form a refusal belongs to. */
export const taskRefusalFields: Readonly<Record<TaskRefusal["type"], keyof TaskDraft>> = {
  ...repeatRefusalFields,
  TitleEmpty: "title",
  TitleTooLong: "title",
  DueDayUnclear: "dueOn",
};

/** What the form writes: every field that it holds, `null` where it is empty. */
export type TaskFields = Pick<Task, "title"> &
  Required<Pick<Task, "dueOn" | "repeat" | "onClosed">>;

/** The task that a form stands for. A repeat without a first day begins today. */
export function parseTaskDraft(
  draft: TaskDraft,
  { today }: { readonly today: CalendarDay },
): Result<TaskFields, TaskRefusal> {
  const title = draft.title.normalize("NFC").trim();
  const typedDay = draft.dueOn.trim() || (draft.every === "" ? "" : today);
  if (title === "") return refuse({ type: "TitleEmpty" });
  if (title.length > LONGEST_TASK_TITLE_CHARACTERS)
    return refuse({ type: "TitleTooLong", longest: LONGEST_TASK_TITLE_CHARACTERS });
  if (typedDay !== "" && !isCalendarDay(typedDay)) return refuse({ type: "DueDayUnclear" });
  const dueOn = typedDay === "" ? null : typedDay;
  const repeat = parseRepeatDraft(draft, dueOn ?? today);
  return repeat.ok ? ok({ title, dueOn, ...repeat.value }) : repeat;
}

import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toPostponedDay, type Postponement } from "@damim/domain/occurrence/postpone-day.ts";
import {
  addTask,
  changeFromTask,
  endTask,
  moveTask,
  postponeTask,
  skipTask,
  tickTask,
} from "@damim/domain/schedule/change-task.ts";
import type { TaskTurn } from "@damim/domain/schedule/list-tasks.ts";
import type { TaskFields } from "@damim/domain/schedule/task-record.ts";
import { taskDayKind, taskKind, type KeptTask } from "@damim/domain/schedule/task.ts";
import type { DueQuestion } from "../../../kit/manifest/due-source.ts";
import type { TodayRow } from "@damim/domain/schedule/today-list.ts";
import type { DueRow } from "./use-today-list.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is done with tasks and with what other features say is due: each act is one undo step. */
export function createTaskCommands(
  { store, now, newId, chance, act }: CommandDeps,
  asked: DueQuestion,
) {
  const { today, calendar } = asked;
  const taskDays = store.rows(taskDayKind);
  return {
    add: (fields: TaskFields) =>
      void act(
        [addTask(fields, { tasks: store.rows(taskKind), newId: newId(), chance })],
        `「${fields.title}」 할 일에 적었어요`,
      ),
    tick: (turn: Pick<TaskTurn, "task" | "planned">, isDone: boolean) =>
      void act(
        tickTask(turn, isDone ? now() : null, taskDays),
        `「${turn.task.title}」 ${isDone ? "했어요" : "다시 할 일로"}`,
      ),
    postpone(turn: TaskTurn, by: Postponement) {
      const changes = postponeTask(turn, by, { today, calendar, taskDays, newId: newId() });
      void act(changes, toSentence(turn.task.title, changes.at(-1)?.set["dueOn"]));
    },
    /** To the next school day, all as one step; what cannot be moved stays. */
    toTomorrow(rows: readonly TodayRow<DueRow>[]) {
      const changes = rows.flatMap((row) => {
        if (row.type === "task")
          return postponeTask(row.turn, "nextSchoolDay", {
            today,
            calendar,
            taskDays,
            newId: newId(),
          });
        const { code, id, dueOn } = row.item;
        const to = toPostponedDay(dueOn, "nextSchoolDay", { today, calendar });
        return code.postponeChanges?.(asked, id, to) ?? [];
      });
      const [only] = rows;
      if (!only) return;
      const day = toPostponedDay(undefined, "nextSchoolDay", { today, calendar });
      const title = only.type === "task" ? only.turn.task.title : only.item.title;
      void act(
        changes,
        rows.length === 1
          ? toSentence(title, day)
          : `${rows.length}개를 ${toKoreanDay(day)}로 미뤘어요`,
      );
    },
    skip: (turn: TaskTurn) =>
      void act(skipTask(turn, taskDays), `「${turn.task.title}」 이번만 뺐어요`),
    change: (turn: TaskTurn, fields: TaskFields) =>
      void act(
        changeFromTask(turn, fields, { taskDays, newId: newId() }),
        `「${fields.title}」 ${turn.task.repeat ? "이번부터 바꿨어요" : "고쳤어요"}`,
      ),
    end: (turn: TaskTurn) =>
      void act(
        endTask(turn),
        `「${turn.task.title}」 ${turn.task.repeat ? "이번부터 " : ""}지웠어요`,
      ),
    move: (shown: readonly KeptTask[], task: KeptTask, step: -1 | 1) =>
      void act(moveTask(shown, task.id, step, chance), `「${task.title}」 자리를 바꿨어요`),
    finishDue: ({ code, id, title }: DueRow) =>
      void act(code.doneChanges?.(asked, id) ?? [], `「${title}」 했어요`),
    postponeDue({ code, id, title, dueOn }: DueRow, by: Postponement) {
      const to = toPostponedDay(dueOn, by, { today, calendar });
      void act(code.postponeChanges?.(asked, id, to) ?? [], toSentence(title, to));
    },
  };
}

export type TaskCommands = ReturnType<typeof createTaskCommands>;

function toSentence(title: string, day: unknown): string {
  return `「${title}」 ${isCalendarDay(day) ? `${toKoreanDay(day)}로 ` : ""}미뤘어요`;
}

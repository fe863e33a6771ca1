import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Postponement } from "@damim/domain/occurrence/postpone-day.ts";
import { listTasksToday, type TaskTurn } from "@damim/domain/schedule/list-tasks.ts";
import type { TaskFields } from "@damim/domain/schedule/task-record.ts";
import { taskDayKind, taskKind } from "@damim/domain/schedule/task.ts";
import { readSchoolCalendar } from "../../data/use-school-calendar.ts";
import type { ActGround, Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { createTaskCommands } from "./today/task-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "tasks.add",
    often: 0.5,
    run(ground, dice) {
      const fields = throwTask(ground, dice);
      const rows = ground.store.rows(taskKind);
      const known = new Set(rows.keys());
      openCommands(ground).add(fields);
      const id = [...rows.keys()].find((each) => !known.has(each));
      return { task: id ?? null, ...toSaid(fields) };
    },
  },
  {
    name: "tasks.tick",
    often: 0.7,
    run: (ground, dice) =>
      onTurn(ground, dice, (turn) => {
        const isDone = turn.doneAt === undefined;
        openCommands(ground).tick(turn, isDone);
        return { isDone };
      }),
  },
  {
    name: "tasks.postpone",
    often: 0.15,
    run: (ground, dice) =>
      onTurn(ground, dice, (turn) => {
        const to = addDays(ground.today, 1 + dice.below(14));
        const by = dice.pick<Postponement>(["nextSchoolDay", "nextWeek", { to }]) ?? "nextWeek";
        openCommands(ground).postpone(turn, by);
        return { by: typeof by === "string" ? by : by.to };
      }),
  },
  {
    name: "tasks.toTomorrow",
    often: 0.1,
    parts: ["after"],
    run(ground, dice) {
      const open = listTurns(ground).filter(({ doneAt }) => doneAt === undefined);
      const turns = dice.some(open);
      if (turns.length === 0) return undefined;
      openCommands(ground).toTomorrow(
        turns.map((turn) => ({ type: "task", turn, isDone: false, age: undefined })),
      );
      return { turns: turns.map(toTurnSaid) };
    },
  },
  {
    name: "tasks.skip",
    often: 0.02,
    run: (ground, dice) =>
      onTurn(ground, dice, (turn) => {
        openCommands(ground).skip(turn);
        return { isSkipped: true };
      }),
  },
  {
    name: "tasks.change",
    often: 0.05,
    run: (ground, dice) =>
      onTurn(ground, dice, (turn) => {
        const { repeat } = turn.task;
        const fields = {
          ...throwTask(ground, dice),
          ...(repeat && { repeat, dueOn: turn.dueOn ?? null }),
        };
        openCommands(ground).change(turn, fields);
        return toSaid(fields);
      }),
  },
  {
    name: "tasks.end",
    often: 0.04,
    run: (ground, dice) =>
      listTurns(ground).length < 3
        ? undefined
        : onTurn(ground, dice, (turn) => {
            openCommands(ground).end(turn);
            return { isEnded: true };
          }),
  },
  {
    name: "tasks.move",
    often: 0.03,
    run(ground, dice) {
      const shown = [...new Set(listTurns(ground).map(({ task }) => task))];
      const task = dice.pick(shown);
      if (!task || shown.length < 2) return undefined;
      const step = shown.at(-1) === task ? -1 : 1;
      openCommands(ground).move(shown, task, step);
      return { task: task.id, step };
    },
  },
];

function openCommands(ground: ActGround) {
  const { store, today } = ground;
  const asked = { store, today, calendar: readSchoolCalendar(store), now: ground.now() };
  return createTaskCommands(ground, asked);
}

function listTurns({ store, today }: ActGround): readonly TaskTurn[] {
  const rows = { tasks: store.rows(taskKind), taskDays: store.rows(taskDayKind) };
  return listTasksToday(rows, { today, calendar: readSchoolCalendar(store) });
}

/** Does something to a turn that 오늘 할 일 shows, and tells what it was. */
function onTurn(
  ground: ActGround,
  dice: Dice,
  run: (turn: TaskTurn) => Readonly<Record<string, string | boolean | null>>,
) {
  const turn = dice.pick(listTurns(ground));
  if (!turn) return undefined;
  const { task, planned, dueOn, doneAt } = turn;
  const before = { ...toSaid(task), turnDueOn: dueOn ?? null, isDone: doneAt !== undefined };
  return { task: task.id, turn: planned, ...run(turn), before };
}

function throwTask({ today }: ActGround, dice: Dice): TaskFields {
  const isRepeat = dice.isLucky(0.2);
  return {
    title: dice.words(120),
    dueOn: isRepeat || dice.isLucky(0.7) ? addDays(today, dice.below(4) - 2) : null,
    repeat: isRepeat ? { every: "week", weekdays: "24" } : null,
    onClosed: isRepeat ? "after" : null,
  };
}

function toSaid({ title, dueOn, repeat, onClosed }: Partial<TaskFields>) {
  return {
    title: title?.slice(0, 40) ?? null,
    dueOn: dueOn ?? null,
    repeat: repeat ? JSON.stringify(repeat) : null,
    onClosed: onClosed ?? null,
  };
}

function toTurnSaid({ task, planned, dueOn }: TaskTurn) {
  return { task: task.id, turn: planned, dueOn: dueOn ?? null };
}

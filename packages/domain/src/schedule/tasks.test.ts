import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { layChanges } from "../base/lay-changes.ts";
import { toSeoulMidnight } from "../calendar-day/korean-instant.ts";
import { onceDraft } from "../occurrence/repeat-draft.ts";
import { listSentences } from "../record/testing/list-sentences.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { readGoldenCalendar } from "../record/testing/read-golden.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import {
  addTask,
  changeFromTask,
  endTask,
  moveTask,
  postponeTask,
  skipTask,
  tickTask,
} from "./change-task.ts";
import { toFeedTasks } from "./feed-events.ts";
import {
  listDoneDays,
  listLaterTasks,
  listOpenTasks,
  listTasks,
  type TaskRows,
  type TaskTurn,
} from "./list-tasks.ts";
import { listClosingTaskFacts, listTaskFacts } from "./schedule-facts.ts";
import {
  readTask,
  task as taskRecord,
  taskDay,
  type TaskDraft,
  type TaskFields,
} from "./task-record.ts";
import { taskDayKind, taskKind, type Task, type TaskDay } from "./task.ts";
import { listToday, toAgeWords } from "./today-list.ts";

const calendar = readGoldenCalendar("class2026");
/** A Friday. */
const today = "2026-11-20";
const facts = { today, calendar } as const;
const noon = toSeoulMidnight(today) + 12 * 3_600_000;
const letter: Task = { title: "가정통신문", order: "a0V" };
const seats: Task = {
  title: "자리 바꾸기",
  order: "a1V",
  dueOn: "2026-11-02",
  repeat: { every: "schoolDay", step: 5 },
};

function rowsOf(tasks: Record<string, Task>, said: readonly TaskDay[] = []): TaskRows {
  return {
    tasks: new Map(Object.entries(tasks)),
    taskDays: new Map(said.map((one) => [`${one.taskId}~${one.planned}`, one])),
  };
}

function after(rows: TaskRows, changes: ReturnType<typeof tickTask>): TaskRows {
  const all: Record<string, ReadonlyMap<string, unknown>> = {
    task: rows.tasks,
    taskDay: rows.taskDays,
  };
  const read = layChanges(
    <T>({ name }: { readonly name: string }) => all[name] as ReadonlyMap<string, T>,
    changes,
  );
  return { tasks: read(taskKind), taskDays: read(taskDayKind) };
}

/** The rows of the list as words: done ones in brackets, ages behind. */
function show(rows: TaskRows, due: readonly { title: string; dueOn?: typeof today }[] = []) {
  const shown = listToday(rows, due, facts);
  return Object.fromEntries(
    Object.entries(shown).map(([group, lines]) => [
      group,
      lines.map((line) => {
        const title = line.type === "task" ? line.turn.task.title : line.item.title;
        const words = line.type === "task" && line.isDone ? `[${title}]` : title;
        return line.age === undefined ? words : `${words} ${toAgeWords(line.age)}`;
      }),
    ]),
  );
}

function pick(rows: TaskRows, day: TaskTurn["dueOn"]): TaskTurn {
  const span = { from: "2026-03-01", to: "2027-02-28" } as const;
  const turn = listTasks(rows, calendar, span).find(({ dueOn }) => dueOn === day);
  if (!turn) throw new Error(`no turn on ${day}`);
  return turn;
}

describe("오늘 할 일", () => {
  it("has what is late with its age in school days, today, tomorrow, and nothing beyond", () => {
    const rows = rowsOf({
      a: { ...letter, title: "수요일 것", dueOn: "2026-11-18" },
      b: { ...letter, title: "오늘 것", dueOn: today },
      c: { ...letter, title: "내일 것", dueOn: "2026-11-21" },
      d: { ...letter, title: "월요일 것", dueOn: "2026-11-23" },
      e: { ...letter, title: "아무 때나" },
    });
    const due = [
      { title: "체크" },
      { title: "서류", dueOn: "2026-11-13" } as const,
      { title: "마감", dueOn: "2026-11-30" } as const,
    ] as readonly { title: string; dueOn?: typeof today }[];

    expect(show(rows, due)).toEqual({
      late: ["수요일 것 3일째", "서류 6일째"],
      today: ["오늘 것", "아무 때나", "체크"],
      tomorrow: ["내일 것"],
    });
  });

  it("is in the teacher's order", () => {
    const rows = rowsOf({
      a: { ...letter, title: "둘", order: "a2V", dueOn: today },
      b: { ...letter, title: "하나", order: "a1V" },
    });

    expect(show(rows)["today"]).toEqual(["하나", "둘"]);
  });

  it("keeps what was done, struck, till the day ends; a tick can be taken back", () => {
    const rows = rowsOf({ a: letter, b: { ...letter, dueOn: "2026-11-30" } });
    const ticked = after(rows, [
      ...tickTask({ task: { ...letter, id: "a" }, planned: "one" }, noon, rows.taskDays),
      ...tickTask({ task: { ...letter, id: "b" }, planned: "one" }, noon, rows.taskDays),
    ]);
    const nextDay = listToday(ticked, [], { ...facts, today: "2026-11-21" });

    expect(show(ticked)["today"]).toEqual(["[가정통신문]", "[가정통신문]"]);
    expect([...nextDay.late, ...nextDay.today, ...nextDay.tomorrow]).toEqual([]);
    for (const said of ticked.taskDays.values()) expect(v.is(toSchema(taskDay), said)).toBe(true);
    const open = after(
      ticked,
      tickTask({ task: { ...letter, id: "a" }, planned: "one" }, null, ticked.taskDays),
    );
    expect(show(open)["today"]).toEqual(["가정통신문", "[가정통신문]"]);
  });

  it("has the newest turn of a repeat alone, and tomorrow's beside it", () => {
    const rows = rowsOf({
      a: seats,
      b: { ...letter, title: "당번", dueOn: "2026-11-02", repeat: { every: "day" } },
      c: {
        ...letter,
        title: "물 주기",
        dueOn: "2026-11-02",
        repeat: { every: "day" },
        onClosed: "keep",
      },
    });

    expect(show(rows)).toEqual({
      late: ["자리 바꾸기 5일째"],
      today: ["당번", "물 주기"],
      tomorrow: ["물 주기"],
    });
  });

  it("ends a turn with its tick or when it is left out; the one before does not come back", () => {
    const rows = rowsOf({ a: seats });
    const yesterday = noon - 86_400_000;

    const ticked = after(rows, tickTask(pick(rows, "2026-11-16"), yesterday, rows.taskDays));
    const skipped = after(rows, skipTask(pick(rows, "2026-11-16"), rows.taskDays));
    expect(show(ticked)).toEqual({ late: [], today: [], tomorrow: [] });
    expect(show(skipped)).toEqual({ late: [], today: [], tomorrow: [] });
  });

  it("has the days that are over, with what was done on them", () => {
    const rows = rowsOf({ a: letter, b: seats }, [
      { taskId: "a", planned: "one", doneAt: noon },
      { taskId: "b", planned: "n2", doneAt: noon - 86_400_000 },
      { taskId: "b", planned: "n3", doneAt: noon - 60_000 },
      { taskId: "gone", planned: "one", doneAt: noon },
    ]);

    expect(
      listDoneDays(rows).map(({ day, done }) => [day, done.map(({ task }) => task.title)]),
    ).toEqual([
      [today, ["자리 바꾸기", "가정통신문"]],
      ["2026-11-19", ["자리 바꾸기"]],
    ]);
    expect(listTaskFacts(rows, today, [{ number: 9, name: "가정통" }])).toEqual([
      { id: "b~n3", text: "한 일: 자리 바꾸기" },
      { id: "a~one", text: "한 일: 9번신문" },
    ]);
  });
});

describe("closing a day", () => {
  it("moves or leaves out what repeats, and touches nothing else", () => {
    const weekly = { title: "주간학습안내", order: "a", dueOn: "2026-11-06" } as const;
    const friday = { every: "week", weekdays: "5" } as const;
    const rows = rowsOf({
      once: { title: "가정통신문", order: "a", dueOn: today },
      early: { ...weekly, repeat: friday, onClosed: "before" },
      counted: { ...weekly, repeat: { every: "schoolDay", step: 1 } },
      plain: { ...weekly, repeat: friday },
      fixed: { ...weekly, repeat: friday, onClosed: "keep" },
    });

    expect(listClosingTaskFacts(rows, calendar, today).map(({ text }) => text)).toEqual([
      "할 일 2개가 옮겨져요",
      "할 일 1개를 걸러요",
    ]);
    expect(listClosingTaskFacts(rows, calendar, "2026-11-21")).toEqual([]);
  });
});

describe("changing", () => {
  it("postpones a task, and a turn of a repeat as a task of its own", () => {
    const rows = rowsOf({ a: { ...letter, dueOn: "2026-11-18" }, b: seats });
    const by = { ...facts, taskDays: rows.taskDays, newId: "c" };
    const moved = after(rows, [
      ...postponeTask(pick(rows, "2026-11-18"), "nextSchoolDay", by),
      ...postponeTask(pick(rows, "2026-11-16"), { to: "2026-11-24" }, by),
    ]);

    expect(moved.tasks.get("a")?.dueOn).toBe("2026-11-23");
    expect(moved.tasks.get("c")).toEqual({
      title: "자리 바꾸기",
      order: "a1V",
      dueOn: "2026-11-24",
      groupId: "b",
    });
    expect(show(moved)).toEqual({ late: [], today: [], tomorrow: [] });
    expect(pick(moved, "2026-11-23").planned).toBe("one");
  });

  it("from one turn on keeps the days and the ticks", () => {
    const rows = rowsOf({ b: seats }, [
      { taskId: "b", planned: "n1", doneAt: 1 },
      { taskId: "b", planned: "n4", doneAt: noon },
    ]);
    const { title, repeat = null } = seats;
    const fields: TaskFields = {
      title: `${title}!`,
      repeat,
      dueOn: "2026-11-16",
      onClosed: null,
    };
    const changed = after(
      rows,
      changeFromTask(pick(rows, "2026-11-16"), fields, { taskDays: rows.taskDays, newId: "c" }),
    );
    const toWords = (from: TaskRows): readonly unknown[] =>
      listTasks(from, calendar, { from: "2026-11-01", to: "2026-12-31" }).map(
        ({ dueOn, doneAt }) => [dueOn, doneAt],
      );

    expect(toWords(changed)).toEqual(toWords(rows));
    expect([...changed.taskDays.keys()]).toEqual(["b~n1", "c~n2"]);
    expect(pick(changed, "2026-11-16").task).toMatchObject({ id: "c", title: "자리 바꾸기!" });
    expect(endTask(pick(rows, "2026-11-16"))[0]?.set).toMatchObject({
      repeat: { until: "2026-11-15" },
    });
  });
});

describe("the form of a task", () => {
  const draft: TaskDraft = { ...onceDraft, title: " 가정통신문 ", dueOn: "" };

  it("needs no day, and a repeat begins today", () => {
    expect(readTask(draft, today)).toEqual({
      ok: true,
      value: { title: "가정통신문", dueOn: null, repeat: null, onClosed: null },
    });
    const parsed = readTask({ ...draft, every: "schoolDay", step: "5" }, today);
    if (!parsed.ok) throw new Error("a task");
    expect(parsed.value).toMatchObject({ dueOn: today, repeat: { every: "schoolDay", step: 5 } });
    expect(v.is(toSchema(taskRecord), { ...parsed.value, order: "a0V", groupId: "b" })).toBe(true);
  });

  it.each<[Partial<TaskDraft>, Readonly<Record<string, string>>]>([
    [{ title: " " }, { title: "할 일을 적어 주세요." }],
    [
      { title: "가".repeat(121) },
      { title: "할 일은 120자까지 적을 수 있어요. 글은 이 화면에 그대로 있어요." },
    ],
    [{ dueOn: "금요일" }, { dueOn: "언제까지인지 날짜를 골라 주세요. 비워 두어도 돼요." }],
    [
      { every: "day", until: "2026-11-19" },
      { until: "끝나는 날이 시작하는 날보다 빨라요. 다시 골라 주세요." },
    ],
  ])("%o is refused: %o", (part, sentences) => {
    expect(listSentences(readTask({ ...draft, ...part }, today))).toEqual(sentences);
  });
});

it("stands in sheets, and in a feed as long as it is open", () => {
  const rows = rowsOf({ b: seats }, [{ taskId: "b", planned: "n1", doneAt: noon }]);
  const span = { from: "2026-11-01", to: "2026-11-13" } as const;
  const revision = { sequence: 0, changedAt: 0 };

  expect(listSheetLines(toSheet(taskRecord), { task: [{ ...seats, id: "b" }] })).toEqual([
    "자리 바꾸기|2026-11-02|수업일 5일마다",
  ]);
  const ticked = { id: "b~n1", taskId: "b", planned: "n1", doneAt: noon };
  const left = { id: "x~one", taskId: "x", planned: "one", isSkipped: true };
  expect(
    listSheetLines(toSheet(taskDay), { task: [{ ...seats, id: "b" }], taskDay: [ticked, left] }),
  ).toEqual(["지운 할 일||||뺌", "자리 바꾸기|1번째|2026-11-20|12:00|"]);
  expect(toFeedTasks(listTasks(rows, calendar, span), () => revision)).toEqual([
    { uid: "b~n2", title: "할 일: 자리 바꾸기", day: "2026-11-09", ...revision },
  ]);
});

it("shows later what comes after tomorrow, of each task its next open turn", () => {
  const done = { taskId: "b", planned: "n4", doneAt: noon };
  const rows = rowsOf(
    {
      a: { ...letter, title: "월요일 것", dueOn: "2026-11-24" },
      b: seats,
      c: { ...letter, title: "내일 것", dueOn: "2026-11-21" },
      d: letter,
    },
    [done],
  );
  const list = (said: readonly TaskDay[]): readonly string[] =>
    listLaterTasks({ ...rows, taskDays: rowsOf({}, said).taskDays }, facts).map(
      ({ task, planned, dueOn }) => `${task.title} ${planned} ${dueOn}`,
    );

  expect(list([])).toEqual(["자리 바꾸기 n4 2026-11-23", "월요일 것 one 2026-11-24"]);
  expect(list([done])).toEqual(["월요일 것 one 2026-11-24", "자리 바꾸기 n5 2026-11-30"]);
});

it("adds behind all others, and moves a step among those that stand together", () => {
  const rows = rowsOf({
    a: letter,
    b: { ...letter, order: "a1V" },
    c: { ...letter, order: "a2V" },
  });
  const fields: TaskFields = { title: "새 것", dueOn: null, repeat: null, onClosed: null };
  const added = after(rows, [addTask(fields, { tasks: rows.tasks, newId: "n", chance: () => 0 })]);
  const list = (tasks: TaskRows): readonly string[] =>
    [...tasks.tasks].toSorted(([, a], [, b]) => (a.order < b.order ? -1 : 1)).map(([id]) => id);
  const shown = ["a", "b", "c"].map((id) => ({ ...(rows.tasks.get(id) ?? letter), id }));
  const move = (id: string, step: -1 | 1): readonly string[] =>
    list(
      after(
        rows,
        moveTask(shown, id, step, () => 0),
      ),
    );

  expect(list(added)).toEqual(["a", "b", "c", "n"]);
  expect(v.is(toSchema(taskRecord), added.tasks.get("n"))).toBe(true);
  expect([move("b", -1), move("b", 1)]).toEqual([
    ["b", "a", "c"],
    ["a", "c", "b"],
  ]);
  expect(moveTask(shown, "a", -1, () => 0)).toEqual([]);
  expect(moveTask(shown, "c", 1, () => 0)).toEqual([]);
});

it("from the first turn on means the task itself, and ending it there its end", () => {
  const said = { taskId: "b", planned: "n1", doneAt: noon };
  const rows = rowsOf({ b: seats }, [said]);
  const first = pick(rows, "2026-11-02");
  const fields: TaskFields = {
    title: "짝 바꾸기",
    dueOn: "2026-11-02",
    repeat: seats.repeat ?? null,
    onClosed: null,
  };

  expect(changeFromTask(first, fields, { taskDays: rows.taskDays, newId: "n" })).toEqual([
    { kind: "task", id: "b", set: { title: "짝 바꾸기" } },
  ]);
  expect(endTask(first)[0]?.set).toEqual({ "~dead": true });
});

it("what still waits is what was neither done nor skipped, and what repeats without an end", () => {
  const task = { title: "가정통신문", order: "a", onClosed: "skip" } as const;
  const rows: TaskRows = {
    tasks: new Map<string, Task>([
      ["open", task],
      ["done", task],
      ["skipped", task],
      ["endless", { ...task, dueOn: "2026-03-02", repeat: { every: "day", step: 5 } }],
      ["ended", { ...task, dueOn: "2026-03-02", repeat: { every: "day", until: "2026-12-01" } }],
    ]),
    taskDays: new Map([
      ["done~one", { taskId: "done", planned: "one", doneAt: 1 }],
      ["skipped~one", { taskId: "skipped", planned: "one", isSkipped: true }],
    ]),
  };
  expect(listOpenTasks(rows).map(({ id }) => id)).toEqual(["open", "endless"]);
});

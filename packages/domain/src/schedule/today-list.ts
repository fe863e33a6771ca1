import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { countOpenDaysAfter, type SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { listTasksToday, type TaskRows, type TaskTurn } from "./list-tasks.ts";

export type TodayGroup = "late" | "today" | "tomorrow";

/** A row of 「오늘 할 일」: an own task, or what another feature says is due. */
export type TodayRow<Due> = {
  /** Of what is late: in open school days, its day is the first. */
  readonly age: number | undefined;
} & (
  | { readonly type: "task"; readonly turn: TaskTurn; readonly isDone: boolean }
  | { readonly type: "due"; readonly item: Due }
);

export type TodayList<Due> = Readonly<Record<TodayGroup, readonly TodayRow<Due>[]>>;

interface TodayFacts {
  readonly today: CalendarDay;
  readonly calendar: SchoolCalendar;
}

export const todayGroupLabels: Readonly<Record<TodayGroup, string>> = {
  late: "늦은 것",
  today: "오늘",
  tomorrow: "내일",
};

/**
 * Everything that is due in one list: own tasks in the teacher's order, then the items of other features by day, those of
 * one day in the order in which they are given. What has no day stands under 오늘. Carrying over is this view; nothing is
 * written at midnight. What was done stays, struck, till the day ends.
 */
export function listToday<Due extends { readonly dueOn?: CalendarDay | undefined }>(
  rows: TaskRows,
  due: readonly Due[],
  facts: TodayFacts,
): TodayList<Due> {
  const lists = { late: [], today: [], tomorrow: [] } as Record<TodayGroup, TodayRow<Due>[]>;
  for (const turn of listTasksToday(rows, facts)) {
    const isDone = turn.doneAt !== undefined;
    const group = findGroup(turn.dueOn, facts.today) ?? "today";
    lists[group].push({ type: "task", turn, isDone, age: countAge(turn.dueOn, group, facts) });
  }
  for (const item of due.toSorted(byDay)) {
    const group = findGroup(item.dueOn, facts.today);
    if (group) lists[group].push({ type: "due", item, age: countAge(item.dueOn, group, facts) });
  }
  return lists;
}

/** What is still open, late and of today: 「할 일 3개」 on a card, and what is left of a year. */
export function listStillOpen<Due>(list: TodayList<Due>): readonly TodayRow<Due>[] {
  return [...list.late, ...list.today].filter((row) => row.type === "due" || !row.isDone);
}

/** The badge of what is late: `toAgeWords(3)` is 「3일째」. */
export function toAgeWords(age: number): string {
  return `${age}일째`;
}

function findGroup(dueOn: CalendarDay | undefined, today: CalendarDay): TodayGroup | undefined {
  if (dueOn === undefined || dueOn === today) return "today";
  if (dueOn < today) return "late";
  return dueOn === addDays(today, 1) ? "tomorrow" : undefined;
}

function countAge(
  dueOn: CalendarDay | undefined,
  group: TodayGroup,
  { today, calendar }: TodayFacts,
): number | undefined {
  return dueOn && group === "late" ? 1 + countOpenDaysAfter(calendar, dueOn, today) : undefined;
}

function byDay(a: { readonly dueOn?: CalendarDay | undefined }, b: typeof a): number {
  const [first, second] = [a.dueOn ?? "9999", b.dueOn ?? "9999"];
  return first === second ? 0 : first < second ? -1 : 1;
}

import { createRow, type Change } from "@damim/sync/change.ts";
import type { RecordKind } from "@damim/sync/kind.ts";
import { alarmKind } from "../alarm/alarm.ts";
import { bellsKind } from "../bells/bells.ts";
import { budgetKind } from "../budget/budget.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { checkKind } from "../check/check.ts";
import { baseCellKind, baseTableKind, toBaseCellId } from "../class-table/base-table.ts";
import { subjectKind } from "../class-table/subject.ts";
import { toolTimerKind } from "../clocks/tool-timer.ts";
import { wallKind, wallWidgetKind } from "../group-screen/wall.ts";
import { snippetKind } from "../individual-record/list-memo.ts";
import { memoFolderKind, memoKind } from "../memo/memo.ts";
import { listOpenTasks } from "../schedule/list-tasks.ts";
import { taskDayKind, taskKind } from "../schedule/task.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import { scoreGameKind } from "../score-board/score-game.ts";
import { seatRoomKind } from "../seats/seat-room.ts";
import { toolPresetKind } from "../tool-preset/tool-preset.ts";
import type { BringItem, RowsOfYear } from "./bring-along.ts";

export type BringPartId =
  | "subjects"
  | "baseTable"
  | "bells"
  | "rooms"
  | "checks"
  | "phrases"
  | "budgets"
  | "folders"
  | "memos"
  | "tasks"
  | "screens"
  | "clocks";

export interface Years {
  readonly from: SchoolYear;
  readonly to: SchoolYear;
}

interface BringPart {
  readonly id: BringPartId;
  readonly label: string;
  readonly isOneByOne?: boolean;
  /** Rows of other parts name these by their ids: they come along with them, chosen or not. */
  readonly isNamed?: boolean;
  readonly list: (from: RowsOfYear, to: RowsOfYear, years: Years) => readonly BringItem[];
}

/** Each field of a record is said: it comes along as it is, stays, or is made for the new year. */
type FieldsAlong<Row> = {
  readonly [K in keyof Row]-?: "along" | "stays" | ((value: NonNullable<Row[K]>) => unknown);
};

const along = <Name extends string>(...names: readonly Name[]) => say("along", names);
const stays = <Name extends string>(...names: readonly Name[]) => say("stays", names);
const say = <const Way, Name extends string>(way: Way, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, way])) as Record<Name, Way>;

/** What a row is in the new year, under the id that it has. */
function bring<Row extends object>(
  kind: RecordKind<Row>,
  fields: FieldsAlong<Row>,
  row: Row & { readonly id: string },
): Change {
  const set = Object.fromEntries(
    (Object.keys(fields) as (keyof Row & string)[]).flatMap((name) => {
      const value = row[name];
      const way = fields[name];
      if (value === undefined || value === null || way === "stays") return [];
      return [[name, typeof way === "function" ? way(value) : value]];
    }),
  );
  return createRow(kind.name, row.id, set);
}

/** The rows of a kind that the new year has not, nor another of the same name (`toName`, by itself the title). */
function listNew<Row extends object>(
  kind: RecordKind<Row>,
  fields: FieldsAlong<Row>,
  toTitle: (row: Row) => string,
  {
    isTaken = () => true,
    toName = toTitle,
  }: {
    readonly isTaken?: (row: Row) => boolean;
    readonly toName?: (row: Row & { readonly id: string }) => string;
  } = {},
): BringPart["list"] {
  return (from, to) => {
    const standing = to.rows(kind);
    const names = new Set([...standing.values()].map((row) => toName(row).trim()));
    return [...from.rows(kind).values()]
      .filter((row) => !standing.has(row.id) && !names.has(toName(row).trim()) && isTaken(row))
      .map((row) => ({
        id: row.id,
        title: toTitle(row),
        changes: [bring(kind, fields, row)],
      }));
  };
}

/** What a row of the year before is called in the new one: by its own id, or that of the one which has its name there. */
function findSame<Row extends { readonly name: string }>(
  kind: RecordKind<Row>,
  from: RowsOfYear,
  to: RowsOfYear,
): (id: string) => string {
  const byName = new Map([...to.rows(kind).values()].map(({ id, name }) => [name.trim(), id]));
  return (id) =>
    to.rows(kind).has(id) ? id : (byName.get(from.rows(kind).get(id)?.name.trim() ?? "") ?? id);
}

const toTitle = ({ title }: { readonly title: string }): string => title;

/** The same day a year later. */
const inYear =
  (add: number) =>
  (day: CalendarDay): CalendarDay => {
    const moved = `${Number(day.slice(0, 4)) + add}${day.slice(4)}` as const;
    return (moved.endsWith("-02-29") ? `${moved.slice(0, 8)}28` : moved) as CalendarDay;
  };

/** In the order of the dialog. */
export const bringParts: readonly BringPart[] = [
  {
    id: "subjects",
    label: "과목과 색",
    isNamed: true,
    list: listNew(
      subjectKind,
      { ...along("name", "short", "colour", "teacher", "room", "plan", "order") },
      ({ name }) => name,
    ),
  },
  { id: "baseTable", label: "기본 시간표", list: listBaseTable },
  { id: "bells", label: "시정표와 종소리", list: listBells },
  {
    id: "rooms",
    label: "교실 모양",
    list: listNew(
      seatRoomKind,
      { title: "along", shape: "along", seats: "along", board: "along", door: "along" },
      toTitle,
    ),
  },
  {
    id: "checks",
    label: "체크 이름",
    // One that came along stands open for the whole class at once.
    isOneByOne: true,
    list: listNew(
      checkKind,
      {
        ...along("title", "subject", "order"),
        ...stays("classKey", "dueOn", "repeat", "from", "until", "closedOn"),
      },
      toTitle,
      { isTaken: ({ classKey, closedOn }) => !classKey && !closedOn },
    ),
  },
  {
    id: "phrases",
    label: "알림장·기록 문구",
    list: listNew(snippetKind, { text: "along", area: "along" }, ({ text }) => text),
  },
  { id: "budgets", label: "예산 틀", list: listBudgets },
  {
    id: "folders",
    label: "메모폴더",
    isNamed: true,
    list: listNew(
      memoFolderKind,
      { name: "along", colour: "along", order: "along" },
      (row) => row.name,
    ),
  },
  { id: "memos", label: "메모", isOneByOne: true, list: listMemos },
  { id: "tasks", label: "열린 할 일", list: listTasks },
  { id: "screens", label: "점수판과 모둠화면 꾸미기", list: listScreens },
  { id: "clocks", label: "타이머와 알람", list: listClocks },
];

/** The table that held last, as the first of the new year; nothing where that year has one. A teacher of several classes gets new ones. */
function listBaseTable(from: RowsOfYear, to: RowsOfYear, years: Years): readonly BringItem[] {
  const first = toSchoolYearSpan(years.to).from;
  const own = [...to.rows(baseCellKind).values()].filter(({ subjectId }) => subjectId);
  if (own.some((cell) => to.rows(baseTableKind).has(cell.from))) return [];
  const cellsOf = (table: string) =>
    [...from.rows(baseCellKind).values()].filter(
      (cell) =>
        cell.from === table &&
        from.rows(subjectKind).has(cell.subjectId ?? "") &&
        // Somebody began the new year's table there.
        !own.some(({ id }) => id === toBaseCellId({ ...cell, from: first })),
    );
  // One that is only begun holds nothing.
  const last = [...from.rows(baseTableKind).keys()].sort().findLast((id) => cellsOf(id).length > 0);
  const table = last === undefined ? undefined : from.rows(baseTableKind).get(last);
  if (!last || !table) return [];
  const cells = cellsOf(last);
  const moved = { from: () => first } as const;
  const toSubject = findSame(subjectKind, from, to);
  return [
    {
      id: first,
      title: `작년 시간표 ${cells.length}시간`,
      changes: [
        {
          ...bring(
            baseTableKind,
            { ...moved, title: () => "작년 시간표", weekA: () => first, skipsClosed: "along" },
            table,
          ),
          id: first,
        },
        ...cells.map((cell) => ({
          ...bring(
            baseCellKind,
            {
              ...moved,
              ...along("weekday", "period"),
              subjectId: toSubject,
              classKey: "stays",
            },
            cell,
          ),
          id: toBaseCellId({ ...cell, from: first }),
        })),
      ],
    },
  ];
}

/** Nothing where the new year has its own: two tables for one weekday would ring by either. */
function listBells(from: RowsOfYear, to: RowsOfYear, years: Years): readonly BringItem[] {
  if (to.rows(bellsKind).size > 0) return [];
  const fields = along("name", "days", "rows", "sounds", "warnMinutes");
  return listNew(bellsKind, fields, ({ name }) => name)(from, to, years);
}

function listMemos(from: RowsOfYear, to: RowsOfYear, years: Years): readonly BringItem[] {
  return listNew(
    memoKind,
    {
      ...along("body", "title", "writtenAt", "isPinned", "colour"),
      ...stays("from", "forked", "photos", "isSecret"),
      folderId: findSame(memoFolderKind, from, to),
    },
    ({ title }) => title || "제목 없는 메모",
    { isTaken: ({ isSecret, photos }) => !isSecret && !photos?.length, toName: ({ id }) => id },
  )(from, to, years);
}

function listBudgets(from: RowsOfYear, to: RowsOfYear, years: Years): readonly BringItem[] {
  const later = inYear(years.to - years.from);
  return listNew(
    budgetKind,
    {
      title: "along",
      source: "along",
      way: "along",
      from: later,
      until: later,
      closedOn: "stays",
      order: "along",
    },
    toTitle,
  )(from, to, years);
}

function listTasks(from: RowsOfYear, to: RowsOfYear, years: Years): readonly BringItem[] {
  const first = toSchoolYearSpan(years.to).from;
  const open = listOpenTasks({ tasks: from.rows(taskKind), taskDays: from.rows(taskDayKind) });
  const isOpen = new Map(open.map((task) => [task.id, task]));
  const items = listNew(
    taskKind,
    {
      title: "along",
      // What was due before waits for its new day; what repeats begins with the year.
      dueOn: "stays",
      order: "along",
      repeat: "along",
      onClosed: "along",
      groupId: "stays",
    },
    toTitle,
  )(from, to, years).filter(({ id }) => isOpen.has(id));
  return items.map((item) => {
    const { dueOn, repeat } = isOpen.get(item.id) ?? {};
    const due = dueOn && dueOn >= first ? dueOn : repeat && first;
    const [change] = item.changes;
    return due && change
      ? { ...item, changes: [{ ...change, set: { ...change.set, dueOn: due } }] }
      : item;
  });
}

function listScreens(from: RowsOfYear, to: RowsOfYear, years: Years): readonly BringItem[] {
  const games = listNew(
    scoreGameKind,
    {
      title: "along",
      teams: (teams) => teams.map(({ id, name, chalk }) => ({ id, name, chalk })),
      goal: "along",
      period: "along",
    },
    toTitle,
  )(from, to, years);
  const widgets = [...from.rows(wallWidgetKind).values()];
  const walls = listNew(wallKind, { title: "along", groupSet: "stays" }, toTitle)(from, to, years);
  return [
    ...games,
    ...walls.map((wall) => ({
      ...wall,
      changes: [
        ...wall.changes,
        ...widgets
          .filter((widget) => widget.wall === wall.id)
          .map((widget) =>
            bring(
              wallWidgetKind,
              { wall: "along", type: "along", cell: "along", value: "along" },
              widget,
            ),
          ),
      ],
    })),
  ];
}

const toolsAlong: readonly string[] = ["timer", "readyTimer"];

function listClocks(from: RowsOfYear, to: RowsOfYear, years: Years): readonly BringItem[] {
  const alarms = listNew(
    alarmKind,
    {
      ...along(
        "label",
        "at",
        "lesson",
        "before",
        "days",
        "schoolDaysOnly",
        "sound",
        "rings",
        "off",
      ),
      ...stays("once"),
    },
    ({ label }) => label,
    { isTaken: ({ once }) => !once, toName: ({ label, at }) => `${label} ${at}` },
  );
  const timers = listNew(
    toolTimerKind,
    {
      label: "along",
      total: "along",
      startedAt: "stays",
      held: () => 0,
      wall: "along",
      laps: "stays",
    },
    ({ label }) => label || "타이머",
  );
  const presets = listNew(
    toolPresetKind,
    { tool: "along", title: "along", value: "along" },
    toTitle,
    {
      isTaken: ({ tool }) => toolsAlong.includes(tool),
      toName: ({ tool, title }) => `${tool} ${title}`,
    },
  );
  return [alarms, timers, presets].flatMap((list) => list(from, to, years));
}

import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import { placeBetween } from "../../base/place-between.ts";
import type { CalendarDay } from "../../calendar-day/calendar-day.ts";
import { writeRow } from "../../record/write-row.ts";
import { toSchoolYearSpan, type SchoolYear } from "../../school-year/school-year.ts";
import type { TypedDay, TypedLesson } from "./base-line.ts";
import {
  baseCellKind,
  baseTableKind,
  toBaseCellId,
  type BaseCell,
  type BaseTable,
  type SubjectLesson,
} from "../base-table.ts";
import { findBaseWeek, listBaseWeeks, type BaseWeek } from "../base-week.ts";
import type { WeekCycle } from "../weeks/week-letter.ts";
import { LAST_PERIOD } from "../lesson-place.ts";
import { sortSubjects, subjectKind, type KeptSubject, type PresetSubject } from "../subject.ts";

export interface BaseRows {
  readonly tables: ReadonlyMap<string, BaseTable>;
  readonly cells: ReadonlyMap<string, BaseCell>;
  readonly subjects: ReadonlyMap<string, KeptSubject>;
}

/** What the form holds: days by their number in the cycle (`toCycleDay`); one that is not there stays as it is. */
export type TypedWeek = ReadonlyMap<number, TypedDay>;

/**
 * The day of the table that an edit writes: 「오늘부터」 is today's own, 「처음부터」 that of the one which began last. The first
 * of a year begins on 1 March, whenever it is made.
 */
export function toTableDay(
  weeks: readonly BaseWeek[],
  since: "today" | "start",
  { today, year }: { readonly today: CalendarDay; readonly year: SchoolYear },
): CalendarDay {
  const first = weeks.at(-1)?.from ?? toSchoolYearSpan(year).from;
  if (weeks.length === 0 || today <= first) return first;
  return since === "today" ? today : (weeks.find(({ from }) => from <= today)?.from ?? first);
}

/**
 * Writes a week into the base table of a day, and makes the subjects that it names first. A table without a lesson takes
 * over what the form does not say from the one that held there.
 *
 * @param newId makes a fresh UUIDv7 on each call.
 */
export function writeBaseWeek(
  rows: BaseRows,
  week: TypedWeek,
  {
    from,
    cycle,
    newId,
    chance,
  }: {
    readonly from: CalendarDay;
    /** Two weeks, or `null` for every week the same; not said it stays as it is. */
    readonly cycle?: WeekCycle | null;
    readonly newId: () => string;
    readonly chance: () => number;
  },
): readonly Change[] {
  const made = makeSubjects(rows.subjects, [...week.values()].flat(), { newId, chance });
  const weeks = listBaseWeeks(rows.tables.values(), rows.cells.values());
  const held = findBaseWeek(weeks, from);
  const before = rows.tables.get(from);
  // What an earlier table of this day left behind is none of the new one's.
  const left = before ? [] : [...rows.cells.values()].filter((cell) => cell.from === from);
  const days = new Map<number, ReadonlyMap<number, SubjectLesson>>([
    ...left.map(({ weekday }) => [weekday, new Map()] as const),
    ...(held?.from === from ? [] : (held?.days ?? [])),
  ]);
  for (const [weekday, typed] of week) days.set(weekday, toLessons(typed, made.ids));
  const own = weeks.find((each) => each.from === from)?.cycle;
  const after = cycle === undefined ? (own ?? held?.cycle) : cycle;
  // Where every week is the same nobody sees week B, and a subject there could never go.
  if (!after) for (let weekday = 8; weekday <= 14; weekday++) days.set(weekday, new Map());
  const table: BaseTable = {
    ...before,
    from,
    weekA: after?.weekA ?? null,
    skipsClosed: after?.skipsClosed || null,
  };
  return [
    ...made.changes,
    ...writeRow<BaseTable>(baseTableKind, from, before, table),
    ...[...days].flatMap(([weekday, lessons]) => writeDay(rows.cells, { from, weekday }, lessons)),
  ];
}

/**
 * Takes a base table out, so that the one before it holds on. Its cells are emptied: a subject that only they name can go, and
 * a table that begins on the same day again has none of them.
 */
export function removeBaseTable(
  cells: ReadonlyMap<string, BaseCell>,
  from: CalendarDay,
): readonly Change[] {
  const taught = [...cells].filter(([, cell]) => cell.from === from && cell.subjectId);
  return [
    removeRow(baseTableKind.name, from),
    ...taught.map(([id]) => ({ kind: baseCellKind.name, id, set: { subjectId: null } })),
  ];
}

function toLessons(
  typed: TypedDay,
  ids: ReadonlyMap<string, string>,
): ReadonlyMap<number, SubjectLesson> {
  return new Map(
    typed.flatMap((lesson, index) => {
      if (!lesson) return [];
      const { subject, classKey } = lesson;
      const subjectId = "id" in subject ? subject.id : (ids.get(subject.name) ?? "");
      return [[index + 1, { subjectId, ...(classKey && { classKey }) }] as const];
    }),
  );
}

/** Cells that have been are emptied, not deleted (`BaseCell.subjectId`). */
function writeDay(
  cells: ReadonlyMap<string, BaseCell>,
  at: Pick<BaseCell, "from" | "weekday">,
  lessons: ReadonlyMap<number, SubjectLesson>,
): readonly Change[] {
  return Array.from({ length: LAST_PERIOD }, (_, index) => index + 1).flatMap((period) => {
    const id = toBaseCellId({ ...at, period });
    const lesson = lessons.get(period);
    const before = cells.get(id);
    if (!lesson && !before) return [];
    return writeRow<BaseCell>(baseCellKind, id, before, {
      ...at,
      period,
      subjectId: lesson?.subjectId ?? null,
      classKey: lesson?.classKey ?? null,
    });
  });
}

/** Rows for the subjects that were typed and are not there, behind the others, each once. */
function makeSubjects(
  subjects: ReadonlyMap<string, KeptSubject>,
  typed: readonly (TypedLesson | null)[],
  { newId, chance }: { readonly newId: () => string; readonly chance: () => number },
): { readonly ids: ReadonlyMap<string, string>; readonly changes: readonly Change[] } {
  const ids = new Map<string, string>();
  const changes: Change[] = [];
  let order = sortSubjects(subjects.values()).at(-1)?.order;
  for (const lesson of typed) {
    if (!lesson || "id" in lesson.subject || ids.has(lesson.subject.name)) continue;
    const { name, short, colour }: PresetSubject = lesson.subject;
    const id = newId();
    order = placeBetween(order, undefined, chance);
    ids.set(name, id);
    changes.push(createRow(subjectKind.name, id, { name, short, colour, order }));
  }
  return { ids, changes };
}

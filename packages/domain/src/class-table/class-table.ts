import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import {
  findClosing,
  type Closing,
  type SchoolCalendar,
} from "../school-calendar/school-calendar.ts";
import { type BaseCell, type BaseTable, type SubjectLesson } from "./base-table.ts";
import { isSameLesson, listBaseWeeks, planDays, type BaseWeek, type PlanDay } from "./base-week.ts";
import type { DayPlan } from "./day-plan.ts";
import { layLedger, type Ledger, type Standing } from "./lay-ledger.ts";
import { toLessonId, type Lesson } from "./lesson.ts";
import type { KeptLessonChange } from "./lesson-change.ts";
import { toLessonPlace, type LessonPlace } from "./lesson-place.ts";
import { layUnits, type LaidUnits, type UnitLesson } from "./lay-units.ts";
import type { UnitPlan } from "./unit-plan.ts";
import type { WeekLetter } from "./weeks/week-letter.ts";

/** Rows as the store holds them, by their ids. */
export interface ClassTableRows {
  readonly tables: ReadonlyMap<string, BaseTable>;
  readonly cells: ReadonlyMap<string, BaseCell>;
  readonly plans: ReadonlyMap<string, DayPlan>;
  readonly lessons: ReadonlyMap<string, Lesson>;
  readonly changes: ReadonlyMap<string, KeptLessonChange>;
  /** By subject; without them a lesson has the unit that is typed alone. */
  readonly unitPlans?: ReadonlyMap<string, UnitPlan>;
}

/** Everything of a year that a day's table follows from, read once. Nothing of it is stored. */
export interface ClassTable {
  readonly calendar: SchoolCalendar;
  readonly weeks: readonly BaseWeek[];
  readonly planned: PlanDay;
  readonly plans: ReadonlyMap<string, DayPlan>;
  readonly lessons: ReadonlyMap<string, Lesson>;
  readonly ledger: Ledger;
  readonly unitPlans: ReadonlyMap<string, UnitPlan>;
  /** Laid when it is first asked for. */
  readonly units: () => LaidUnits;
}

/** One period of a day. */
export interface DayCell {
  readonly place: LessonPlace;
  readonly period: number;
  /** What takes place; nothing in a free period. */
  readonly lesson: SubjectLesson | undefined;
  /** What the base table says, of the weekday that the day is taught like. */
  readonly planned: SubjectLesson | undefined;
  /** Where the lesson was planned. */
  readonly origin: LessonPlace;
  /** What was said of it, by its origin and subject (`toLessonId`). */
  readonly words: Lesson | undefined;
  /** What is learnt: the unit that is typed, else the line of the plan of units. */
  readonly unit?: string | undefined;
  readonly isChanged: boolean;
  /** The entries of the ledger that name this place. */
  readonly changes: readonly KeptLessonChange[];
  readonly cover: KeptLessonChange | undefined;
}

/** A lesson that does not take place where it stands. */
export interface LostLesson {
  readonly place: LessonPlace;
  readonly lesson: SubjectLesson;
  readonly origin: LessonPlace;
  readonly why: "dropped" | "cut" | "closed";
  /** 「출장」, 「3교시까지」, 「재량휴업일」. */
  readonly reason: string;
  /** The entry that dropped it. */
  readonly change?: KeptLessonChange;
}

export interface DayTable {
  readonly day: CalendarDay;
  /** Why there is no school. */
  readonly closing: Closing | undefined;
  readonly plan: DayPlan | undefined;
  /** Of an open day in a two-week cycle. */
  readonly letter?: WeekLetter | undefined;
  /** In order of period: those with a lesson, planned or real, and those that a change names. */
  readonly cells: readonly DayCell[];
  readonly lost: readonly LostLesson[];
}

/** Reads the rows of a year once, so that asking for a day costs that day alone. */
export function buildClassTable(rows: ClassTableRows, calendar: SchoolCalendar): ClassTable {
  const weeks = listBaseWeeks(rows.tables.values(), rows.cells.values());
  const planned = planDays(weeks, rows.plans, calendar);
  const { unitPlans = new Map() } = rows;
  let units: LaidUnits | undefined;
  const table: ClassTable = {
    calendar,
    weeks,
    planned,
    plans: rows.plans,
    lessons: rows.lessons,
    ledger: layLedger(planned, rows.changes.values()),
    unitPlans,
    units: () => (units ??= layUnits(unitPlans, unitPlans.size > 0 ? listYearLessons(table) : [])),
  };
  return table;
}

/** The lessons of the table's year, in order of day and period. */
export function* listYearLessons(table: ClassTable): Iterable<UnitLesson> {
  let day = table.weeks.at(-1)?.from;
  while (day) {
    for (const { place, lesson, words } of layDay(table, day).cells)
      if (lesson) yield { place, lesson, words };
    const next = addDays(day, 1);
    day = next.endsWith("-03-01") ? undefined : next;
  }
}

/** What stands at a place after the changes, whether or not the day has it. */
export function findStanding(
  { planned, ledger }: ClassTable,
  day: CalendarDay,
  period: number,
): Standing {
  return (
    ledger.days.get(day)?.get(period) ?? {
      lesson: planned(day).lessons.get(period),
      origin: toLessonPlace(day, period),
      changes: [],
    }
  );
}

/** Whether lessons can take place there: the school is open and the day is not cut before. */
export function isPlaceOpen(
  { calendar, plans }: ClassTable,
  day: CalendarDay,
  period: number,
): boolean {
  return !findClosing(calendar, day) && period <= (plans.get(day)?.lessons ?? Infinity);
}

/**
 * The table of a day: the base table of its weekday or of the one that it is taught like, then the changes in their order, and
 * last what closes or cuts the day, so that a place which is taken away loses its lesson and not its partner's; then units.
 * Nobody else computes one.
 */
export function toDayTable(table: ClassTable, day: CalendarDay): DayTable {
  const laid = layDay(table, day);
  const { lines } = table.units();
  const withUnit = (cell: DayCell): DayCell => ({
    ...cell,
    unit: cell.lesson && (cell.words?.unit || lines.get(cell.place)),
  });
  return { ...laid, cells: laid.cells.map(withUnit) };
}

function layDay(table: ClassTable, day: CalendarDay): DayTable {
  const { calendar, plans, lessons, ledger } = table;
  const closing = findClosing(calendar, day);
  const plan = plans.get(day);
  const { lessons: base, letter } = table.planned(day);
  const touched = ledger.days.get(day);
  const periods = [...new Set([...base.keys(), ...(touched?.keys() ?? [])])].toSorted(
    (a, b) => a - b,
  );
  const cells: DayCell[] = [];
  const lost: LostLesson[] = (ledger.dropped.get(day) ?? []).map((dropped) => ({
    ...dropped,
    why: "dropped",
    reason: dropped.change.reason ?? "결강",
  }));
  for (const period of periods) {
    const { lesson, origin, changes, cover } = findStanding(table, day, period);
    const place = toLessonPlace(day, period);
    const planned = base.get(period);
    const isMoved = origin !== place || !isSameLesson(lesson, planned);
    const isCut = plan?.lessons !== undefined && plan.lessons !== null && period > plan.lessons;
    if (lesson && closing && (closing.reason === "closed" || isMoved))
      lost.push({ place, lesson, origin, why: "closed", reason: closing.name || "쉬는 날" });
    else if (lesson && !closing && isCut)
      lost.push({ place, lesson, origin, why: "cut", reason: plan.note ?? toCutWords(plan) });
    if (closing) continue;
    cells.push({
      place,
      period,
      lesson: isCut ? undefined : lesson,
      planned,
      origin,
      words: lessons.get(toLessonId(lessons, { origin, lesson })),
      isChanged: isMoved || isCut || cover !== undefined,
      changes,
      cover,
    });
  }
  return { day, closing, plan, letter: closing ? undefined : letter, cells, lost };
}

/** The numbers of a day's lessons, in order. */
export function listLessonPeriods({ cells }: DayTable): readonly number[] {
  return cells.filter(({ lesson }) => lesson !== undefined).map(({ period }) => period);
}

/** The number of a day's last lesson, for its bells; nothing where neither timetable nor plan says one. */
export function findLastLesson(table: DayTable): number | undefined {
  return listLessonPeriods(table).at(-1) ?? table.plan?.lessons ?? undefined;
}

function toCutWords({ lessons }: DayPlan): string {
  return lessons ? `${lessons}교시까지` : "수업 없음";
}

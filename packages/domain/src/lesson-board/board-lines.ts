import { cutBellRows } from "../bells/bell-state.ts";
import type { BellRow } from "../bells/bells.ts";
import { findLastLesson, type DayCell, type DayTable } from "../class-table/class-table.ts";
import { toLessonWords } from "../class-table/change-words.ts";
import { weekHeads } from "../calendar-day/week.ts";
import { toPlaceParts } from "../class-table/lesson-place.ts";
import type { KeptSubject } from "../class-table/subject.ts";
import type { Hide } from "../names/hide-names.ts";

/** One line of a day on the board: a lesson, or what the bells ring for between lessons. No pupil stands in it. */
export interface BoardLine {
  /** Of the bell row; of a lesson without bells its period. */
  readonly id: string;
  /** 「국어」, 「3-1 과학」, 「점심」; 「3교시」 while there is no timetable. */
  readonly title: string;
  readonly period: number | undefined;
  readonly room: string | undefined;
  /** Of the subject. */
  readonly colour: string | undefined;
  readonly unit: string | undefined;
  /** 준비물, one by one. */
  readonly bring: readonly string[];
  readonly isLesson: boolean;
  /** A period in which nothing takes place. */
  readonly isFree: boolean;
  readonly isChanged: boolean;
  /** `HH:MM`, where the bells tell it. */
  readonly from: string | undefined;
}

/**
 * A day of the class table under its bells. Without bells the lessons stand alone, in their order.
 *
 * @param hide takes the pupils out of what a teacher wrote (`hideNames`)
 */
export function listBoardLines(
  rows: readonly BellRow[],
  table: DayTable,
  subjects: ReadonlyMap<string, KeptSubject>,
  hide: Hide,
): readonly BoardLine[] {
  const ofDay = cutBellRows(rows, findLastLesson(table));
  const byPeriod = new Map(table.cells.map((cell) => [cell.period, cell]));
  const hasTable = table.cells.some(({ lesson }) => lesson !== undefined);
  const rung = new Set(ofDay.flatMap(({ period }) => period ?? []));
  const silent = table.cells
    .filter(({ lesson, period }) => lesson && !rung.has(period))
    .map((cell) => toLine({ id: `${cell.period}`, label: "", period: cell.period }, cell));
  if (ofDay.length === 0) return silent;
  const lines = ofDay.map((row) => {
    const isLesson = row.type === "lesson";
    const cell = isLesson ? byPeriod.get(row.period ?? -1) : undefined;
    return toLine({ ...row, isOther: !isLesson, isFree: isLesson && hasTable }, cell);
  });
  return [...lines, ...silent];

  function toLine(
    row: Pick<BellRow, "id" | "label" | "period"> & {
      readonly from?: string;
      readonly isOther?: boolean;
      readonly isFree?: boolean;
    },
    cell: DayCell | undefined,
  ): BoardLine {
    const lesson = cell?.lesson;
    const subject = lesson && subjects.get(lesson.subjectId);
    const isFree = row.isFree === true && !lesson;
    return {
      id: row.id,
      title: lesson ? toLessonWords(lesson, subjects) : isFree ? "수업 없음" : row.label,
      period: row.period ?? undefined,
      room: subject?.room ?? undefined,
      colour: subject?.colour,
      unit: cell?.unit ? hide(cell.unit) : undefined,
      bring: toBringList(lesson && hide(cell.words?.bring ?? "")),
      isLesson: row.isOther !== true,
      isFree,
      isChanged: cell?.isChanged ?? false,
      from: row.from,
    };
  }
}

/**
 * What became different today, without a name and without a reason: 「2교시와 5교시를 바꿨어요」, 「3, 6교시가 바뀌었어요」.
 * Of a day taught like another one first that: 「월요일 시간표예요」. Nothing on a day as planned.
 */
export function toBoardChanges({ cells, day, plan }: DayTable): string {
  const like = plan?.weekday ? `${weekHeads[plan.weekday - 1]}요일 시간표예요` : "";
  const changed = cells.filter(({ isChanged }) => isChanged);
  const [first, second] = changed;
  if (!first) return like;
  const isSwap =
    changed.length === 2 &&
    second &&
    toPlaceParts(first.origin).period === second.period &&
    toPlaceParts(second.origin).period === first.period &&
    [first, second].every(({ origin }) => toPlaceParts(origin).day === day);
  const words = isSwap
    ? `${first.period}교시와 ${second.period}교시를 바꿨어요`
    : `${changed.map(({ period }) => period).join(", ")}교시가 바뀌었어요`;
  return like ? `${like}. ${words}` : words;
}

/** 「자, 가위 / 물감」 is three things. */
function toBringList(words: string | null | undefined): readonly string[] {
  return (words ?? "")
    .split(/[,，、/·\n]+/u)
    .map((word) => word.trim())
    .filter(Boolean);
}
